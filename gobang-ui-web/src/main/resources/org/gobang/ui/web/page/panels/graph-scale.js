/** The places in the graph of who is winning. */

/** Its size in units, and the room for its axes. */
export const WIDTH = 600;
export const HEIGHT = 170;
export const EDGE = { left: 44, right: 12, top: 12, bottom: 24 };

const span = WIDTH - EDGE.left - EDGE.right;

/** Where a ply is, from the left. */
export const x = (ply, plies) => EDGE.left + (span * ply) / Math.max(1, plies);

/** Where a probability is, from the top. */
export const y = (probability) => EDGE.top + (HEIGHT - EDGE.top - EDGE.bottom) * (1 - probability);

/** The ply that is nearest to a place, as a share of the width. */
export function plyAt(share, plies) {
  const at = Math.round(((share * WIDTH - EDGE.left) / span) * plies);
  return Math.min(plies, Math.max(0, at));
}

/** Plies to write below the axis: round numbers, some seven of them. */
export function ticks(plies) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => plies / each <= 7) ?? 2000;
  return Array.from({ length: Math.floor(plies / step) + 1 }, (unused, i) => i * step);
}
