/** Who was winning when, as players and engines saw it: a slider through the moves of the game. */
import { attr, bdi, el, svg } from "../core/dom.js";
import { part, watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { command } from "../net/commands.js";
import { EDGE, HEIGHT, WIDTH, plyAt, ticks, x, y } from "./graph-scale.js";

const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
const slider = el("div", { class: "graph-slider", role: "slider", tabindex: 0, "aria-valuemin": 0 }, picture);
const legend = el("ul", { class: "legend" });
const title = el("h2", { id: "graph-title" });
export const graph = el("section", { class: "graph", "aria-labelledby": "graph-title", hidden: true }, el("header", {}, title, legend), slider);

let wanted = null;

function axes(plies) {
  const group = svg("g", { class: "axes" });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    group.append(svg("path", { d: `M${EDGE.left} ${y(share)}H${WIDTH - EDGE.right}`, class: share === 0.5 ? "even" : null }));
  }
  for (const share of [0, 0.5, 1]) {
    group.append(svg("text", { x: EDGE.left - 6, y: y(share), dy: "0.35em", class: "left" }, `${share * 100}%`));
  }
  for (const ply of ticks(plies)) {
    group.append(svg("text", { x: x(ply, plies), y: HEIGHT - 6, class: "below" }, String(ply)));
  }
  return group;
}

function curve({ side, marks }, plies, index) {
  const d = marks.map(([ply, value], i) => `${i ? "L" : "M"}${x(ply, plies).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const dots = marks.length < 60 ? marks.map(([ply, value]) => svg("circle", { cx: x(ply, plies), cy: y(value), r: 2.6 })) : [];
  return svg("g", { class: `curve ${side || "both"} c${index % 4}` }, svg("path", { d }), ...dots);
}

function fault({ ply, type, probability }, plies) {
  const at = `translate(${x(ply, plies).toFixed(1)} ${y(probability).toFixed(1)})`;
  return svg("path", { class: `fault-mark ${type}`, transform: at, d: "M0 -6.5L6 5H-6Z" }, svg("title", {}, t(`page.fault.${type}`)));
}

function words({ curves, current }) {
  const said = curves.flatMap(({ name, marks }) => marks.filter(([ply]) => ply === current).map(([, value, text]) => text || `${name} ${Math.round(value * 100)}%`));
  return [t("page.graph.ply", current), ...said].join(". ");
}

function show(value) {
  const { plies, curves, faults, current } = value;
  graph.hidden = curves.length === 0;
  title.textContent = t("page.graph");
  const at = x(current, plies);
  picture.replaceChildren(
    axes(plies),
    ...curves.map((each, i) => curve(each, plies, i)),
    ...(faults ?? []).map((each) => fault(each, plies)),
    svg("path", { class: "now", d: `M${at} ${EDGE.top}V${HEIGHT - EDGE.bottom}` }),
  );
  legend.replaceChildren(...curves.map(({ name, side }, i) => el("li", { class: `${side || "both"} c${i % 4}` }, bdi(name))));
  attr(slider, "aria-label", t("page.graph"));
  attr(slider, "aria-valuemax", plies);
  attr(slider, "aria-valuenow", current);
  attr(slider, "aria-valuetext", words(value));
}

/** Goes to a ply; while the pointer is dragged, one after the other. */
async function goTo(ply) {
  const busy = wanted !== null;
  wanted = ply;
  while (!busy && wanted !== null) {
    const next = wanted;
    await command("move-to", { ply: next });
    wanted = wanted === next ? null : wanted;
  }
}

function dragged(event) {
  const box = slider.getBoundingClientRect();
  const ply = plyAt((event.clientX - box.left) / box.width, part("graph").plies);
  if (ply !== (wanted ?? part("graph").current)) {
    goTo(ply);
  }
}

slider.addEventListener("pointerdown", (event) => {
  slider.setPointerCapture(event.pointerId);
  dragged(event);
});
slider.addEventListener("pointermove", (event) => slider.hasPointerCapture(event.pointerId) && dragged(event));
slider.addEventListener("keydown", (event) => {
  const { current, plies } = part("graph");
  const to = { ArrowLeft: current - 1, ArrowDown: current - 1, ArrowRight: current + 1, ArrowUp: current + 1, PageUp: current + 10, PageDown: current - 10, Home: 0, End: plies }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    goTo(Math.min(plies, Math.max(0, to)));
  }
});
watch("graph", show);
