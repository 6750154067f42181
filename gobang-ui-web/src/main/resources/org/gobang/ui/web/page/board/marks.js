/** What is marked on points: numbers, the last move, hints, heat, and the marks of a record. */
import { clean, svg } from "../core/dom.js";
import { CELL } from "./geometry.js";
import { heatColour } from "./palette.js";
import { inkOn } from "./stones.js";

const FONT = { "text-anchor": "middle", dy: "0.355em", "font-family": "system-ui, sans-serif", "font-weight": 650 };
const SHAPES = {
  circle: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z",
  cross: "M-8 -8L8 8M-8 8L8 -8",
  square: "M-8.5 -8.5H8.5V8.5H-8.5Z",
  triangle: "M0 -11L9.5 5.5H-9.5Z",
  selected: "M-18.5 -9V-18.5H-9M9 -18.5H18.5V-9M18.5 9V18.5H9M-9 18.5H-18.5V9",
};

/** A short text in the middle of a point, small enough to stay there. */
function text(words, { x, y }, fill, large = 0.42) {
  const short = [...clean(words)].slice(0, 6).join("");
  const wide = [...short].reduce((sum, letter) => sum + (letter > "\u2e7f" ? 1.7 : 1), 0) || 1;
  return svg("text", { ...FONT, x, y, fill, "font-size": CELL * Math.min(large, 1.02 / wide) }, short);
}

function ring({ x, y }, r, stroke, width, more = {}) {
  return svg("circle", { cx: x, cy: y, r, fill: "none", stroke, "stroke-width": width, ...more });
}

/** Light below, so that it is seen on any ground. */
function cased(make, colour, width) {
  return svg("g", {}, make("#ffffff", width + 2), make(colour, width));
}

/** What a point is worth: larger and brighter where it is worth more. */
export function heat(spot, at, colours) {
  const { fill, ink } = heatColour(colours.heat, spot.heat);
  const r = CELL * (spot.weight ? 0.45 : 0.27 + 0.02 * spot.heat);
  const disc = svg(
    "circle",
    { cx: at.x, cy: at.y, r, fill, "fill-opacity": 0.8 + 0.02 * spot.heat, stroke: "#000000", "stroke-opacity": 0.35 },
  );
  return svg(
    "g",
    {},
    disc,
    spot.weight && !spot.stone && !spot.ghost && !spot.forbidden ? text(spot.weight, at, ink, 0.34) : null,
  );
}

/** The number on a stone, and that it was the last. */
export function label(spot, at, colours) {
  const stone = spot.stone ?? spot.ghost;
  const last = stone === "black" ? colours.lastOnBlack : colours.lastOnWhite;
  const group = svg("g");
  const written = spot.mark && !SHAPES[spot.mark];
  if (spot.label && !written) {
    group.append(text(spot.label, at, spot.last ? last : inkOn(stone)));
  }
  if (spot.last && (spot.label || spot.mark)) {
    group.append(ring(at, CELL * 0.4, last, 2.4));
  } else if (spot.last) {
    group.append(svg("circle", { cx: at.x, cy: at.y, r: CELL * 0.13, fill: last }));
  }
  return group;
}

/** Where a computer would move. */
export function hint(at, colours) {
  return cased((colour, width) => ring(at, CELL * 0.41, colour, width, { class: "hint" }), colours.hint, 4);
}

function crossed({ x, y }, r, stroke, width) {
  return svg(
    "path",
    {
      d: `M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}`,
      transform: `translate(${x} ${y})`,
      stroke,
      "stroke-width": width,
      "stroke-linecap": "round",
    },
  );
}

/** A point that cannot be offered in an opening. */
export function excluded(at, colours) {
  return crossed(at, 4, colours.ink, 2.4);
}

/** Where Black may not move. */
export function forbidden(at, colours, onHeat) {
  const path = (stroke, width) => crossed(at, 6.5, stroke, width);
  return onHeat ? cased(path, colours.forbidden, 3.2) : path(colours.forbidden, 3.2);
}

/** A mark of a record, in the ink of the stone it is on; on a bare point the lines give way. */
export function mark(spot, at, colours) {
  const below = spot.stone ?? spot.ghost;
  const ink = spot.mark === "selected" ? colours.hand : below ? inkOn(below) : colours.ink;
  const clear = below || spot.mark === "selected" ? null : svg(
    "circle",
    { cx: at.x, cy: at.y, r: CELL * 0.37, fill: colours.light },
  );
  const shape = SHAPES[spot.mark];
  const drawn = shape
    ? svg(
      "path",
      {
        d: shape,
        transform: `translate(${at.x} ${at.y})`,
        fill: "none",
        stroke: ink,
        "stroke-width": 3,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
      },
    )
    : text(spot.mark, at, ink, 0.5);
  return svg("g", {}, clear, drawn);
}
