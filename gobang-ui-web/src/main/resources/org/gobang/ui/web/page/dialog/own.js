/** A dialog that the page makes by itself. */
import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { t } from "../core/texts.js";

/** Shows a dialog with a title until it is closed. */
export function showOwn(title, kind, ...content) {
  const close = () => dialog.close();
  const button = el("button", { class: "plain", "aria-label": t("page.close"), onclick: close }, icon("close"));
  const head = el("h2", { id: "own-title" }, title);
  const dialog = el(
    "dialog",
    {
      class: kind,
      "aria-labelledby": "own-title",
      onclose: () => dialog.remove(),
      onclick: (event) => event.target === dialog && close(),
    },
    el(
      "div",
      { class: "sheet-box" },
      el("header", {}, head, button),
      el("div", { class: "body" }, ...content),
      el("footer", {}, el("button", { class: "primary", onclick: close }, t("page.close"))),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
