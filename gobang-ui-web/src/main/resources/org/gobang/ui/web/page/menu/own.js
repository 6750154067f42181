/** Menus of what the page does without the server. */
import { savePicture } from "../board/export.js";
import { part } from "../core/store.js";
import { t } from "../core/texts.js";
import { showLook } from "../dialog/look.js";
import { chooseFile, copyGame, saveGame } from "../files/files.js";
import { command } from "../net/commands.js";
import { actionNamed } from "./named.js";

const SWITCHES = ["coordinates", "numbers", "forbidden", "expected", "weights", "sounds"];

const item = (key, run, more = {}) => ({ text: t(key), enabled: true, run, ...more });

function lookSwitch(key) {
  const on = Boolean(part("look")?.[key]);
  return item(`page.look.${key}`, () => command("look", { key, value: !on }), { on });
}

/** The page's own menus. */
export function ownMenus() {
  return [
    {
      text: t("page.menu.file"),
      items: [
        ...(actionNamed("open") ? [item("page.file.open", chooseFile), null] : []),
        ...["sgf", "psq", "txt"].map((type) => item(`page.file.${type}`, () => saveGame(type))),
        item("page.file.copy", copyGame),
        null,
        ...["svg", "png"].map((type) => item(`page.file.${type}`, () => savePicture(type))),
      ],
    },
    { text: t("page.menu.view"), items: [item("page.look", showLook), null, ...SWITCHES.map(lookSwitch)] },
  ];
}
