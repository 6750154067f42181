/** The tools that draw on the board, and the stones of a position that is set up. */
import { attr, el } from "../core/dom.js";
import { hasIcon, icon } from "../core/icons.js";
import { stoneIcon } from "../core/stone.js";
import { part, put, watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { command } from "../net/commands.js";

const tools = el("div", { class: "edit-group", role: "group" });
const hands = el("div", { class: "edit-group", role: "group" });
const sides = el("div", { class: "edit-group", role: "group" });
const ends = el("div", { class: "edit-group", role: "group" });
export const editBar = el("div", { class: "edit-bar", hidden: true }, hands, sides, ends, tools);

let opened = false;

/** Whether there is something to edit with. */
export const editPossible = () => Boolean(part("edit")?.possible || part("edit")?.setUp);

/** Shows the tools, or hides them and puts the present one down. */
export function toggleEdit() {
  opened = editBar.hidden;
  const used = part("edit").tools.find((each) => each.on);
  if (!opened && used) {
    command("tool", { name: used.name });
  }
  put("edit", part("edit"));
}

function sign(name) {
  return name === "black" || name === "white" ? stoneIcon(name) : hasIcon(name) ? icon(name) : null;
}

function toggles(action, list) {
  return (list ?? []).map(({ name, text, on }) =>
    el(
      "button",
      { class: "toggle", "aria-pressed": String(Boolean(on)), title: text, onclick: () => command(action, { name }) },
      sign(name),
      el("span", {}, text),
    ));
}

/** Keeps the focus on the button that was pressed. */
function replace(node, label, buttons, named = false) {
  const at = [...node.children].indexOf(document.activeElement);
  node.replaceChildren(...(named ? [el("span", { class: "edit-label", "aria-hidden": "true" }, label)] : []), ...buttons);
  node.hidden = buttons.length === 0;
  attr(node, "aria-label", label);
  node.children[at]?.focus();
}

/** Buttons of the server that do something at once. */
const actions = (list) =>
  (list ?? []).map(({ name, text }) => el("button", { class: "toggle", onclick: () => command(name) }, el("span", {}, text)));

watch("edit", ({ tools: list, hands: stones, sides: moving, ends: ways, setUp }) => {
  editBar.hidden = !editPossible() || !(opened || setUp || list?.some((each) => each.on));
  replace(tools, t("page.edit.tools"), toggles("tool", setUp ? [] : list));
  replace(hands, t("page.edit.hands"), toggles("hand", setUp ? stones : []));
  replace(sides, t("page.edit.sides"), toggles("side", setUp ? moving : []), Boolean(setUp));
  replace(ends, t("page.edit.ends"), actions(setUp ? ways : []));
});
