/** The bar that tells that the connection is lost, or that the server has ended. */
import { announce } from "../core/announce.js";
import { bdi, el } from "../core/dom.js";
import { t } from "../core/texts.js";

const PATIENCE = 800;
const bar = el("div", { class: "connection", role: "status", hidden: true });
let waiting = 0;

/** Puts the bar into the page. */
export function startConnection() {
  document.body.prepend(bar);
}

function show(text) {
  bar.replaceChildren(bdi(text));
  bar.hidden = false;
  announce(text);
}

/** Tells that the connection is lost, if it does not come back at once; or that it is back. */
export function connection(lost) {
  if (lost && !waiting) {
    waiting = setTimeout(() => show(t("page.lost") || "Connection lost, trying again"), PATIENCE);
  } else if (!lost) {
    clearTimeout(waiting);
    waiting = 0;
    bar.hidden = true;
    bar.classList.remove("ended");
  }
}

/** Tells that the server has ended. */
export function ended(text) {
  clearTimeout(waiting);
  waiting = 0;
  bar.classList.add("ended");
  show(text);
}
