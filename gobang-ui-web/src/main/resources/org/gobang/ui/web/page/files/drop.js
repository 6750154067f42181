/** Files and texts that are dropped on the page or pasted into it. */
import { el, say } from "../core/dom.js";
import { t } from "../core/texts.js";
import { command, sendFile } from "../net/commands.js";
import { copyGame } from "./files.js";

const sign = el("div", { class: "drop", hidden: true, "aria-hidden": "true" });

const isField = (node) => node instanceof Element && node.closest("input, textarea, select, [contenteditable]");

function take(data) {
  const file = data.files[0];
  const text = data.getData("text/plain");
  if (file) {
    sendFile(file);
  } else if (text.trim()) {
    command("paste-text", { text });
  }
}

function dragged(event) {
  if (!isField(event.target)) {
    event.preventDefault();
    say(sign, t("page.drop"));
    sign.hidden = false;
  }
}

/** Listens to what is dropped, pasted and copied. */
export function startDrops() {
  document.body.append(sign);
  document.addEventListener("dragover", dragged);
  document.addEventListener("dragleave", (event) => event.relatedTarget || (sign.hidden = true));
  document.addEventListener("drop", (event) => {
    sign.hidden = true;
    if (!isField(event.target)) {
      event.preventDefault();
      take(event.dataTransfer);
    }
  });
  document.addEventListener("paste", (event) => {
    if (!isField(event.target)) {
      event.preventDefault();
      take(event.clipboardData);
    }
  });
  document.addEventListener("copy", (event) => {
    if (!isField(event.target) && !String(getSelection())) {
      event.preventDefault();
      copyGame();
    }
  });
}
