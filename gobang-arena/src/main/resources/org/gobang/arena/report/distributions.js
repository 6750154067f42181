  // How long games and moves were.
  function bars(counts, label) {
    const most = Math.max(1, ...counts), width = room(480), height = 130, each = width / counts.length;
    return svg("svg", { width, height: height + 22 },
      ...counts.map((count, index) => svg("rect", {
        x: index * each + 0.5, width: Math.max(each - 1, 0.5), fill: "var(--bar)",
        y: height - count / most * (height - 6), height: count / most * (height - 6) },
      svg("title", {}, label(index) + ": " + count))),
      svg("line", { x1: 0, x2: width, y1: height, y2: height, stroke: "var(--axis)" }),
      ...counts.map((count, index) => index % Math.ceil(counts.length / (width / 66)) ? null
        : svg("text", { x: index * each + each / 2, y: height + 16, "text-anchor": "middle" }, label(index)))
        .filter((tick) => tick !== null));
  }

  function lengths() {
    const sizes = data.records.map((record) => plies(record).length);
    const most = sizes.reduce((a, b) => Math.max(a, b), 0);
    const step = Math.max(5, Math.ceil(most / 24 / 5) * 5);
    const counts = new Array(Math.floor(most / step) + 1).fill(0);
    for (const size of sizes) counts[Math.floor(size / step)]++;
    return el("div", {}, el("h2", {}, say("lengths")), bars(counts, (index) => String(index * step)));
  }

  const unit = (micros) => micros < 1000 ? micros + " µs" : micros < 1e6 ? micros / 1000 + " ms" : micros / 1e6 + " s";

  function times() {
    // Three to a decade, from 10 µs on.
    const edges = Array.from({ length: 22 }, (none, index) => [1, 2, 5][index % 3] * 10 ** (1 + Math.floor(index / 3)));
    const counts = edges.map(() => 0);
    const sums = data.players.map(() => [0, 0, 0]);
    for (const record of data.records) {
      const moves = plies(record);
      record.micros.forEach((micros, index) => {
        let bin = edges.findIndex((edge) => micros < edge);
        counts[bin < 0 ? edges.length - 1 : bin]++;
        const move = moves[moves.length - record.micros.length + index];
        const sum = sums[move.black ? record.black : record.white];
        sum[0]++; sum[1] += micros; sum[2] = Math.max(sum[2], micros);
      });
    }
    let first = counts.findIndex((count) => count > 0), last = counts.length;
    while (last > 0 && counts[last - 1] === 0) last--;
    first = Math.max(first, 0);
    const shown = counts.slice(first, Math.max(last, first + 1));
    const rows = data.ranking.map((index) => cells(name(index), sums[index][0],
      sums[index][0] ? (sums[index][1] / sums[index][0] / 1000).toFixed(2) + " ms" : "",
      (sums[index][2] / 1000).toFixed(1) + " ms"));
    return el("div", {}, el("h2", {}, say("times")), bars(shown, (index) => "<" + unit(edges[first + index])),
      el("div", { class: "wide", tabindex: 0 }, table(["player", "moves", "mean", "longest"].map((column) => say(column)), rows)));
  }

  function distributions() {
    return data.records.length ? el("section", { class: "row" }, lengths(), times()) : null;
  }

  parts.splice(parts.indexOf(failures), 0, distributions);

