/** All menus: those of the server, and what the page can do by itself. */
import { part } from "../core/store.js";
import { command } from "../net/commands.js";
import { ownMenus } from "./own.js";

/** The action of a name in the menus of the server, if it is there. */
export const actionNamed = (name) => (part("menu") ?? []).flatMap((menu) => menu.items).find((item) => item?.name === name);

/** The action of a key in the menus of the server. */
export const actionForKey = (key) => (part("menu") ?? []).flatMap((menu) => menu.items).find((item) => item?.key === key);

/** The menus in their order; the page's own items follow those of a menu with the same text. */
export function menus() {
  const all = (part("menu") ?? []).map(({ text, items }) => ({ text, items: [...items] }));
  for (const own of ownMenus()) {
    const same = all.find((menu) => menu.text === own.text);
    if (same) {
      same.items.push(null, ...own.items);
    } else {
      all.push(own);
    }
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
