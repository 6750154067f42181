/** A question of the server. */
import { bdi, el } from "../core/dom.js";
import { watch } from "../core/store.js";
import { command } from "../net/commands.js";

let dialog = null;
let asked = null;

function close() {
  dialog?.close();
  dialog?.remove();
  dialog = asked = null;
}

function open({ id, text, buttons }) {
  const answer = (button) => command("answer", { id, button });
  const nodes = buttons.map(({ name, text: label, primary }) =>
    el(
      "button",
      { class: primary ? "primary" : null, autofocus: Boolean(primary), onclick: () => answer(name) },
      label,
    ));
  dialog = el(
    "dialog",
    { class: "ask", role: "alertdialog", "aria-labelledby": "ask-text" },
    el(
      "div",
      { class: "sheet-box" },
      el("div", { class: "body" }, el("p", { id: "ask-text" }, bdi(text))),
      el("footer", {}, ...nodes),
    ),
  );
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    answer("no");
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Shows the questions of the server from now on. */
export function startQuestions() {
  watch("ask", (ask) => {
    if (!ask || ask.id !== asked) {
      close();
    }
    if (ask && !dialog) {
      asked = ask.id;
      open(ask);
    }
  });
}
