/** The places in the graph of who is winning, in pixels. */

const EDGE = { left: 40, right: 16, top: 10, bottom: 22 };

/** The places in a graph of a size with a number of plies. */
export function scale(width, height, plies) {
  const span = width - EDGE.left - EDGE.right;
  const last = Math.max(1, plies);
  return {
    left: EDGE.left,
    right: width - EDGE.right,
    top: EDGE.top,
    bottom: height - EDGE.bottom,
    x: (ply) => EDGE.left + (span * ply) / last,
    y: (probability) => EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - probability),
    plyAt: (x) => Math.min(plies, Math.max(0, Math.round(((x - EDGE.left) / span) * plies))),
    ticks: ticks(plies, span / 45),
  };
}

/** Plies to write below the axis: round numbers, as many as there is room for. */
function ticks(plies, room) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => plies / each <= room) ?? 2000;
  return Array.from({ length: Math.floor(plies / step) + 1 }, (unused, i) => i * step);
}
