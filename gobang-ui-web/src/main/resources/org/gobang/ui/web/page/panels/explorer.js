/** What was played in the games of the library from the present position. */
import { bdi, el } from "../core/dom.js";
import { part, watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { actionNamed } from "../menu/named.js";
import { command } from "../net/commands.js";
import { empty, refresh } from "./card.js";

export const explorer = el("div", { class: "panel-body explorer" });

function share(kind, value) {
  const bar = el("span", { class: `share ${kind}` }, value >= 12 ? `${value}` : "");
  bar.style.flexGrow = value;
  return bar;
}

function shares(row) {
  if (row.black === null || row.black === undefined) {
    return el("td", {});
  }
  const words = t("page.shares", row.black, row.draw, row.white);
  return el("td", { class: "shares", title: words },
    el("span", { class: "unseen" }, words),
    el(
      "span",
      { class: "bar", "aria-hidden": "true" },
      share("black", row.black),
      share("draw", row.draw),
      share("white", row.white),
    ));
}

function moveRow(row, index, valued) {
  const mark = () => command("mark", { at: row.move });
  return el("tr", { onpointerenter: mark },
    el(
      "th",
      { scope: "row" },
      el("button", { class: "link", onfocus: mark, onclick: () => command("follow", { row: index }) }, row.move),
    ),
    el("td", { class: "count" }, String(row.games)),
    shares(row),
    valued ? el("td", { class: "count" }, row.value ?? "") : null);
}

function table(value) {
  const heads = ["move", "games", "results", ...(value.valued ? ["value"] : [])];
  return el("table", {},
    el("thead", {}, el("tr", {}, ...heads.map((name) => el("th", { scope: "col" }, t(`page.explorer.${name}`))))),
    el("tbody", {}, ...value.rows.map((row, i) => moveRow(row, i, value.valued))));
}

function games(list) {
  return el("ul", { class: "games" }, ...list.map((game, row) =>
    el("li", {}, el("button", { onclick: () => command("explored", { row }) },
      bdi(game.text, { class: "game-text" }),
      el("span", {}, [game.result, game.date].filter(Boolean).join(" · "))))));
}

explorer.addEventListener("pointerleave", () => part("explorer")?.open && command("mark"));
watch("explorer menu", (value) => {
  refresh(explorer, [value, t("page.explorer.none"), actionNamed("explorer")], () =>
    value.open
      ? [
          value.status ? el("p", { class: value.error ? "failure" : "summary" }, bdi(value.status)) : null,
          value.rows.length ? table(value) : null,
          value.games?.length ? el("h2", {}, t("page.explorer.found")) : null,
          value.games?.length ? games(value.games) : null,
        ]
      : empty(t("page.explorer.none"), "explorer"));
});
