  const state = { player: -1, result: "", game: 0, ply: 0, chosen: false };

  const total = (score) => score.wins + score.draws + score.losses;
  const points = (score) => score.wins + score.draws / 2;
  const name = (index) => data.players[index].name;
  const isMatch = () => data.players.length === 2;

  // The width of a picture, in pixels: as much as there is room for.
  function room(most) {
    const padding = parseFloat(getComputedStyle(page).paddingLeft);
    return Math.max(260, Math.min(most, page.clientWidth - 2 * padding));
  }

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
    const title = isMatch() ? name(0) + " – " + name(1) : say("tournament", data.players.length);
    document.title = title;
    document.documentElement.lang = language;
    return el("div", { id: "head" },
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
    const late = data.players.some((player) => player.timeouts);
    const columns = ["player", "played", "won", "drawn", "lost", ...(late ? ["timeouts"] : []),
      "score", "elo", "interval"];
    if (!isMatch()) columns.push("rating", "interval");
    const range = (estimate) => signed(estimate[1]) + " … " + signed(estimate[2]);
    const rows = data.ranking.map((index) => {
      const player = data.players[index];
      const texts = [player.name, total(player), player.wins, player.draws, player.losses,
        ...(late ? [player.timeouts] : []),
        total(player) ? percent(points(player) / total(player)) : "", signed(player.elo[0]), range(player.elo)];
      if (!isMatch()) texts.push(signed(player.rating[0]), range(player.rating));
      return cells(...texts);
    });
    return el("section", { id: "ratings" }, el("h2", {}, say("ratings")),
      el("div", { class: "wide", id: "table", tabindex: 0 }, table(columns.map((column) => say(column)), rows)),
      chart(),
      el("p", { class: "soft" }, say(isMatch() ? "explain.elo" : "explain.rating")));
  }

  const shortened = (text, most) => text.length > most ? text.slice(0, Math.floor(most) - 1) + "…" : text;

  function chart() {
    const field = isMatch() ? "elo" : "rating";
    const ends = data.players.flatMap((player) => player[field].slice(1));
    const low = Math.floor(Math.min(0, ...ends) / 100) * 100;
    const high = Math.max(Math.ceil(Math.max(0, ...ends) / 100) * 100, low + 100);
    const width = room(900), left = Math.min(190, width * 0.36), each = 28, bottom = each * data.players.length + 6;
    const x = (elo) => left + (elo - low) / (high - low) * (width - left - 30);
    const step = [50, 100, 200, 500, 1000].find((size) => (high - low) / size <= (width - left) / 60) || 2000;
    const ticks = [];
    for (let elo = Math.ceil(low / step) * step; elo <= high; elo += step) {
      ticks.push(svg("line", { x1: x(elo), x2: x(elo), y1: 0, y2: bottom, stroke: elo ? "var(--line)" : "var(--axis)" }),
        svg("text", { x: x(elo), y: bottom + 16, "text-anchor": "middle" }, signed(elo).replace(/^\+0$/, "0")));
    }
    const rows = data.ranking.flatMap((index, rank) => {
      const [elo, from, to] = data.players[index][field];
      const y = rank * each + each / 2 + 2;
      const text = name(index);
      return [
        svg("text", { class: "name", x: left - 12, y: y + 4, "text-anchor": "end" },
          shortened(text, left / 7.3)),
        svg("line", { x1: x(from), x2: x(to), y1: y, y2: y, stroke: "var(--accent)", "stroke-width": 2 }),
        ...[from, to].map((end) =>
          svg("line", { x1: x(end), x2: x(end), y1: y - 5, y2: y + 5, stroke: "var(--accent)", "stroke-width": 2 })),
        svg("circle", { cx: x(elo), cy: y, r: 5, fill: "var(--accent)" })];
    });
    return svg("svg", { width, height: bottom + 24, class: "chart", role: "img", "aria-label": say("ratings") },
      ...ticks, ...rows);
  }

  function cross() {
    const head = [say("player"), ...data.ranking.map((index) => name(index))];
    const rows = data.ranking.map((index) => el("tr", {}, el("td", {}, name(index)),
      ...data.ranking.map((other) => {
        const score = data.met[index][other];
        return index === other ? el("td", { class: "self" })
          : el("td", { title: say("wdl", score.wins, score.draws, score.losses) },
            total(score) ? `${points(score)} / ${total(score)}` : "–");
      })));
    return el("section", { id: "cross" }, el("h2", {}, say("cross")),
      el("div", { class: "wide", id: "met", tabindex: 0 }, table(head, rows)), el("p", { class: "soft" }, say("explain.cross")));
  }

  function failures() {
    const rows = data.failures.map((failure) => el("tr", {},
      el("td", {}, byNumber.has(failure.game)
        ? el("button", { onclick: () => choose(failure.game) }, String(failure.game)) : String(failure.game)),
      el("td", { class: "left" }, failure.player), el("td", { class: "left" }, say("ending." + failure.kind)),
      el("td", { class: "words" }, failure.words)));
    return el("section", { id: "failures" }, el("h2", {}, say("failures")),
      rows.length ? el("div", { class: "wide faults", id: "faults", tabindex: 0 }, table(["game", "player", "kind", "reason"].map((key) => say(key)), rows))
        : el("p", { class: "soft" }, say("failures.none")),
      data.failed > rows.length ? el("p", { class: "soft" }, say("failures.more", data.failed - rows.length)) : null);
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
      el("div", { class: "wide", id: "machine", tabindex: 0 }, table(["machine", "played", "crashes", "timeouts", "speed", "scale", "residual"]
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
  const byNumber = new Map();
  const results = ["black", "white", "draw"];

  function chosen() {
    return data.records.filter((record) =>
      (state.player < 0 || record.black === state.player || record.white === state.player)
      && (state.result === "" || record.result === state.result));
  }

  function games() {
    if (!data.records.length) return null;
    const option = (value, text, now) =>
      el("option", String(value) === String(now) ? { value, selected: "" } : { value }, text);
    const filters = el("div", { class: "filters" },
      el("select", { "aria-label": say("player"), onchange: (event) => { state.player = Number(event.target.value); list(); } },
        option(-1, say("anybody"), state.player),
        ...data.players.map((player, index) => option(index, player.name, state.player))),
      el("select", { "aria-label": say("result"), onchange: (event) => { state.result = event.target.value; list(); } },
        option("", say("any"), state.result),
        ...results.map((result) => option(result, say("result." + result), state.result))));
    const further = (event) => {
      const place = event.currentTarget;
      if (place.scrollTop + place.clientHeight > place.scrollHeight - 300) more(place.querySelector("tbody"));
    };
    return el("section", { id: "games" }, el("h2", {}, say("all")), el("div", { class: "row", id: "shown" },
      el("div", { id: "chosen" }, filters, el("div", { class: "list", id: "list", tabindex: 0, onscroll: further }, listed())),
      el("div", { class: "board", id: "board" }, ...board())));
  }

  // Of very many games a part is listed; more come as one scrolls.
  function more(body) {
    const from = body.childElementCount;
    body.append(...chosen().slice(from, from + 200).map((record) => el("tr",
      { "data-game": record.game, class: record.game === state.game ? "shown" : "", onclick: () => choose(record.game) },
      el("td", {}, String(record.game)), el("td", { class: "left" }, name(record.black)),
      el("td", { class: "left" }, name(record.white)), el("td", { class: "left" }, say("result." + record.result)),
      el("td", {}, String(plies(record).length)))));
  }

  function listed() {
    const body = el("tbody", {});
    more(body);
    return el("table", {}, el("thead", {}, el("tr", {},
      ...["game", "black", "white", "result", "moves"].map((key, index) =>
        el("th", { class: index > 0 && index < 4 ? "left" : "" }, say(key))))), body);
  }

  const list = () => renew(document.getElementById("list"), [listed()]);

  function open(game) {
    state.game = game;
    state.ply = byNumber.has(game) ? plies(byNumber.get(game)).length : 0;
  }

  function choose(game) {
    open(game);
    // The latest game of a run that goes on is followed by the next.
    state.chosen = game !== data.records[0].game;
    for (const row of document.querySelectorAll("#list tbody tr")) {
      row.className = Number(row.dataset.game) === game ? "shown" : "";
    }
    const place = showBoard();
    if (place.getBoundingClientRect().top > window.innerHeight || place.getBoundingClientRect().bottom < 0) {
      place.scrollIntoView();
    }
  }

  // The place of the game that is shown at which one looks.
  function go(to) {
    const most = plies(byNumber.get(state.game)).length;
    state.ply = Math.max(0, Math.min(most, to));
    state.chosen = true;
    showBoard();
  }

  // A slider that is being moved stays the same one.
  function showBoard() {
    const place = document.getElementById("board");
    renew(place, board());
    place.querySelectorAll("input").forEach((slider) => { slider.value = state.ply; });
    return place;
  }

  function board() {
    const record = byNumber.get(state.game);
    if (!record) return [];
    const moves = plies(record), ply = state.ply, last = moves[ply - 1];
    const slider = el("input", { type: "range", min: 0, max: moves.length, "aria-label": say("moves"),
      oninput: (event) => go(Number(event.target.value)) });
    slider.value = ply;
    const step = (text, by, key) => el("button", { onclick: () => go(state.ply + by), title: say(key) }, text);
    const timed = last && ply > moves.length - record.micros.length
      ? record.micros[ply - 1 - (moves.length - record.micros.length)] : -1;
    return [
      el("p", {}, say("pairing", state.game, name(record.black), name(record.white))),
      picture(record, moves, ply),
      el("div", { class: "controls", id: "controls" }, step("«", -Infinity, "first"), step("‹", -1, "back"), slider,
        step("›", 1, "forward"), step("»", Infinity, "last")),
      el("p", { class: "soft" }, say("ply", ply, moves.length)
        + (last ? ": " + last.text + (timed >= 0 ? ", " + (timed / 1000).toFixed(timed < 100000 ? 1 : 0) + " ms" : "")
          + (ply <= record.opening ? ", " + say("opening") : "") : "")),
      el("p", {}, say("result." + record.result) + " (" + say("ending." + record.ending) + ")"
        + (record.words ? ": " + record.words : ""))];
  }

  function picture(record, moves, ply) {
    const ring = { fill: "none", stroke: "#d3373c", "stroke-width": 0.09 };
    const won = record.ending === "line" && ply === moves.length ? record.words.split(" ") : [];
    return boardPicture(say("pairing", record.game, name(record.black), name(record.white)), data.size, stones(record.setup), moves, ply, won.map((point) => [stone(" " + point), ring]));
  }

  document.addEventListener("keydown", (event) => {
    const record = byNumber.get(state.game);
    if (!record || /^(INPUT|SELECT)$/.test(event.target.tagName)) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) go(state.ply + by);
  });

  // The parts of the page, in their order.
  const parts = [head, ratings, cross, failures, machines, games];

  // New data may have come.
  function take() {
    const held = byNumber.get(state.game);
    byNumber.clear();
    if (held && state.chosen) byNumber.set(held.game, held);
    data.records.forEach((record) => byNumber.set(record.game, record));
    if (!byNumber.has(state.game) || !state.chosen) open(data.records.length ? data.records[0].game : 0);
  }

  function draw() {
    take();
    renew(page, parts.map((part) => part()).filter((part) => part !== null));
    if (document.getElementById("board")) showBoard();
  }

  if (data.records) data.records.sort((a, b) => a.game - b.game);

  window.addEventListener("resize", () => {
    if (data.players) draw();
  });
