  const data = JSON.parse(document.getElementById("data").textContent);
  const page = document.getElementById("page");
  const languages = { "#en": "en", "#zh": "zh" };
  let language = languages[location.hash] || data.language || (navigator.language.startsWith("zh") ? "zh" : "en");

  // Words, and elements. Whatever comes from the data is put in as text, never as markup.
  const say = (key, ...values) =>
    data.words[language][key].replace(/\{(\d)\}/g, (all, index) => String(values[index]));

  function fill(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes || {})) {
      if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
      // The policy of a server has no style attributes.
      else if (name === "style") node.style.cssText = value;
      else node.setAttribute(name, value);
    }
    node.append(...children.filter((child) => child !== null));
    return node;
  }
  const el = (name, attributes, ...children) =>
    fill(document.createElement(name), attributes, children);
  const svg = (name, attributes, ...children) =>
    fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

  // Puts parts into a place. Those that have not changed stay, with their focus; of one with an id, its parts are
  // looked at in the same way, so that it stays as it was scrolled.
  function renew(place, parts) {
    const old = [...place.childNodes];
    parts.forEach((part, index) => {
      const before = old[index];
      if (!before) place.append(part);
      else if (before.isEqualNode(part)) return;
      else if (before.id && before.id === part.id) renew(before, [...part.childNodes]);
      else before.replaceWith(part);
    });
    old.slice(parts.length).forEach((each) => each.remove());
  }

  const signed = (number) => (number < 0 ? "−" : "+") + Math.abs(Math.round(number));
  const percent = (part) => (100 * part).toFixed(1) + "%";

  function table(head, rows, attributes) {
    return el("table", attributes,
      el("thead", {}, el("tr", {}, ...head.map((text) => el("th", {}, text)))),
      el("tbody", {}, ...rows));
  }
  const cells = (...texts) => el("tr", {}, ...texts.map((text) => el("td", {}, String(text))));

  const languageButton = () =>
    el("button", { lang: language === "en" ? "zh" : "en", onclick: () => {
      language = language === "en" ? "zh" : "en";
      history.replaceState(null, "", "#" + language);
      draw();
    } }, say("other"));

  // A stone as the data has it: B or W, and the point, or what was done instead of putting a stone.
  function stone(text) {
    const point = /^([a-y])(\d+)$/.exec(text.slice(1));
    return { black: text[0] === "B", text: text.slice(1),
      column: point ? point[1].charCodeAt(0) - 97 : -1, row: point ? Number(point[2]) - 1 : -1 };
  }
  const stones = (text) => text ? text.split(" ").map(stone) : [];

  // A board with the stones before the game, the first moves of it, and marks: each a stone's place and the
  // attributes of a circle there. The label says what is shown to those who cannot see it.
  function boardPicture(label, size, setup, moves, ply, marks) {
    const edge = 1.3, side = size - 1 + 2 * edge;
    const x = (column) => edge + column, y = (row) => edge + size - 1 - row;
    const parts = [];
    for (let i = 0; i < size; i++) {
      const line = { stroke: "#7a6236", "stroke-width": 0.04 };
      parts.push(svg("line", { x1: x(i), x2: x(i), y1: y(0), y2: y(size - 1), ...line }),
        svg("line", { x1: x(0), x2: x(size - 1), y1: y(i), y2: y(i), ...line }),
        svg("text", { x: x(i), y: side - 0.28, style: "font-size:0.42px", "text-anchor": "middle" },
          String.fromCharCode(97 + i)),
        svg("text", { x: 0.62, y: y(i) + 0.15, style: "font-size:0.42px", "text-anchor": "end" }, String(i + 1)));
    }
    const put = (move, number) => {
      if (move.column < 0) return;
      parts.push(svg("circle", { cx: x(move.column), cy: y(move.row), r: 0.44,
        fill: move.black ? "#23262b" : "#fbfbf8", stroke: "#23262b", "stroke-width": 0.03 }));
      if (number) parts.push(svg("text", { x: x(move.column), y: y(move.row) + 0.14, "text-anchor": "middle",
        style: `font-size:0.38px;fill:${number === ply ? "#d3373c" : move.black ? "#fff" : "#23262b"};`
          + (number === ply ? "font-weight:700" : "") }, String(number)));
    };
    setup.forEach((move) => put(move, 0));
    moves.slice(0, ply).forEach((move, index) => put(move, index + 1));
    for (const [point, attributes] of marks) {
      if (point.column >= 0) {
        parts.push(svg("circle", { cx: x(point.column), cy: y(point.row), r: 0.44, ...attributes }));
      }
    }
    return svg("svg", { viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label }, ...parts);
  }

