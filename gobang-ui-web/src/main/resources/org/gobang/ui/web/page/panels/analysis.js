/** What engines think of the position, line by line. */
import { attr, bdi, el, reconcile, say } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { actionNamed } from "../menu/named.js";
import { command } from "../net/commands.js";
import { empty, refresh } from "./card.js";

const engines = el("div", { class: "analysis" });
const outside = el("div", {});
const nothing = el("div", {});
const thinking = el("div", { class: "thinking" });
export const analysis = el("div", { class: "panel-body" }, nothing, engines, outside, thinking);

/** The line that is shown on the board, so that it is asked for once only. */
let shown = "";

function preview(engine, line) {
  const wanted = engine === null ? "" : `${engine} ${line}`;
  if (wanted !== shown) {
    shown = wanted;
    command("preview", engine === null ? {} : { engine, line });
  }
}

/** Buttons stay while their line changes, so that they can be clicked although an engine is busy. */
function makeLine(engine, { index }) {
  const node = el("li", {
    onpointerenter: () => preview(engine, index),
    onpointerleave: () => preview(null),
  });
  const score = el("span", { class: "score" });
  const pv = el("span", { class: "pv" });
  const measures = el("span", { class: "measures" });
  const show = () => preview(engine, index);
  const look = el(
    "button",
    { class: "line-show", onclick: show, onfocus: show, onblur: () => preview(null) },
    score,
    pv,
    measures,
  );
  const keep = el("button", { class: "plain", onclick: () => command("keep-line", { engine, line: index }) }, icon("keep"));
  const leave = el("button", { class: "plain", onclick: () => command("exclude", { at: node.parts.first }) }, icon("close"));
  node.append(look, keep, leave);
  node.parts = { score, pv, measures, look, keep, leave, first: "" };
  return node;
}

function updateLine({ parts }, { line, mine }) {
  const moves = line.moves.join(" ");
  parts.first = line.moves[0] ?? "";
  say(parts.score, line.score);
  say(parts.pv, moves);
  say(parts.measures, [line.depth, line.nodes].filter(Boolean).join(" · "));
  attr(parts.look, "aria-label", t("page.line.show", line.score, moves));
  parts.keep.hidden = !mine;
  parts.leave.hidden = !mine || !parts.first;
  name(parts.keep, t("page.line.keep"));
  name(parts.leave, t("page.line.exclude", parts.first));
}

function name(button, text) {
  attr(button, "title", text);
  attr(button, "aria-label", text);
}

function makeEngine() {
  return el(
    "section",
    {},
    el("h2", {}, el("bdi", {}), el("span", { class: "running" })),
    el("p", { class: "failure" }),
    el("ol", { class: "lines" }),
  );
}

function updateEngine(node, { engine, index, mine }) {
  const [head, failure, lines] = node.children;
  say(head.firstChild, engine.name);
  say(head.lastChild, t("page.runs"));
  head.lastChild.hidden = !engine.runs;
  say(failure, engine.failure);
  failure.hidden = !engine.failure;
  lines.hidden = engine.lines.length === 0;
  const rows = engine.lines.map((line, at) => ({ line, index: at, mine }));
  reconcile(lines, rows, (row) => String(row.index), (row) => makeLine(index, row), updateLine);
}

function excluded(list) {
  return list?.length
    ? el("p", { class: "excluded" }, t("page.excluded"), ...list.map((at) =>
        el(
          "button",
          { class: "chip", "aria-label": t("page.include", at), onclick: () => command("exclude", { at }) },
          at,
          icon("close"),
        )))
    : null;
}

watch("analysis menu", ({ on, engines: list, excluded: left, mine }) => {
  const rows = list.map((engine, index) => ({ engine, index, mine }));
  reconcile(engines, rows, (row) => String(row.index), makeEngine, updateEngine);
  refresh(outside, [left, t("page.excluded")], () => excluded(left));
  const none = !on && list.length === 0;
  refresh(
    nothing,
    [none, t("page.runs"), none && actionNamed("analysis")],
    () => (none ? empty(t("page.analysis.none"), "analysis") : []),
  );
});
watch("thinking", (value) => {
  refresh(thinking, [value, t("page.thinking")], () =>
    value ? [
      el("h2", {}, t("page.thinking"), " · ", bdi(value.name)),
      el("ul", { class: "output" }, ...value.lines.map((line) => el("li", {}, bdi(line)))),
    ] : []);
});
