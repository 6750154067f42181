/** The actions that the server offers this visitor. */
import { part } from "../core/store.js";

/** The action of a name in the menus of the server, if it is there. */
export const actionNamed = (name) => (part("menu") ?? []).flatMap((menu) => menu.items).find((item) => item?.name === name);
