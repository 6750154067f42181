/** A menu that drops down: its items, and the keys in it (WAI-ARIA menu pattern). */
import { el } from "../core/dom.js";
import { choose } from "./model.js";

function itemNode(item, close) {
  if (item === null) {
    return el("div", { role: "separator" });
  }
  const check = typeof item.on === "boolean";
  return el(
    "div",
    {
      role: check ? "menuitemcheckbox" : "menuitem",
      tabindex: -1,
      "aria-checked": check ? String(item.on) : null,
      "aria-disabled": item.enabled ? null : "true",
      "aria-keyshortcuts": item.keys || null,
      onclick: () => {
        if (item.enabled) {
          close();
          choose(item);
        }
      },
    },
    el("span", { class: "check" }, item.on ? "✓" : ""),
    el("span", { class: "item-text" }, item.text),
    item.keys ? el("kbd", { "aria-hidden": "true" }, item.keys) : null,
  );
}

/** The items of one menu. */
export const itemNodes = (items, close) => items.map((item) => itemNode(item, close));

const items = (popup) => [...popup.querySelectorAll("[role^=menuitem]")];

/** Moves the focus within a menu; tells whether the key was one for that. */
function step(popup, key) {
  const all = items(popup);
  const at = all.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key];
  if (to !== undefined) {
    all.at(to % all.length)?.focus();
    return true;
  }
  if (key === "Enter" || key === " ") {
    document.activeElement.click();
    return true;
  }
  if (key.length === 1) {
    const ring = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    ring.find((each) => each.querySelector(".item-text").textContent.toLowerCase().startsWith(key.toLowerCase()))?.focus();
    return true;
  }
  return false;
}

/**
 * Listens to the keys of a menu.
 * @param {(key: string) => boolean} outside what the keys mean that lead out of the menu
 */
export function menuKeys(popup, outside) {
  popup.addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (plain && (outside(event.key) || step(popup, event.key))) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  popup.addEventListener("focusin", (event) => {
    items(popup).forEach((each) => each.setAttribute("tabindex", each === event.target ? 0 : -1));
  });
  popup.addEventListener("pointerover", (event) => event.target.closest("[role^=menuitem]")?.focus({ preventScroll: true }));
}

/** Puts the focus on the first item of a menu, or on its last one. */
export const focusItem = (popup, last) => items(popup).at(last ? -1 : 0)?.focus();
