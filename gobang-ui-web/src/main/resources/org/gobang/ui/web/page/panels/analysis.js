/** What engines think of the position, line by line. */
import { bdi, clean, el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { actionNamed } from "../menu/model.js";
import { command } from "../net/commands.js";
import { empty, refresh } from "./card.js";

const box = el("div", { class: "analysis" });
const thinking = el("div", { class: "thinking" });
export const analysis = el("div", { class: "panel-body" }, box, thinking);

/** The line that is shown on the board, so that it is asked for once only. */
let shown = "";

function preview(engine, line) {
  const wanted = engine === null ? "" : `${engine} ${line}`;
  if (wanted !== shown) {
    shown = wanted;
    command("preview", engine === null ? {} : { engine, line });
  }
}

function lineRow(engine, line, index, mine) {
  const show = () => preview(engine, index);
  const moves = el("span", { class: "pv" }, line.moves.join(" "));
  const look = el(
    "button",
    { class: "line-show", onclick: show, onfocus: show, onblur: () => preview(null), "aria-label": t("page.line.show", line.score, line.moves.join(" ")) },
    el("span", { class: "score" }, clean(line.score)),
    moves,
    el("span", { class: "measures" }, `${line.depth ?? ""} · ${line.nodes ?? ""}`),
  );
  const keep = mine ? el("button", { class: "plain", title: t("page.line.keep"), "aria-label": t("page.line.keep"), onclick: () => command("keep-line", { engine, line: index }) }, icon("keep")) : null;
  const first = line.moves[0];
  const leave = mine && first ? el("button", { class: "plain", title: t("page.line.exclude", first), "aria-label": t("page.line.exclude", first), onclick: () => command("exclude", { at: first }) }, icon("close")) : null;
  return el("li", { onpointerenter: show, onpointerleave: () => preview(null) }, look, keep, leave);
}

function engine(each, index, mine) {
  const state = each.failure ? el("p", { class: "failure" }, bdi(each.failure)) : null;
  const busy = each.runs ? el("span", { class: "running" }, t("page.runs")) : null;
  const lines = el("ol", { class: "lines" }, ...each.lines.map((line, i) => lineRow(index, line, i, mine)));
  return el("section", {}, el("h3", {}, bdi(each.name), busy), state, each.lines.length ? lines : null);
}

function excluded(list) {
  return list?.length
    ? el("p", { class: "excluded" }, t("page.excluded"), ...list.map((at) =>
        el("button", { class: "chip", "aria-label": t("page.include", at), onclick: () => command("exclude", { at }) }, at, icon("close"))))
    : null;
}

watch("analysis menu", (value) => {
  refresh(box, [value, t("page.runs"), actionNamed("analysis")], () =>
    value.on || value.engines.length
      ? [...value.engines.map((each, i) => engine(each, i, value.mine)), excluded(value.excluded)]
      : empty(t("page.analysis.none"), "analysis"));
});
watch("thinking", (value) => {
  refresh(thinking, [value, t("page.thinking")], () =>
    value ? [el("h3", {}, t("page.thinking"), " ", bdi(value.name)), el("ul", { class: "output" }, ...value.lines.map((line) => el("li", {}, bdi(line))))] : []);
});
