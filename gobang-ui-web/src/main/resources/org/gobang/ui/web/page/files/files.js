/** Files that the visitor opens and saves. */
import { announce } from "../core/announce.js";
import { el } from "../core/dom.js";
import { t } from "../core/texts.js";
import { toast } from "../core/toast.js";
import { sendFile } from "../net/commands.js";
import { address } from "../net/visit.js";

function download(href, name) {
  const link = el("a", { href, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves what the page has made. */
export function saveBlob(blob, name) {
  const address = URL.createObjectURL(blob);
  download(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

/** Saves the game; the server gives the file its name. */
export const saveGame = (type) => download(address(`game.${type}`), "");

/** Puts the game on the clipboard as text. */
export async function copyGame() {
  try {
    const answer = await fetch(address("game.txt"));
    await copyText(answer.ok ? await answer.text() : "");
  } catch {
    toast(t("page.copy.failed"));
  }
}

/** Puts a text on the clipboard. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = el("textarea", { class: "unseen" });
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    if (!done) {
      throw new Error("copy");
    }
  }
  announce(t("page.copied"));
}

/** Lets the visitor choose a file to open. */
export function chooseFile() {
  const field = el("input", { type: "file", onchange: () => field.files[0] && sendFile(field.files[0]) });
  field.click();
}
