  const state = { player: -1, result: "", game: 0, ply: 0 };

  const total = (score) => score.wins + score.draws + score.losses;
  const points = (score) => score.wins + score.draws / 2;
  const name = (index) => data.players[index].name;
  const isMatch = data.players.length === 2;

  // What a move may cost, such as "5 s" or "1000 nodes".
  function limits() {
    const given = data.limits, texts = [];
    if (given.timeMs) texts.push(say("limit.time", given.timeMs / 1000));
    if (given.clockMs) texts.push(say("limit.clock", given.clockMs / 1000, given.incrementMs / 1000));
    if (given.nodes) texts.push(say("limit.nodes", given.nodes));
    if (given.depth) texts.push(say("limit.depth", given.depth));
    return texts.join(", ");
  }

  // The parts of the page.
  function head() {
    const title = isMatch ? name(0) + " – " + name(1) : say("tournament", data.players.length);
    document.title = title;
    document.documentElement.lang = language;
    return el("div", {},
      el("header", {}, el("h1", {}, title),
        languageButton()),
      el("p", { class: "soft" }, say("run", data.board, data.size, limits(), data.openings, data.seed)),
      el("p", {}, say("games", data.games, data.planned, data.blackWins, data.whiteWins,
        data.games - data.blackWins - data.whiteWins)),
      data.sprt ? el("p", {}, say("sprt." + data.sprt.verdict, name(0), data.sprt.elo0, data.sprt.elo1,
        data.sprt.ratio.toFixed(2), data.sprt.lower.toFixed(2), data.sprt.upper.toFixed(2))) : null,
      data.repeats ? el("p", {}, say("repeats", data.repeats)) : null);
  }

  function ratings() {
    const late = data.failures.filter((failure) => failure.kind === "overstepped");
    const columns = ["player", "played", "won", "drawn", "lost", ...(late.length ? ["timeouts"] : []),
      "score", "elo", "interval"];
    if (!isMatch) columns.push("rating", "interval");
    const range = (estimate) => signed(estimate[1]) + " … " + signed(estimate[2]);
    const rows = data.ranking.map((index) => {
      const player = data.players[index];
      const texts = [player.name, total(player), player.wins, player.draws, player.losses,
        ...(late.length ? [late.filter((failure) => failure.player === player.name).length] : []),
        total(player) ? percent(points(player) / total(player)) : "", signed(player.elo[0]), range(player.elo)];
      if (!isMatch) texts.push(signed(player.rating[0]), range(player.rating));
      return cells(...texts);
    });
    return el("section", {}, el("h2", {}, say("ratings")),
      el("div", { class: "wide" }, table(columns.map((column) => say(column)), rows)),
      chart(),
      el("p", { class: "soft" }, say(isMatch ? "explain.elo" : "explain.rating")));
  }

  function chart() {
    const field = isMatch ? "elo" : "rating";
    const ends = data.players.flatMap((player) => player[field].slice(1));
    const low = Math.floor(Math.min(0, ...ends) / 100) * 100;
    const high = Math.max(Math.ceil(Math.max(0, ...ends) / 100) * 100, low + 100);
    const left = 190, width = 900, each = 28, bottom = each * data.players.length + 6;
    const x = (elo) => left + (elo - low) / (high - low) * (width - left - 30);
    const step = [50, 100, 200, 500, 1000].find((size) => (high - low) / size <= 12) || 2000;
    const ticks = [];
    for (let elo = Math.ceil(low / step) * step; elo <= high; elo += step) {
      ticks.push(svg("line", { x1: x(elo), x2: x(elo), y1: 0, y2: bottom, stroke: elo ? "#eceef1" : "#b9c0c8" }),
        svg("text", { x: x(elo), y: bottom + 16, "text-anchor": "middle" }, signed(elo).replace(/^\+0$/, "0")));
    }
    const rows = data.ranking.flatMap((index, rank) => {
      const [elo, from, to] = data.players[index][field];
      const y = rank * each + each / 2 + 2;
      const text = name(index);
      return [
        svg("text", { class: "name", x: left - 12, y: y + 4, "text-anchor": "end" },
          text.length > 26 ? text.slice(0, 25) + "…" : text),
        svg("line", { x1: x(from), x2: x(to), y1: y, y2: y, stroke: "#2a6f97", "stroke-width": 2 }),
        ...[from, to].map((end) =>
          svg("line", { x1: x(end), x2: x(end), y1: y - 5, y2: y + 5, stroke: "#2a6f97", "stroke-width": 2 })),
        svg("circle", { cx: x(elo), cy: y, r: 5, fill: "#2a6f97" })];
    });
    return svg("svg", { viewBox: `0 0 ${width} ${bottom + 24}`, width: "100%", style: "max-width:900px;margin-top:14px" },
      ...ticks, ...rows);
  }

  function cross() {
    const head = ["", ...data.ranking.map((index) => name(index))];
    const rows = data.ranking.map((index) => el("tr", {}, el("td", {}, name(index)),
      ...data.ranking.map((other) => {
        const score = data.met[index][other];
        return index === other ? el("td", { class: "self" })
          : el("td", { title: say("wdl", score.wins, score.draws, score.losses) },
            total(score) ? `${points(score)} / ${total(score)}` : "–");
      })));
    return el("section", {}, el("h2", {}, say("cross")),
      el("div", { class: "wide" }, table(head, rows)), el("p", { class: "soft" }, say("explain.cross")));
  }

  // Distributions.
  function bars(counts, label) {
    const most = Math.max(1, ...counts), width = 480, height = 130, each = width / counts.length;
    return svg("svg", { viewBox: `0 0 ${width} ${height + 22}`, width: "100%" },
      ...counts.map((count, index) => svg("rect", {
        x: index * each + 0.5, width: Math.max(each - 1, 0.5), fill: "#7fa9c2",
        y: height - count / most * (height - 6), height: count / most * (height - 6) },
      svg("title", {}, label(index) + ": " + count))),
      svg("line", { x1: 0, x2: width, y1: height, y2: height, stroke: "#b9c0c8" }),
      ...counts.map((count, index) => index % Math.ceil(counts.length / 8) ? null
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
      el("div", { class: "wide" }, table(["player", "moves", "mean", "longest"].map((column) => say(column)), rows)));
  }

  function failures() {
    const rows = data.failures.map((failure) => el("tr", {},
      el("td", {}, el("button", { onclick: () => { show(failure.game); } }, String(failure.game))),
      el("td", { class: "left" }, failure.player), el("td", { class: "left" }, say("ending." + failure.kind)),
      el("td", { class: "words" }, failure.words)));
    return el("section", {}, el("h2", {}, say("failures")),
      rows.length ? el("div", { class: "wide faults" }, table(["game", "player", "kind", "reason"].map((key) => say(key)), rows))
        : el("p", { class: "soft" }, say("failures.none")));
  }

  // What each machine did, where others played than the run's own process.
  function machines() {
    if (!data.machines) return null;
    const suspicious = (row) => row.residual > 3;
    const rows = data.machines.map((row) => el("tr", {}, el("td", {}, row.machine || say("machine.run")),
      ...[row.games, row.crashes, row.timeouts,
        row.nodesPerSecond ? row.nodesPerSecond.toLocaleString(language) : "",
        "timeScale" in row && row.timeScale !== 1 ? say("scaled", Math.round(row.timeScale * 100) / 100) : ""]
        .map((text) => el("td", {}, String(text))),
      el("td", suspicious(row) ? { class: "suspicious" } : {}, "residual" in row ? row.residual.toFixed(1) : "")));
    return el("section", {}, el("h2", {}, say("machines")),
      el("div", { class: "wide" }, table(["machine", "played", "crashes", "timeouts", "speed", "scale", "residual"]
        .map((column) => say(column)), rows)),
      el("p", { class: "soft" }, say("explain.machines")),
      data.machines.some(suspicious) ? el("p", {}, say("suspicious")) : null);
  }

  // Games.
  function plies(record) {
    if (!record.parsed) {
      record.parsed = stones(record.moves);
    }
    return record.parsed;
  }
  const byNumber = new Map(data.records.map((record) => [record.game, record]));
  const results = ["black", "white", "draw"];

  function chosen() {
    return data.records.filter((record) =>
      (state.player < 0 || record.black === state.player || record.white === state.player)
      && (state.result === "" || record.result === state.result)).sort((a, b) => a.game - b.game);
  }

  function games() {
    if (!data.records.length) return null;
    const option = (value, text, now) =>
      el("option", String(value) === String(now) ? { value, selected: "" } : { value }, text);
    const filters = el("div", { class: "filters" },
      el("select", { onchange: (event) => { state.player = Number(event.target.value); list(); } },
        option(-1, say("anybody"), state.player),
        ...data.players.map((player, index) => option(index, player.name, state.player))),
      el("select", { onchange: (event) => { state.result = event.target.value; list(); } },
        option("", say("any"), state.result),
        ...results.map((result) => option(result, say("result." + result), state.result))));
    return el("section", {}, el("h2", { id: "games" }, say("all")), el("div", { class: "row" },
      el("div", {}, filters, el("div", { class: "list", id: "list" })),
      el("div", { class: "board", id: "board" })));
  }

  // Of very many games a part is listed; more come as one scrolls.
  function list() {
    const place = document.getElementById("list");
    if (!place) return;
    const all = chosen(), body = el("tbody", {});
    const more = () => {
      const from = body.childElementCount;
      body.append(...all.slice(from, from + 200).map((record) => el("tr",
        { "data-game": record.game, class: record.game === state.game ? "shown" : "", onclick: () => show(record.game) },
        el("td", {}, String(record.game)), el("td", { class: "left" }, name(record.black)),
        el("td", { class: "left" }, name(record.white)), el("td", { class: "left" }, say("result." + record.result)),
        el("td", {}, String(plies(record).length)))));
    };
    more();
    place.onscroll = () => {
      if (place.scrollTop + place.clientHeight > place.scrollHeight - 300) more();
    };
    place.replaceChildren(el("table", {}, el("thead", {}, el("tr", {},
      ...["game", "black", "white", "result", "moves"].map((key, index) =>
        el("th", { class: index > 0 && index < 4 ? "left" : "" }, say(key))))), body));
  }

  function show(game) {
    state.game = game;
    state.ply = byNumber.has(game) ? plies(byNumber.get(game)).length : 0;
    for (const row of document.querySelectorAll("#list tbody tr")) {
      row.className = Number(row.dataset.game) === game ? "shown" : "";
    }
    board();
    const place = document.getElementById("board");
    if (place.getBoundingClientRect().top > window.innerHeight || place.getBoundingClientRect().bottom < 0) {
      place.scrollIntoView();
    }
  }

  function board() {
    const place = document.getElementById("board"), record = byNumber.get(state.game);
    if (!place || !record) return;
    const moves = plies(record), ply = state.ply, last = moves[ply - 1];
    const go = (to) => { state.ply = Math.max(0, Math.min(moves.length, to)); board(); };
    const slider = el("input", { type: "range", min: 0, max: moves.length, value: ply, "aria-label": say("moves"),
      oninput: (event) => go(Number(event.target.value)) });
    const step = (text, to, key) => el("button", { onclick: () => go(to), title: say(key) }, text);
    const timed = last && ply > moves.length - record.micros.length
      ? record.micros[ply - 1 - (moves.length - record.micros.length)] : -1;
    const held = document.activeElement && place.contains(document.activeElement)
      && document.activeElement.type === "range";
    place.replaceChildren(
      el("p", {}, say("pairing", state.game, name(record.black), name(record.white))),
      picture(record, moves, ply),
      el("div", { class: "controls" }, step("«", 0, "first"), step("‹", ply - 1, "back"), slider,
        step("›", ply + 1, "forward"), step("»", moves.length, "last")),
      el("p", { class: "soft" }, say("ply", ply, moves.length)
        + (last ? ": " + last.text + (timed >= 0 ? ", " + (timed / 1000).toFixed(timed < 100000 ? 1 : 0) + " ms" : "")
          + (ply <= record.opening ? ", " + say("opening") : "") : "")),
      el("p", {}, say("result." + record.result) + " (" + say("ending." + record.ending) + ")"
        + (record.words ? ": " + record.words : "")));
    if (held) slider.focus();
  }

  function picture(record, moves, ply) {
    const ring = { fill: "none", stroke: "#d3373c", "stroke-width": 0.09 };
    const won = record.ending === "line" && ply === moves.length ? record.words.split(" ") : [];
    return boardPicture(data.size, stones(record.setup), moves, ply, won.map((point) => [stone(" " + point), ring]));
  }

  document.addEventListener("keydown", (event) => {
    const record = byNumber.get(state.game);
    if (!record || /^(INPUT|SELECT)$/.test(event.target.tagName)) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) {
      state.ply = Math.max(0, Math.min(plies(record).length, state.ply + by));
      board();
    }
  });

  function draw() {
    page.replaceChildren(...[head(), ratings(), cross(),
      data.records.length ? el("section", { class: "row" }, lengths(), times()) : null,
      failures(), machines(), games()].filter((part) => part !== null));
    list();
    board();
  }

  if (data.records.length) {
    const first = data.records.reduce((a, b) => a.game < b.game ? a : b);
    state.game = first.game;
    state.ply = plies(first).length;
  }
