/** The points of the board as a grid for the keyboard and for screen readers. */
import { attr, el } from "../core/dom.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { nameOf, place } from "./geometry.js";

export const grid = el("div", { class: "points", role: "grid" });

let size = 0;
let at = "";
const points = new Map();

function build(lines) {
  size = lines;
  points.clear();
  const rows = [];
  for (let row = size - 1; row >= 0; row--) {
    const line = el("div", { role: "row" });
    for (let column = 0; column < size; column++) {
      const name = nameOf(column, row);
      const point = el("div", { role: "gridcell", tabindex: -1, "data-at": name });
      points.set(name, point);
      line.append(point);
    }
    rows.push(line);
  }
  grid.replaceChildren(...rows);
  const middle = Math.floor(size / 2);
  rove(nameOf(middle, middle));
}

/** The point at which the keyboard is. */
export const focused = () => at;

const hasFocus = () => grid.contains(document.activeElement);

function rove(name) {
  points.get(at)?.setAttribute("tabindex", -1);
  at = name;
  points.get(at)?.setAttribute("tabindex", 0);
}

/** Moves the keyboard to a point. */
export function focusPoint(name) {
  if (points.has(name)) {
    rove(name);
    points.get(name).focus({ preventScroll: true });
  }
}

/** Moves the keyboard by some columns and rows, as far as the board goes. */
export function moveFocus(columns, rows) {
  const from = place(at, size);
  const within = (value) => Math.min(size - 1, Math.max(0, value));
  focusPoint(nameOf(within(from.column + columns), within(from.row + rows)));
}

/** The element of a point. */
export const pointElement = (name) => points.get(name);

/** The board's names of its points. */
export function updateGrid(board) {
  if (board.size !== size) {
    const had = hasFocus();
    build(board.size);
    if (had) {
      focusPoint(at);
    }
  }
  const spots = new Map(board.spots.map((spot) => [spot.at, spot]));
  for (const [name, point] of points) {
    attr(point, "aria-label", spots.get(name)?.words || t("page.point.empty", name));
  }
}

grid.addEventListener("focusin", (event) => rove(event.target.dataset.at));
watch("texts", () => grid.setAttribute("aria-label", t("page.board")));
