  // How the estimates moved. A curve is drawn over the finished games.
  const tone = (index) => isMatch() ? "var(--accent)" : `hsl(${Math.round(index * 360 / data.players.length + 205) % 360} 55% 52%)`;

  // Steps of 1, 2 or 5 with so much room for each.
  function ticks(low, high, most) {
    const least = (high - low) / Math.max(1, most), power = 10 ** Math.floor(Math.log10(least || 1));
    const step = [1, 2, 5, 10].map((digit) => digit * power).find((size) => size >= least);
    return Array.from({ length: Math.floor(high / step) - Math.ceil(low / step) + 1 },
      (none, index) => (Math.ceil(low / step) + index) * step);
  }

  // Axes, and what is drawn with the scales of the two directions.
  function curves(label, low, high, text, drawn) {
    const width = room(900), height = Math.round(Math.max(170, Math.min(260, width / 3)));
    const left = 52, right = 14, bottom = height - 24, games = Math.max(data.games, 2);
    const x = (count) => left + count / games * (width - left - right);
    const top = 10, y = (value) => bottom - (value - low) / (high - low) * (bottom - top);
    const across = ticks(low, high, (bottom - top) / 26), along = ticks(0, games, (width - left) / 80)
      .filter((count) => Number.isInteger(count));
    return svg("svg", { width, height, class: "chart curves", role: "img", "aria-label": label },
      ...across.flatMap((value) => [
        svg("line", { x1: left, x2: width - right, y1: y(value), y2: y(value), class: value ? "grid" : "zero" }),
        svg("text", { x: left - 8, y: y(value) + 4, "text-anchor": "end" }, text(value))]),
      ...along.map((count) => svg("text", { x: x(count), y: height - 6, "text-anchor": "middle" }, String(count))),
      // What is beyond the axes is cut off.
      svg("svg", { x: left, y: top, width: width - left - right, height: bottom - top,
        viewBox: [left, top, width - left - right, bottom - top].join(" ") }, ...drawn(x, y, left, width - right)));
  }

  const path = (points, stroke) =>
    svg("path", { d: "M" + points.map(([x, y]) => x.toFixed(1) + " " + y.toFixed(1)).join("L"), style: "stroke:" + stroke });

  // The first pairs say little: their intervals do not determine the scale.
  function leads() {
    const games = data.course.games, all = data.course.elo;
    const settled = all.map((points) => points.slice(Math.min(points.length - 1, Math.ceil(points.length / 5))));
    const values = settled.flatMap((points) => points.flatMap((point) => isMatch() ? point : point[0]));
    const margin = Math.max(10, (Math.max(0, ...values) - Math.min(0, ...values)) * 0.06);
    const low = Math.min(0, ...values) - margin, high = Math.max(0, ...values) + margin;
    return curves(say("course.elo"), low, high, (value) => value ? signed(value) : "0", (x, y) => all.flatMap((points, player) => {
      const place = (part) => points.map((point, index) => [x(games[index]), y(point[part])]);
      const band = [...place(1), ...place(2).reverse()];
      return [isMatch() ? svg("polygon", { class: "band", points: band.map((point) => point.join(",")).join(" ") }) : null,
        path(place(0), tone(player))].filter((part) => part !== null);
    }));
  }

  function ratio() {
    const { lower, upper } = data.sprt, games = data.course.games;
    const margin = (upper - lower) * 0.08;
    return curves(say("course.ratio"), lower - margin, upper + margin, (value) => String(value).replace("-", "−"), (x, y, left, right) => [
      ...[[lower, "elo0", -7], [upper, "elo1", 17]].flatMap(([bound, hypothesis, by]) => [
        svg("line", { class: "bound", x1: left, x2: right, y1: y(bound), y2: y(bound) }),
        svg("text", { class: "name", x: left + 8, y: y(bound) + by },
          say("course.accepted", data.sprt[hypothesis]))]),
      path([[x(0), y(0)], ...data.course.ratio.map((value, index) => [x(games[index]), y(value)])], "var(--accent)")]);
  }

  function course() {
    if (!data.course.games.length) return null;
    const keys = isMatch() ? null : el("ul", { class: "keys" }, ...data.ranking.map((index) =>
      el("li", {}, el("i", { style: "background:" + tone(index) }), name(index))));
    return el("section", { id: "course" }, el("h2", {}, say("course")),
      el("p", { class: "soft" }, isMatch() ? say("explain.course", name(0), name(1)) : say("explain.courses")),
      leads(), keys,
      ...(data.sprt ? [el("p", { class: "soft next" }, say("explain.ratio", data.sprt.elo0, data.sprt.elo1)), ratio()] : []));
  }

  parts.splice(parts.indexOf(ratings) + 1, 0, course);

