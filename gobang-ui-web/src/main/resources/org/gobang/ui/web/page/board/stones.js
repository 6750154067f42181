/** Stones, their shadows, and the light around those that won. */
import { svg } from "../core/dom.js";
import { CELL } from "./geometry.js";

const RADIUS = CELL * 0.468;

/** What is read on a stone. */
export const inkOn = (stone) => (stone === "black" ? "#f4f4f2" : "#1b1b1d");

/** A stone at a place. */
export function stone(colour, { x, y }, colours) {
  const black = colour === "black";
  const plain = black ? "#1e1e20" : "#fbfaf6";
  const edge = colours.outlined ? (black ? "#ffffff" : "#000000") : black ? "#000000" : colours.flat ? "#8c8a84" : "#6e685c";
  const width = colours.outlined ? 2.4 : 0.8;
  const outline = { stroke: edge, "stroke-width": width, "stroke-opacity": colours.flat ? 1 : 0.55 };
  return svg("circle", { cx: x, cy: y, r: RADIUS - width / 2, fill: colours.flat ? plain : `url(#${colour})`, ...outline });
}

/** What a stone throws on the board. */
export function shadow({ x, y }) {
  return svg("circle", { cx: x + CELL * 0.035, cy: y + CELL * 0.075, r: RADIUS * 1.15, fill: "url(#shadow)" });
}

/** Light around a stone of the line that won. */
export function glow({ x, y }) {
  return svg("circle", { class: "glow", cx: x, cy: y, r: RADIUS * 1.42, fill: "url(#glow)" });
}

/** A stone that is not there. */
export function ghost(colour, at, colours) {
  return svg("g", { opacity: 0.55 }, stone(colour, at, colours));
}
