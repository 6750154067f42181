/** The tool bar below the board: what is done most; and the steps through the game. */
import { attr, el, say } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { actionNamed } from "../menu/named.js";
import { command } from "../net/commands.js";
import { editBar, editPossible, toggleEdit } from "./edit.js";

const STEPS = ["start", "back", "forth", "end"];
const ACTIONS = ["new", "hint", "undo", "pause", "resign", "now", "pass", "analysis", "review"];

function button(name, onclick) {
  const text = el("span", {});
  const node = el("button", { class: "tool", "data-name": name, onclick }, icon(name), text);
  return { name, node, text };
}

const steps = STEPS.map((name) => button(name, () => command(name)));
const actions = ACTIONS.map((name) => button(name, () => command(name)));
const edit = button("edit", toggleEdit);

export const stepper = el("div", { class: "steps", role: "group" }, ...steps.map((each) => each.node));
export const tools = el("div", { class: "tools", role: "group" }, ...actions.map((each) => each.node), edit.node);

function showStep({ name, node, text }, current) {
  const action = actionNamed(name);
  const label = action?.text ?? t(`page.step.${name}`);
  say(text, label);
  attr(node, "title", label);
  node.disabled = action ? !action.enabled : current === "" && (name === "start" || name === "back");
}

function showAction({ name, node, text }) {
  const action = actionNamed(name);
  node.hidden = !action;
  if (action) {
    say(text, action.text.replace(/\s*(…|\.\.\.)$/, ""));
    attr(node, "title", action.keys ? `${action.text} (${action.keys})` : action.text);
    attr(node, "aria-pressed", typeof action.on === "boolean" ? String(action.on) : null);
    node.disabled = !action.enabled;
  }
}

watch("menu", () => {
  tools.setAttribute("aria-label", t("page.tools"));
  stepper.setAttribute("aria-label", t("page.steps"));
  actions.forEach(showAction);
});
watch("menu record", (menu, record) => steps.forEach((each) => showStep(each, record.current)));
watch("game menu", ({ paused }) => {
  const pause = actions.find((each) => each.name === "pause");
  pause.node.firstElementChild.replaceWith(icon(paused ? "resume" : "pause"));
});
watch("edit", () => {
  edit.node.hidden = !editPossible();
  say(edit.text, t("page.edit"));
  attr(edit.node, "title", t("page.edit"));
  attr(edit.node, "aria-expanded", String(!editBar.hidden));
});
