/**
 * Sends commands of the visitor, one after the other. All addresses are relative to the page's own. A move
 * that was sent while the connection died is sent again when it is back: the server makes it once, in the same position.
 */
import { part } from "../core/store.js";
import { t } from "../core/texts.js";
import { toast } from "../core/toast.js";
import { isLost, watchConnection } from "./connection.js";
import { address, pageName } from "./visit.js";

/** Commands that are sent again; others may mean something else later. */
const AGAIN = new Set(["play", "pass", "choose", "undo"]);
const TRIES = 3;
const PATIENCE = 12000;
const PATIENCE_FILE = 60000;

const queue = [];
const sending = new Set();
let running = false;
let count = 0;

/** Why something was not done; empty if it was, undefined if the server did not answer. */
async function post(where, body, patience) {
  const control = new AbortController();
  const late = setTimeout(() => control.abort(), patience);
  sending.add(control);
  try {
    const answer = await fetch(where, { method: "POST", body, signal: control.signal });
    return answer.ok ? "" : (await answer.text()).slice(0, 400) || t("page.unreachable");
  } catch {
    return undefined;
  } finally {
    clearTimeout(late);
    sending.delete(control);
  }
}

/** Sends what waits. */
async function run() {
  if (running) {
    return;
  }
  running = true;
  while (queue.length && !isLost()) {
    const next = queue[0];
    const values = { action: next.action, ...next.values, once: next.once };
    if (next.tries++) {
      values.seen = next.seen;
    }
    const why = await post(address("do"), new URLSearchParams(values), PATIENCE);
    if (why !== undefined || !AGAIN.has(next.action) || (!isLost() && next.tries >= TRIES)) {
      queue.shift();
      next.done(why ?? t("page.unanswered"));
    } else if (!isLost()) {
      // The connection may be lost as well, which is noticed soon.
      await new Promise((soon) => setTimeout(soon, 500));
    }
  }
  running = false;
}

watchConnection((lost) => {
  if (!lost) {
    run();
    return;
  }
  sending.forEach((each) => each.abort());
  if (queue.some((each) => AGAIN.has(each.action))) {
    toast(t("page.waits"));
  }
});

/**
 * Does a command.
 * @param {string} action
 * @param {Record<string, unknown>} values what goes with it
 * @param {(text: string) => void} refused receives why not; a message at the edge of the page if absent
 * @returns {Promise<boolean>} whether it was done
 */
export async function command(action, values = {}, refused = toast) {
  const why = isLost()
    ? t("page.unreachable")
    : await new Promise((done) => {
      queue.push({ action, values, done, once: `${pageName} ${++count}`, seen: part("record")?.current ?? "", tries: 0 });
      run();
    });
  if (why) {
    refused(why);
  }
  return !why;
}

const LARGEST = 4 * 1024 * 1024;

/** Opens a file of the visitor. */
export async function sendFile(file) {
  if (file.size > LARGEST) {
    toast(t("page.file.large", file.name));
    return;
  }
  const why = isLost() ? t("page.unreachable") : await post(address("file", { name: file.name }), file, PATIENCE_FILE);
  if (why !== "") {
    toast(why ?? t("page.unanswered"));
  }
}
