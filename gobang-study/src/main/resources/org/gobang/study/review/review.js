  const state = { game: 0, ply: 0, line: false };

  const order = ["best", "good", "inaccuracy", "mistake", "blunder", "missed-win", "missed-defence"];
  const isFault = (move) => move.reason !== undefined;
  const colour = (kind) => `var(--${kind})`;
  const whole = (part) => Math.round(100 * part) + " %";
  const game = () => data.games[state.game];
  const name = (which, side) => which[side] || say(side);
  const title = (which) => which.black || which.white ? name(which, "black") + " – " + name(which, "white") : which.file;

  // How likely Black wins behind a number of moves.
  function black(moves, ply) {
    if (!moves.length) return 0.5;
    const move = moves[Math.max(0, ply - 1)], won = ply ? move.winAfter : move.winBefore;
    return move.side === "black" ? won : 1 - won;
  }

  function go(ply, line) {
    state.ply = Math.max(0, Math.min(game().moves.length, ply));
    state.line = Boolean(line);
    draw();
  }

  // The fault before or behind a move, 0 where there is none.
  function fault(step) {
    const moves = game().moves;
    for (let at = state.ply - 1 + step; at >= 0 && at < moves.length; at += step) {
      if (isFault(moves[at])) return at + 1;
    }
    return 0;
  }

  function head() {
    const now = game();
    document.title = title(now);
    document.documentElement.lang = language;
    const choose = data.games.length > 1
      ? el("select", { "aria-label": say("game"), onchange: (event) => { state.game = Number(event.target.value); begin(); draw(); } },
        ...data.games.map((each, index) =>
          el("option", index === state.game ? { value: index, selected: "" } : { value: index }, `${index + 1}. ${title(each)}`)))
      : null;
    const about = [now.event, now.date, say("about", now.board, now.size), now.opening[language], say("judge", now.judge), now.file];
    return el("div", {}, el("header", {}, el("h1", {}, title(now)), choose, languageButton()),
      el("p", { class: "soft" }, about.filter((text) => text).join(" · ")));
  }

  function board() {
    const now = game(), played = stones(now.stones), move = now.moves[state.ply - 1];
    const setup = stones(now.setup);
    const step = (text, to, key) => el("button", to < 0 || to > played.length || to === state.ply
      ? { disabled: "", title: say(key) } : { onclick: () => go(to), title: say(key) }, text);
    const jump = (text, to, key) =>
      el("button", to ? { onclick: () => go(to), title: say(key) } : { disabled: "", title: say(key) }, text);
    return el("div", { class: "board" }, picture(now, setup, played, move),
      el("div", { class: "controls" }, step("«", 0, "first"), step("‹", state.ply - 1, "back"),
        el("input", { type: "range", min: 0, max: played.length, value: state.ply, "aria-label": say("move"),
          onchange: (event) => go(Number(event.target.value)) }),
        step("›", state.ply + 1, "forward"), step("»", played.length, "last"),
        jump("⚑ ‹", fault(-1), "fault.back"), jump("⚑ ›", fault(1), "fault.forward")),
      el("div", { class: "now" }, ...about(move)));
  }

  function picture(now, setup, played, move) {
    const ring = (text, stroke) =>
      [stone(" " + text), { fill: "none", stroke: stroke, "stroke-width": 0.11 }];
    if (state.line && move) {
      let own = played[state.ply - 1].black;
      const line = move.line.map((point) => { own = !own; return { ...stone(" " + point), black: !own }; });
      return boardPicture(title(now), now.size, [...setup, ...played.slice(0, state.ply - 1)], line, line.length, []);
    }
    const marks = move ? [ring(move.point, colour(move.class))] : [];
    if (move && isFault(move)) marks.push([stone(" " + move.best), { fill: colour("best"), opacity: 0.75, r: 0.22 }]);
    return boardPicture(title(now), now.size, setup, played, state.ply, marks);
  }

  function about(move) {
    if (!move) return [el("p", { class: "soft" }, say("start"))];
    if (!move.best) return [el("p", { class: "soft" }, say("unjudged", move.move, say(move.side), move.point))];
    const lines = [el("p", {},
      el("span", { class: "kind", style: "background:" + colour(move.class) }, say("class." + move.class)),
      say("moved", move.move, say(move.side), move.point, whole(move.winBefore), whole(move.winAfter)))];
    if (isFault(move)) {
      lines.push(el("p", {}, move.reason[language]),
        el("p", {}, el("button", { onclick: () => go(state.ply, !state.line) }, say(state.line ? "line.hide" : "line.show")),
          " " + say("better", move.line.join(" "))));
    }
    return lines;
  }

  function accuracy() {
    const now = game(), sides = ["black", "white"];
    const known = (index) => now.accuracy[index] >= 0;
    const count = (kind) => sides.map((side, index) => known(index)
      ? now.moves.filter((move) => move.side === side && isFault(move) && move.class === kind).length : "–");
    const rows = [cells(say("accuracy"), ...sides.map((side, index) => known(index) ? now.accuracy[index].toFixed(1) : "–")),
      ...order.slice(2).map((kind) => cells(say("class." + kind), ...count(kind)))];
    return table(["", say("black"), say("white")], rows, { class: "summary" });
  }

  function graph() {
    const moves = game().moves, width = 560, height = 170;
    const x = (ply) => moves.length ? ply / moves.length * width : 0, y = (part) => height - part * height;
    const points = [0, ...moves.map((move, index) => index + 1)].map((ply) => `${x(ply)},${y(black(moves, ply))}`);
    const dots = moves.filter(isFault).map((move) => svg("circle", { class: "fault", cx: x(move.move),
      cy: y(black(moves, move.move)), r: 5, fill: colour(move.class), stroke: "#fff", onclick: (event) => { event.stopPropagation(); go(move.move); } },
    svg("title", {}, `${move.move}. ${move.point}: ${move.reason[language]}`)));
    const pick = (event) => {
      const box = event.currentTarget.getBoundingClientRect();
      go(Math.round((event.clientX - box.left) / box.width * moves.length));
    };
    return el("div", {}, el("h2", {}, say("graph")),
      svg("svg", { viewBox: `0 0 ${width} ${height}`, width: "100%", role: "img", "aria-label": say("graph"), onclick: pick },
        svg("rect", { x: 0, y: 0, width, height, fill: "#f3f1ec" }),
        svg("polygon", { points: `0,${height} ${points.join(" ")} ${width},${height}`, fill: "#4a4f57" }),
        svg("line", { x1: 0, x2: width, y1: height / 2, y2: height / 2, stroke: "#9aa1aa", "stroke-dasharray": "4 4" }),
        svg("line", { x1: x(state.ply), x2: x(state.ply), y1: 0, y2: height, stroke: "#2a6f97", "stroke-width": 2 }),
        ...dots));
  }

  function faults() {
    const all = game().moves.filter(isFault).sort((a, b) => b.loss - a.loss);
    const rows = all.map((move) => el("tr",
      { class: move.move === state.ply ? "shown" : "", onclick: () => go(move.move) },
      el("td", {}, `${move.move}. ${move.point}`), el("td", { class: "left" }, say(move.side)),
      el("td", { class: "left" },
        el("span", { class: "kind", style: "background:" + colour(move.class) }, say("class." + move.class))),
      el("td", {}, "−" + whole(move.loss))));
    return el("div", {}, el("h2", {}, say("faults")), rows.length
      ? el("div", { class: "faults" }, table(["move", "side", "kind", "loss"].map((key) => say(key)), rows))
      : el("p", { class: "soft" }, say("faults.none")));
  }

  function moves() {
    return el("div", { class: "moves" }, ...game().moves.map((move) => el("button", {
      class: move.move === state.ply ? "shown" : "", style: "border-color:" + colour(move.class),
      title: say("class." + move.class), onclick: () => go(move.move) }, `${move.move}. ${move.point}`)));
  }

  // The greatest mistake comes first.
  function begin() {
    const greatest = game() && game().moves.filter(isFault).sort((a, b) => b.loss - a.loss)[0];
    state.ply = greatest ? greatest.move : 0;
    state.line = false;
  }

  function draw() {
    page.replaceChildren(head(), el("section", { class: "row study" }, board(),
      el("div", {}, accuracy(), graph(), faults())), moves());
  }

  document.addEventListener("keydown", (event) => {
    if (/^(INPUT|SELECT)$/.test(event.target.tagName)) return;
    const to = { ArrowLeft: () => state.ply - 1, ArrowRight: () => state.ply + 1,
      ArrowUp: () => fault(-1) || state.ply, ArrowDown: () => fault(1) || state.ply }[event.key];
    if (to) {
      event.preventDefault();
      go(to());
    }
  });

  begin();
