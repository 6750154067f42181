/** The whole picture of a board as SVG. It holds no styles: saved to a file it looks the same. */
import { svg } from "../core/dom.js";
import { CELL, centre } from "./geometry.js";
import { gradients, ground } from "./ground.js";
import { area, connection, region, winning } from "./lines.js";
import { excluded, forbidden, heat, hint, label, mark } from "./marks.js";
import { ghost, glow, shadow, stone } from "./stones.js";

/** The box of the picture in units with some room around the outer lines, for a viewBox. */
export function box(size, edge) {
  const width = (size - 1) * CELL + 2 * edge;
  return `${-edge} ${-edge} ${width} ${width}`;
}

/** What lies below the stones and changes only with the look. */
export function groundLayer(board, colours, look) {
  return svg("g", {}, gradients(colours), ground(board.size, board.wraps, colours, look.coordinates));
}

/**
 * All that stands on the board.
 * @param {Set<string>} fresh points the stones of which have just been put there
 */
export function stonesLayer(board, colours, fresh) {
  const spots = new Map(board.spots.map((spot) => [spot.at, spot]));
  const below = svg("g");
  const stones = svg("g");
  const above = svg("g");
  if (board.area) {
    below.append(area(board.area, board.size, colours));
  }
  const allowed = board.spots.filter((spot) => spot.opening === "region");
  if (allowed.length) {
    below.append(region(allowed, board.size, colours));
  }
  for (const spot of board.spots) {
    const at = centre(spot.at, board.size);
    if (at) {
      paint(spot, at, colours, fresh, below, stones, above);
    }
  }
  const lines = [
    winning(board.line ?? [], board.size, spots, colours),
    ...(board.connections ?? []).map((each) => connection(each, board.size, colours)),
  ];
  return svg("g", {}, below, stones, ...lines.filter(Boolean), above);
}

function paint(spot, at, colours, fresh, below, stones, above) {
  const kind = fresh.has(spot.at) ? "fresh" : null;
  if (spot.heat) {
    below.append(heat(spot, at, colours));
  }
  if (spot.stone) {
    if (!colours.flat) {
      below.append(shadow(at));
    }
    if (spot.winning) {
      below.append(glow(at));
    }
    stones.append(svg("g", { class: kind }, stone(spot.stone, at, colours)));
  } else if (spot.ghost) {
    stones.append(ghost(spot.ghost, at, colours));
  }
  if (spot.label || spot.last) {
    above.append(label(spot, at, colours));
  }
  if (spot.forbidden) {
    above.append(forbidden(at, colours, Boolean(spot.heat)));
  }
  if (spot.opening === "excluded") {
    above.append(excluded(at, colours));
  }
  if (spot.mark) {
    above.append(mark(spot, at, colours));
  }
  if (spot.hint) {
    above.append(hint(at, colours));
  }
}
