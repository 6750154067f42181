/** Who was winning when, as players and engines saw it: a slider through the moves of the game. */
import { attr, bdi, el, svg } from "../core/dom.js";
import { part, watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { command } from "../net/commands.js";
import { scale } from "./graph-scale.js";

const picture = svg("svg", { "aria-hidden": "true" });
const slider = el("div", { class: "graph-slider", role: "slider", tabindex: 0, "aria-valuemin": 0 }, picture);
const legend = el("ul", { class: "legend" });
const title = el("h2", { id: "graph-title" });
export const graph = el(
  "section",
  { class: "graph", "aria-labelledby": "graph-title", hidden: true },
  el("header", {}, title, legend),
  slider,
);

let wanted = null;

function axes(at) {
  const group = svg("g", { class: "axes" });
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    group.append(svg("path", { d: `M${at.left} ${at.y(share)}H${at.right}`, class: share === 0.5 ? "even" : null }));
  }
  for (const share of [0, 0.5, 1]) {
    group.append(svg("text", { x: at.left - 6, y: at.y(share), dy: "0.35em", class: "left" }, `${share * 100}%`));
  }
  for (const ply of at.ticks) {
    group.append(svg("text", { x: at.x(ply), y: at.bottom + 15 }, String(ply)));
  }
  return group;
}

function curve({ side, marks }, at, index) {
  const places = marks.map(([ply, value]) => [at.x(ply).toFixed(1), at.y(value).toFixed(1)]);
  const d = places.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");
  const dots = places.length * 8 < at.right ? places.map(([cx, cy]) => svg("circle", { cx, cy, r: 2.4 })) : [];
  return svg("g", { class: `curve ${side || "both"} c${index % 4}` }, svg("path", { d }), ...dots);
}

function fault({ ply, type, probability }, at) {
  const transform = `translate(${at.x(ply).toFixed(1)} ${at.y(probability).toFixed(1)})`;
  return svg(
    "path",
    { class: `fault-mark ${type}`, transform, d: "M0 -6.5L6 5H-6Z" },
    svg("title", {}, t(`page.fault.${type}`)),
  );
}

function words({ curves, current }) {
  const said = curves.flatMap(
    ({ name, marks }) => marks
      .filter(([ply]) => ply === current)
      .map(([, value, text]) => text || `${name} ${Math.round(value * 100)}%`)
  );
  return [t("page.graph.ply", current), ...said].join(". ");
}

function draw() {
  const { plies, curves, faults, current } = part("graph");
  const at = scale(slider.clientWidth, slider.clientHeight, plies);
  picture.replaceChildren(
    axes(at),
    svg("path", { class: "now", d: `M${at.x(current)} ${at.top}V${at.bottom}` }),
    ...curves.map((each, i) => curve(each, at, i)),
    ...(faults ?? []).map((each) => fault(each, at)),
  );
}

function show(value) {
  const { plies, curves, current } = value;
  graph.hidden = curves.length === 0;
  title.textContent = t("page.graph");
  draw();
  legend.replaceChildren(
    ...curves.map(({ name, side }, i) => el("li", { class: `${side || "both"} c${i % 4}` }, bdi(name)))
  );
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
  const at = scale(slider.clientWidth, slider.clientHeight, part("graph").plies);
  const ply = at.plyAt(event.clientX - slider.getBoundingClientRect().left);
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
  const to = {
    ArrowLeft: current - 1,
    ArrowDown: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current + 1,
    PageUp: current + 10,
    PageDown: current - 10,
    Home: 0,
    End: plies,
  }[event.key];
  if (to !== undefined) {
    event.preventDefault();
    goTo(Math.min(plies, Math.max(0, to)));
  }
});
watch("graph", show);
new ResizeObserver(() => part("graph") && draw()).observe(slider);
