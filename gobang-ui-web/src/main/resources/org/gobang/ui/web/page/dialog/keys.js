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
  "Delete": "exclude",
  "Ctrl V": "paste",
  "Ctrl C": "copy",
};

const row = (keys, text) => el(
  "div",
  { class: "key-row" },
  el("dt", {}, ...keys.map((key) => el("kbd", {}, key.replace("Page", "Pg").replace("Down", "Dn")))),
  el("dd", {}, text),
);
const rows = (commands) => commands.map(({ keys, text }) => row(keys, text));

/** Shows the keys. */
export function showKeys() {
  const commands = part("keys") ?? [];
  const check = el("input", { type: "checkbox", id: "single-keys", onchange: () => setSingleKeys(check.checked) });
  check.checked = singleKeys();
  showOwn(
    t("page.keys"),
    "keys",
    el("h3", {}, t("page.board")),
    el(
      "dl",
      {},
      ...Object.entries(BOARD).map(([keys, name]) => row(keys.split(" "), t(`page.key.${name}`))),
      ...rows(commands.filter(({ keys }) => keys[0].length > 1)),
    ),
    el("h3", {}, t("page.keys.page")),
    el("dl", {}, ...rows(commands.filter(({ keys }) => keys[0].length === 1))),
    el("label", { class: "switch" }, check, el("span", {}, t("page.keys.single"))),
  );
}
