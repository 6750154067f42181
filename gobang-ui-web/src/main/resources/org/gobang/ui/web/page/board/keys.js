/** The keyboard on the board: arrows move, Enter puts a stone, a typed point is gone to. */
import { el, say } from "../core/dom.js";
import { part } from "../core/store.js";
import { t } from "../core/texts.js";
import { command } from "../net/commands.js";
import { place } from "./geometry.js";
import { focused, focusPoint, grid, moveFocus } from "./grid.js";
import { put } from "./play.js";
import { pointAt } from "./pointer.js";
import { frame } from "./view.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** How long a letter may wait for its digits before it counts as a key of its own. */
const WAIT = 700;
const shown = el("div", { class: "typed", hidden: true, "aria-hidden": "true" });
let typed = "";
let timer = 0;

function show(text) {
  typed = text;
  say(shown, text ? t("page.typed", text) : "");
  shown.hidden = !text;
}

/** Takes a letter or digit of a point. Tells whether it is one. */
function type(key, shortcut) {
  const size = part("board").size;
  const letter = /^[a-z]$/.test(key) && key.charCodeAt(0) - 97 < size;
  if (!letter && !(typed && /^\d$/.test(key))) {
    show("");
    return false;
  }
  clearTimeout(timer);
  show(letter ? key : typed + key);
  if (letter) {
    timer = setTimeout(() => {
      show("");
      shortcut(key);
    }, WAIT);
  } else if (place(typed, size)) {
    focusPoint(typed);
  }
  return true;
}

/**
 * Listens to the keyboard on the board.
 * @param {(key: string) => boolean} shortcut does what a key means elsewhere on the page
 */
export function startBoardKeys(shortcut) {
  frame.append(shown);
  grid.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.altKey && !event.metaKey && handle(event, shortcut)) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  grid.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && pointAt(focused()));
  grid.addEventListener("focusout", (event) => {
    if (!grid.contains(event.relatedTarget)) {
      show("");
      pointAt("");
    }
  });
}

function handle(event, shortcut) {
  const { key } = event;
  if (ARROWS[key]) {
    show("");
    moveFocus(...ARROWS[key]);
  } else if (key === "Enter" || key === " ") {
    show("");
    put(focused());
  } else if (key === "Escape" && typed) {
    show("");
  } else if (key === "Delete" && part("analysis")?.on) {
    command("exclude", { at: focused() });
  } else if (key.length > 1) {
    return shortcut(key);
  } else {
    return type(key.toLowerCase(), shortcut);
  }
  return true;
}
