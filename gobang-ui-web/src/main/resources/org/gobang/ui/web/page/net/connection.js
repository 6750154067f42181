/** Whether the server can be reached, and the sign that tells that it cannot, or that it has ended. */
import { announce } from "../core/announce.js";
import { bdi, el } from "../core/dom.js";
import { t } from "../core/texts.js";

const PATIENCE = 800;
const bar = el("div", { class: "connection", role: "status", hidden: true });
const watchers = [];
let lost = false;
let waiting = 0;

/** Puts the sign into the page. */
export function startConnection() {
  document.body.prepend(bar);
}

/** Whether the connection is lost. */
export const isLost = () => lost;

/** Calls a function with whether the connection is lost, whenever it is lost or back. */
export function watchConnection(react) {
  watchers.push(react);
}

function show(text) {
  if (bar.hidden || bar.textContent !== text) {
    announce(text);
  }
  bar.replaceChildren(bdi(text));
  bar.hidden = false;
}

/** Tells that the connection is lost, with a sign if it does not come back at once; or that it is back. */
export function connection(now) {
  if (now && !waiting) {
    waiting = setTimeout(() => show(t("page.lost") || "Connection lost, trying again"), PATIENCE);
  } else if (!now) {
    clearTimeout(waiting);
    waiting = 0;
    bar.hidden = true;
    bar.classList.remove("ended");
  }
  if (now !== lost) {
    lost = now;
    watchers.forEach((react) => react(lost));
  }
}

/** Tells why there is no place for this page. */
export function full(text) {
  connection(true);
  clearTimeout(waiting);
  show(text);
}

/** Tells that the server has ended. */
export function ended(text) {
  connection(true);
  clearTimeout(waiting);
  waiting = 0;
  bar.classList.add("ended");
  show(text);
}
