/** All menus: those of the server, and what the page can do by itself. */
import { part } from "../core/store.js";
import { command } from "../net/commands.js";
import { ownMenus } from "./own.js";

/** The menus in their order; the page's own items follow those of a menu with the same text, in the place of the page's. */
export function menus() {
  const all = (part("menu") ?? []).map(({ text, items }) => ({ text, items: [...items] }));
  for (const own of ownMenus()) {
    const same = all.findIndex((menu) => menu.text === own.text);
    const before = same < 0 ? [] : [...all.splice(same, 1)[0].items, null];
    all.push({ text: own.text, items: [...before, ...own.items] });
  }
  return all;
}

/** Does what an item says. */
export function choose(item) {
  if (item.run) {
    item.run();
  } else {
    command(item.name);
  }
}
