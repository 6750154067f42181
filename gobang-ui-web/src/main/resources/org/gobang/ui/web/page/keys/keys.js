/** Keys of the whole page. They can be turned off: they trouble those who speak to their computer. */
import { whyNot } from "../board/play.js";
import { focused } from "../board/grid.js";
import { openMenuBar, menuBar } from "../menu/bar.js";
import { actionForKey, actionNamed } from "../menu/named.js";
import { openMenuSheet } from "../menu/sheet.js";
import { showKeys } from "../dialog/keys.js";
import { command } from "../net/commands.js";
import { singleKeys } from "./single.js";

const NAMES = { u: "undo", h: "hint", n: "new", p: "pause", a: "analysis" };
const STEPS = { "[": "back", ",": "back", "]": "forth", ".": "forth" };

function menu() {
  if (menuBar.offsetParent) {
    openMenuBar();
  } else {
    openMenuSheet();
  }
}

/** Does what a key means; tells whether it means something. */
export function shortcut(key) {
  if (!singleKeys()) {
    return false;
  }
  const action = actionForKey(key) ?? actionNamed(NAMES[key]);
  if (action) {
    if (action.enabled) {
      command(action.name);
    }
  } else if (STEPS[key]) {
    command(STEPS[key]);
  } else if (key === "m") {
    menu();
  } else if (key === "w") {
    whyNot(focused());
  } else if (key === "?") {
    showKeys();
  } else {
    return false;
  }
  return true;
}

/** Listens to keys outside of fields and dialogs. */
export function startKeys() {
  document.addEventListener("keydown", (event) => {
    const busy = event.target.closest?.("input, textarea, select, dialog, [role=menu]");
    if (!busy && !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey && shortcut(event.key)) {
      event.preventDefault();
    }
  });
}
