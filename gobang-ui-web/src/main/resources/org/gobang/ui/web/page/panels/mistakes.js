/** The mistakes that a review has found. */
import { bdi, el } from "../core/dom.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { actionNamed } from "../menu/named.js";
import { command } from "../net/commands.js";
import { empty, refresh } from "./card.js";

export const mistakes = el("div", { class: "panel-body mistakes" });

function row({ path, text, type, words }, current) {
  return el(
    "li",
    {},
    el("button", {
      class: "fault",
      "data-fault": type,
      "aria-current": path === current ? "true" : null,
      "aria-label": words || null,
      onclick: () => command("go", { path }),
    },
      el("span", { class: "fault-move" }, text),
      el("span", { class: "fault-type" }, t(`page.fault.${type}`) || type)),
  );
}

watch("mistakes menu record", (value, menu, { current }) => {
  refresh(mistakes, [
    value,
    value.rows.find((each) => each.path === current),
    t("page.mistakes.none"),
    actionNamed("review"),
  ], () => {
    if (!value.runs && !value.summary && value.rows.length === 0) {
      return empty(t("page.mistakes.none"), "review");
    }
    return [
      value.runs || value.progress ? el("p", { class: "progress" }, bdi(value.progress)) : null,
      value.summary ? el("p", { class: "summary" }, bdi(value.summary)) : null,
      el("ul", { class: "faults" }, ...value.rows.map((each) => row(each, current))),
    ];
  });
});
