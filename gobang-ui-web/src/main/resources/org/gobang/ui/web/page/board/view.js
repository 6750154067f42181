/** The board of the page: its picture, and above it a grid of points that have names. */
import { el, svg } from "../core/dom.js";
import { moves } from "../core/look.js";
import { part, watch } from "../core/store.js";
import { CELL, margin } from "./geometry.js";
import { grid, updateGrid } from "./grid.js";
import { sharpen } from "./ground.js";
import { palette } from "./palette.js";
import { box, groundLayer, stonesLayer } from "./picture.js";

export const picture = svg("svg", { class: "picture", "aria-hidden": "true" });
export const hover = svg("g", { class: "hover" });
export const frame = el("div", { class: "board" }, picture, grid);
export const stage = el("section", { class: "stage" }, frame);

let groundKey = "";
let ground = null;
let before = new Set();

/** The colours that the board has now. */
export const colours = () => palette(part("look"), document.documentElement.dataset.mode === "dark");

function draw(board, look) {
  const paint = colours();
  const key = JSON.stringify([board.size, board.wraps, look.theme, look.stones, look.coordinates, paint.light]);
  if (key !== groundKey) {
    groundKey = key;
    ground = groundLayer(board, paint, look);
    before = new Set();
    picture.replaceChildren(ground);
    fit();
  }
  picture.replaceChildren(ground, stonesLayer(board, paint, fresh(board)), hover);
  updateGrid(board);
}

/** The points of stones that came since the last picture, where these are few and may move. */
function fresh(board) {
  const now = new Set(board.spots.filter((spot) => spot.stone).map((spot) => spot.at));
  const came = [...now].filter((at) => !before.has(at));
  const few = moves() && before.size > 0 && came.length <= 2;
  before = now;
  return new Set(few ? came : []);
}

/** As large as there is room for, with lines a whole number of pixels apart. */
function fit() {
  const board = part("board");
  const look = part("look");
  const room = Math.min(stage.clientWidth, stage.clientHeight);
  if (room < 50) {
    return;
  }
  const scale = window.devicePixelRatio || 1;
  const around = margin(look.coordinates, board.wraps) / CELL;
  const cell = Math.max(1, Math.floor((room * scale) / (board.size - 1 + 2 * around)));
  const edge = Math.floor(cell * around);
  const width = (cell * (board.size - 1) + 2 * edge) / scale;
  picture.setAttribute("viewBox", box(board.size, (edge / cell) * CELL));
  sharpen(picture, CELL / cell);
  frame.style.width = frame.style.height = `${width}px`;
  frame.style.setProperty("--cell", `${cell / scale}px`);
  grid.style.inset = `${(edge - cell / 2) / scale}px`;
}

/** Draws the board from now on. */
export function startBoard() {
  watch("board look", draw);
  new ResizeObserver(() => ground && fit()).observe(stage);
  new MutationObserver(
    () => part("board") && part("look") && draw(part("board"), part("look"))
  ).observe(document.documentElement, { attributeFilter: ["data-mode"] });
}
