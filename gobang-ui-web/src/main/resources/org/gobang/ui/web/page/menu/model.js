/** All menus: those of the server, and what the page can do by itself. */
import { part } from "../core/store.js";
import { perform } from "../keys/keys.js";
import { ownMenus } from "./own.js";

/** The menus in their order; the page's own ones precede the last one. */
export function menus() {
  const all = part("menu") ?? [];
  return [...all.slice(0, -1), ...ownMenus(), ...all.slice(-1)];
}

/** Does what an item says. */
export function choose(item) {
  if (item.run) {
    item.run();
  } else {
    perform(item.name);
  }
}
