/** Sends commands of the visitor. All addresses are relative to the page's own. */
import { t } from "../core/texts.js";
import { toast } from "../core/toast.js";
import { address } from "./visit.js";

async function post(where, body) {
  let answer;
  try {
    answer = await fetch(where, { method: "POST", body });
  } catch {
    return t("page.unreachable");
  }
  return answer.ok ? "" : (await answer.text()).slice(0, 400) || t("page.unreachable");
}

/** The command before: the server receives them in the order in which they were given. */
let last = Promise.resolve("");

/**
 * Does a command.
 * @param {string} action
 * @param {Record<string, unknown>} values what goes with it
 * @param {(text: string) => void} refused receives why not; a message at the edge of the page if absent
 * @returns {Promise<boolean>} whether it was done
 */
export async function command(action, values = {}, refused = toast) {
  const sent = last.then(() => post(address("do"), new URLSearchParams({ action, ...values })));
  last = sent;
  const why = await sent;
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
  const why = await post(address("file", { name: file.name }), file);
  if (why) {
    toast(why);
  }
}
