/** A sentence beside a point: why it is forbidden, or why a stone was refused there. */
import { bdi, el } from "../core/dom.js";
import { pointElement } from "./grid.js";
import { frame } from "./view.js";

const bubble = el("div", { class: "bubble", hidden: true, role: "tooltip" });
let timer = 0;

/** The edge of the board that is away from a point, so that all around it can be seen. */
function away(at, board) {
  return at.top + at.height / 2 < board.top + board.height / 2 ? board.height - bubble.offsetHeight - 8 : 8;
}

/**
 * Shows a sentence at a point.
 * @param {"why"|"refused"|"aim"} kind while a finger aims, the sentence keeps away from the point
 * @param {number} millis how long; until it is hidden, if absent
 */
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
  const above = at.top - board.top - bubble.offsetHeight - 8;
  const top = kind === "aim" ? away(at, board) : above < 0 ? at.bottom - board.top + 8 : above;
  bubble.style.left = `${left - half}px`;
  bubble.style.top = `${top}px`;
  if (millis) {
    timer = setTimeout(hideBubble, millis);
  }
}

/** Takes the sentence away. */
export function hideBubble() {
  clearTimeout(timer);
  bubble.hidden = true;
}
