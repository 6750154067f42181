/** The board without stones: wood, lines, star points, letters and numbers. */
import { svg } from "../core/dom.js";
import { CELL, margin, stars } from "./geometry.js";

/** The gradients that the rest of the picture refers to. */
export function gradients(colours) {
  const stop = (offset, colour, opacity) => svg("stop", { offset, "stop-color": colour, "stop-opacity": opacity });
  const round = (id, ...stops) => svg("radialGradient", { id, cx: 0.31, cy: 0.29, r: 0.85 }, ...stops);
  return svg(
    "defs",
    {},
    svg("linearGradient", { id: "wood", x1: 0, y1: 0, x2: 1, y2: 1 }, stop(0, colours.light), stop(1, colours.deep)),
    round("black", stop(0, "#808085"), stop(0.3, "#414146"), stop(0.75, "#1a1a1d"), stop(1, "#0b0b0d")),
    round("white", stop(0, "#ffffff"), stop(0.4, "#f9f8f4"), stop(0.82, "#e3e1da"), stop(1, "#bfbcb2")),
    svg("radialGradient", { id: "shadow" }, stop(0.7, "#000000", 0.42), stop(0.86, "#000000", 0.17), stop(1, "#000000", 0)),
    svg(
      "radialGradient",
      { id: "glow" },
      stop(0.55, colours.win, 0.95),
      stop(0.8, colours.win, 0.4),
      stop(1, colours.win, 0),
    ),
  );
}

/** Long, faint, uneven waves; the same each time. */
function grain(colour, from, width) {
  let seed = 8;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const waves = svg("g", { fill: "none", stroke: colour });
  const count = 70;
  for (let i = 0; i < count; i++) {
    const y = from + (width * (i + random())) / count;
    const lift = () => (y + width * 0.024 * (random() - 0.5)).toFixed(1);
    const d = `M${from} ${y.toFixed(1)}C${from + width * 0.3} ${lift()} ${from + width * 0.7} ${lift()} ${from + width} ${lift()}`;
    const weight = {
      "stroke-width": (0.8 + 3 * random()).toFixed(2),
      "stroke-opacity": (0.03 + 0.07 * random()).toFixed(3),
    };
    waves.append(svg("path", { d, ...weight }));
  }
  return waves;
}

function letters(size, away, colours) {
  const group = svg("g", {
    fill: colours.letters, "font-size": CELL * 0.36, "text-anchor": "middle", "font-family": "system-ui, sans-serif", "font-weight": 500,
  });
  const last = (size - 1) * CELL;
  const write = (text, x, y) => group.append(svg("text", { x, y, dy: "0.36em" }, text));
  for (let i = 0; i < size; i++) {
    const letter = String.fromCharCode(97 + i);
    write(letter, i * CELL, -away);
    write(letter, i * CELL, last + away);
    write(String(i + 1), -away, last - i * CELL);
    write(String(i + 1), last + away, last - i * CELL);
  }
  return group;
}

/** Lines run on where edges are joined. */
function lines(size, wraps, colours) {
  const last = (size - 1) * CELL;
  const beyond = wraps ? CELL * 0.5 : 0;
  let inner = "";
  for (let i = wraps ? 0 : 1; i < (wraps ? size : size - 1); i++) {
    inner += `M${-beyond} ${i * CELL}H${last + beyond}M${i * CELL} ${-beyond}V${last + beyond}`;
  }
  const ink = { class: "lines", fill: "none", stroke: colours.lines, "shape-rendering": "crispEdges" };
  const frame = wraps ? null : svg("path", { d: `M0 0H${last}V${last}H0Z`, "stroke-width": 2.2 });
  return svg("g", ink, svg("path", { d: inner, "stroke-width": 1.05 }), frame);
}

/**
 * Makes lines fill whole pixels.
 * @param {number} pixel how many units a pixel is wide
 */
export function sharpen(picture, pixel) {
  const width = Math.max(1, Math.round(1.1 / pixel));
  const group = picture.querySelector(".lines");
  group.setAttribute("transform", width % 2 ? `translate(${pixel / 2} ${pixel / 2})` : "");
  [...group.children].forEach((line, i) => line.setAttribute("stroke-width", (i ? 2 * width : width) * pixel));
}

/** What lies below all stones; a little of it is beyond the edge. */
export function ground(size, wraps, colours, coordinates) {
  const edge = margin(coordinates, wraps);
  const beyond = edge + CELL / 2;
  const width = (size - 1) * CELL + 2 * beyond;
  const last = (size - 1) * CELL;
  const dots = wraps ? [] : stars(size).map(
    ([x, y]) => svg("circle", { cx: x * CELL, cy: last - y * CELL, r: 4.2, fill: colours.lines })
  );
  return svg(
    "g",
    {},
    svg("rect", { x: -beyond, y: -beyond, width, height: width, fill: "url(#wood)" }),
    colours.grain ? grain(colours.grain, -beyond, width) : null,
    lines(size, wraps, colours),
    ...dots,
    coordinates ? letters(size, edge - CELL * 0.3, colours) : null,
  );
}
