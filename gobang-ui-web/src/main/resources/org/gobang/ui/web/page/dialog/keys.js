/** The dialog that tells which key does what. */
import { el } from "../core/dom.js";
import { part } from "../core/store.js";
import { t } from "../core/texts.js";
import { setSingleKeys, singleKeys } from "../keys/single.js";
import { showOwn } from "./own.js";

const BOARD = {
  "← ↑ → ↓": "move",
  "Enter": "put",
  "h8": "type",
  "w": "why",
  "Delete": "exclude",
  "Home End": "ends",
  "Page Up Page Down": "far",
  "Ctrl V": "paste",
  "Ctrl C": "copy",
};
const PAGE = { "[ ]": "step", "m": "menu", "?": "help" };

const row = (keys, text) => el(
  "div",
  { class: "key-row" },
  el("dt", {}, ...keys.split(" ").map((key) => el("kbd", {}, key))),
  el("dd", {}, text),
);
const rows = (keys) => Object.entries(keys).map(
  ([key, name]) => row(key.replace("Page Up Page Down", "PgUp PgDn"), t(`page.key.${name}`))
);

/** Shows the keys. */
export function showKeys() {
  const menu = (part("menu") ?? []).flatMap((each) => each.items).filter((item) => item?.key);
  const check = el("input", { type: "checkbox", id: "single-keys", onchange: () => setSingleKeys(check.checked) });
  check.checked = singleKeys();
  showOwn(
    t("page.keys"),
    "keys",
    el("h3", {}, t("page.board")),
    el("dl", {}, ...rows(BOARD)),
    el("h3", {}, t("page.keys.page")),
    el("dl", {}, ...rows(PAGE), ...menu.map((item) => row(item.key, item.text))),
    el("label", { class: "switch" }, check, el("span", {}, t("page.keys.single"))),
  );
}
