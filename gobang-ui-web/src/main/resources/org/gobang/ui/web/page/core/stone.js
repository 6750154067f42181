/** A small stone beside a name or a move. */
import { svg } from "./dom.js";

/** A stone of a colour, as an icon. */
export function stoneIcon(stone) {
  return svg(
    "svg",
    { class: `stone ${stone}`, viewBox: "0 0 20 20", "aria-hidden": "true" },
    svg("circle", { cx: 10, cy: 10, r: 9 }),
    svg("ellipse", { cx: 7, cy: 6.4, rx: 3.4, ry: 2.4 }),
  );
}
