/** A titled part of a panel, and what is written where there is nothing to show. */
import { el } from "../core/dom.js";
import { actionNamed } from "../menu/named.js";
import { command } from "../net/commands.js";

/** What a panel says while it is empty, with a button for the action that fills it. */
export function empty(text, name) {
  const action = name && actionNamed(name);
  const button = action
    ? el("button", { disabled: !action.enabled, onclick: () => command(name) }, action.text)
    : null;
  return el("div", { class: "empty" }, el("p", {}, text), button);
}

/** Replaces the children of a node only when a value differs from the one they were made of. */
export function refresh(node, value, make) {
  const key = JSON.stringify(value);
  if (node.madeOf !== key) {
    node.madeOf = key;
    const at = focusWithin(node);
    node.replaceChildren(...[make()].flat().filter(Boolean));
    at?.(node);
  }
}

/** Remembers which of its controls has the focus. */
function focusWithin(node) {
  const controls = () => [...node.querySelectorAll("button, [tabindex]")];
  const at = node.contains(document.activeElement) ? controls().indexOf(document.activeElement) : -1;
  return at < 0 ? null : () => controls()[at]?.focus({ preventScroll: true });
}
