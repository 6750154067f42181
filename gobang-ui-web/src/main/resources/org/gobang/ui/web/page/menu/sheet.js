/** The menus of narrow windows: one button, and all menus below each other. */
import { attr, el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { menus } from "./model.js";
import { focusItem, itemNodes, menuKeys } from "./popup.js";

const button = el(
  "button",
  { class: "plain hamburger", "aria-haspopup": "menu", "aria-expanded": "false", onclick: toggle },
  icon("menu"),
);
export const menuSheet = el("div", { class: "menu-sheet" }, button);

let popup = null;

function close(focus = true) {
  popup?.remove();
  popup = null;
  attr(button, "aria-expanded", "false");
  if (focus) {
    button.focus();
  }
}

function group({ text, items }, index) {
  const id = `sheet-${index}`;
  return el(
    "div",
    { role: "group", "aria-labelledby": id },
    el("div", { class: "group-title", id, role: "presentation" }, text),
    ...itemNodes(items.filter(Boolean), close),
  );
}

function toggle() {
  if (popup) {
    close();
    return;
  }
  popup = el("div", { class: "popup sheet", role: "menu", "aria-label": t("page.menu") }, ...menus().map(group));
  menuSheet.append(popup);
  attr(button, "aria-expanded", "true");
  menuKeys(popup, (key) => {
    if (key === "Escape" || key === "Tab") {
      close();
    }
    return key === "Escape";
  });
  focusItem(popup, false);
}

/** Opens the menus. */
export function openMenuSheet() {
  if (!popup) {
    toggle();
  }
}

document.addEventListener("pointerdown", (event) => popup && !menuSheet.contains(event.target) && close(false));
watch("texts", () => attr(button, "aria-label", t("page.menu")));
