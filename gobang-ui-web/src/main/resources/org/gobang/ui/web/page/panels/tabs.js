/** The panels beside the board, one at a time. */
import { attr, el, say } from "../core/dom.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { analysis } from "./analysis.js";
import { comment } from "./comment.js";
import { explorer } from "./explorer.js";
import { mistakes } from "./mistakes.js";
import { moves } from "./moves.js";

const list = el("div", { class: "tab-list", role: "tablist" });
const bodies = { moves: el("div", { class: "panel-body" }, moves, comment), analysis, mistakes, explorer };
const all = Object.entries(bodies).map(([name, body]) => {
  const tab = el(
    "button",
    { id: `tab-${name}`, role: "tab", "aria-controls": `panel-${name}`, onclick: () => select(name) },
  );
  const panel = el("div", { id: `panel-${name}`, class: "panel", role: "tabpanel", "aria-labelledby": `tab-${name}` }, body);
  list.append(tab);
  return { name, tab, panel };
});

export const tabs = el("section", { class: "tabs" }, list, ...all.map((each) => each.panel));

/** Shows a panel. */
export function select(name) {
  for (const each of all) {
    const on = each.name === name;
    attr(each.tab, "aria-selected", String(on));
    attr(each.tab, "tabindex", on ? 0 : -1);
    each.panel.hidden = !on;
  }
}

list.addEventListener("keydown", ({ key }) => {
  const at = all.findIndex((each) => each.tab === document.activeElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[key];
  if (to !== undefined) {
    const { name, tab } = all[(to + all.length) % all.length];
    select(name);
    tab.focus();
  }
});

/** Shows a panel when something begins in it. */
function follow(name, partName, begins) {
  let before = false;
  watch(partName, (value) => {
    const now = Boolean(begins(value));
    if (now && !before) {
      select(name);
    }
    before = now;
  });
}

/** Shows the moves, and later what begins. */
export function startTabs() {
  select("moves");
  watch("texts", () => {
    attr(list, "aria-label", t("page.panels"));
    all.forEach(({ name, tab }) => say(tab, t(`page.tab.${name}`)));
  });
  follow("analysis", "analysis", (value) => value.on);
  follow("mistakes", "mistakes", (value) => value.runs);
  follow("explorer", "explorer", (value) => value.open);
}
