/** Keys of the whole page. Those of one character can be turned off: they trouble those who speak to their computer. */
import { whyNot } from "../board/play.js";
import { focused } from "../board/grid.js";
import { part } from "../core/store.js";
import { openMenuBar, menuBar } from "../menu/bar.js";
import { actionNamed } from "../menu/named.js";
import { openMenuSheet } from "../menu/sheet.js";
import { showKeys } from "../dialog/keys.js";
import { command } from "../net/commands.js";
import { singleKeys } from "./single.js";

/** Carries out a command of the menus or keys. */
export function perform(name) {
  if (name === "keys") {
    showKeys();
  } else if (name === "why") {
    whyNot(focused());
  } else if (name !== "menu") {
    command(name);
  } else if (menuBar.offsetParent) {
    openMenuBar();
  } else {
    openMenuSheet();
  }
}

/** Does what a key means; tells whether it means something. */
export function shortcut(key) {
  const found = (part("keys") ?? []).find(({ keys }) => keys.includes(key));
  if (!found || (key.length === 1 && !singleKeys())) {
    return false;
  }
  if (actionNamed(found.name)?.enabled !== false) {
    perform(found.name);
  }
  return true;
}

/** Listens to keys outside of fields and dialogs. */
export function startKeys() {
  document.addEventListener("keydown", (event) => {
    const busy = event.key.length > 1 || event.target.closest?.("input, textarea, select, dialog, [role=menu]");
    if (!busy && !event.defaultPrevented && !event.ctrlKey && !event.altKey && !event.metaKey && shortcut(event.key)) {
      event.preventDefault();
    }
  });
}
