/** A sentence beside a point: why it is forbidden, or why a stone was refused there. */
import { bdi, el } from "../core/dom.js";
import { pointElement } from "./grid.js";
import { frame } from "./view.js";

const bubble = el("div", { class: "bubble", hidden: true, role: "tooltip" });
let timer = 0;

/** Shows a sentence at a point; for some milliseconds only, if these are given. */
export function showBubble(name, text, kind, millis) {
  const point = pointElement(name);
  clearTimeout(timer);
  if (!point || !text) {
    hideBubble();
    return;
  }
  if (!bubble.isConnected) {
    frame.append(bubble);
  }
  bubble.replaceChildren(bdi(text));
  bubble.className = `bubble ${kind}`;
  bubble.hidden = false;
  const at = point.getBoundingClientRect();
  const board = frame.getBoundingClientRect();
  const x = at.left + at.width / 2 - board.left;
  const half = bubble.offsetWidth / 2;
  const left = Math.min(Math.max(x, half + 4), board.width - half - 4);
  const below = at.top - board.top < bubble.offsetHeight + 8;
  bubble.classList.toggle("below", below);
  bubble.style.left = `${left - half}px`;
  bubble.style.top = `${below ? at.bottom - board.top + 8 : at.top - board.top - bubble.offsetHeight - 8}px`;
  if (millis) {
    timer = setTimeout(hideBubble, millis);
  }
}

/** Takes the sentence away. */
export function hideBubble() {
  clearTimeout(timer);
  bubble.hidden = true;
}
