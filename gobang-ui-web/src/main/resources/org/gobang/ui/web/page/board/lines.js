/** What reaches from point to point: the line that won, arrows and lines of a record, areas. */
import { svg } from "../core/dom.js";
import { CELL, centre, place } from "./geometry.js";

/** The direction to the next stone of a line, which is beyond the edge if it is far away. */
const step = (distance) => (Math.abs(distance) <= 1 ? distance : -Math.sign(distance));

function piece(name, size, [columns, rows], from, to) {
  const { x, y } = centre(name, size);
  const point = (part) => `${x + part * columns * CELL} ${y - part * rows * CELL}`;
  return `M${point(from)}L${point(to)}`;
}

/** The line that won; beside numbers it keeps clear of them. */
export function winning(line, size, spots, colours) {
  if (line.length < 2) {
    return null;
  }
  let d = "";
  line.slice(1).forEach((to, i) => {
    const from = line[i];
    const a = place(from, size);
    const b = place(to, size);
    const way = [step(b.column - a.column), step(b.row - a.row)];
    const away = spots.get(from)?.label || spots.get(to)?.label ? 0.36 : 0;
    if (way[0] === b.column - a.column && way[1] === b.row - a.row) {
      d += piece(from, size, way, away, 1 - away);
    } else {
      d += piece(from, size, way, away, 0.5) + piece(to, size, way.map((each) => -each), away, 0.5);
    }
  });
  const path = (stroke, width, opacity) => svg(
    "path",
    { d, fill: "none", stroke, "stroke-width": width, "stroke-opacity": opacity, "stroke-linecap": "round" },
  );
  return svg("g", { class: "winning" }, path("#000000", 6.5, 0.5), path(colours.win, 4.4, 0.95));
}

/** An arrow or a line from one point to another. */
export function connection({ kind, from, to }, size, colours) {
  const a = centre(from, size);
  const b = centre(to, size);
  if (!a || !b) {
    return null;
  }
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const at = (from, away, angle = turn) =>
    `${(from.x + away * Math.cos(angle)).toFixed(1)} ${(from.y + away * Math.sin(angle)).toFixed(1)}`;
  const tip = { x: b.x - CELL * 0.2 * Math.cos(turn), y: b.y - CELL * 0.2 * Math.sin(turn) };
  const head = kind === "arrow" ? `M${at(tip, -13, turn - 0.5)}L${at(tip, 0)}L${at(tip, -13, turn + 0.5)}` : "";
  const d = `M${at(a, CELL * 0.2)}L${at(tip, 0)}${head}`;
  const path = (stroke, width) => svg(
    "path",
    { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" },
  );
  return svg("g", { opacity: 0.9 }, path("#ffffff", 7), path(colours.hand, 4));
}

/** The area of a hint. */
export function area({ from, to }, size, colours) {
  const a = centre(from, size);
  const b = centre(to, size);
  const box = {
    x: Math.min(a.x, b.x) - CELL / 2, y: Math.min(a.y, b.y) - CELL / 2,
    width: Math.abs(a.x - b.x) + CELL, height: Math.abs(a.y - b.y) + CELL, rx: CELL / 2,
  };
  return svg(
    "g",
    {},
    svg("rect", { ...box, fill: colours.hint, "fill-opacity": 0.18, stroke: "#ffffff", "stroke-width": 5 }),
    svg("rect", { ...box, fill: "none", stroke: colours.hint, "stroke-width": 3, "stroke-dasharray": "9 5" }),
  );
}

/** Where an opening allows the next stone: the squares around these points, with a frame. */
export function region(spots, size, colours) {
  const h = CELL / 2;
  const cells = new Map(spots.map(({ at }) => {
    const { column, row } = place(at, size);
    return [`${column} ${row}`, { column, row, ...centre(at, size) }];
  }));
  let squares = "";
  let frame = "";
  for (const { column, row, x, y } of cells.values()) {
    squares += `M${x - h} ${y - h}h${CELL}v${CELL}h-${CELL}z`;
    const edges = [
      [column - 1, row, `M${x - h} ${y - h}v${CELL}`],
      [column + 1, row, `M${x + h} ${y - h}v${CELL}`],
      [column, row - 1, `M${x - h} ${y + h}h${CELL}`],
      [column, row + 1, `M${x - h} ${y - h}h${CELL}`],
    ];
    frame += edges.filter(([c, r]) => !cells.has(`${c} ${r}`)).map(([, , line]) => line).join("");
  }
  return svg(
    "g",
    {},
    svg("path", { d: squares, fill: colours.hand, "fill-opacity": 0.1 }),
    svg("path", { d: frame, stroke: colours.hand, "stroke-opacity": 0.6, "stroke-width": 1.4, "stroke-linecap": "square" }),
  );
}
