/** The dialog in which the visitor chooses how the page looks; each choice is seen at once. */
import { el, svg } from "../core/dom.js";
import { part } from "../core/store.js";
import { t } from "../core/texts.js";
import { gradients, ground } from "../board/ground.js";
import { palette, themes } from "../board/palette.js";
import { stone } from "../board/stones.js";
import { command } from "../net/commands.js";
import { showOwn } from "./own.js";

const LANGUAGES = ["", "en", "zh"];
const DARK = ["auto", "light", "dark"];
const STONES = ["classic", "flat", "colour-blind"];
const SWITCHES = ["coordinates", "numbers", "forbidden", "expected", "weights", "motion", "sounds"];

/** A corner of a board; its gradients have names of their own. */
function preview(look, name) {
  const colours = palette(look, document.documentElement.dataset.mode === "dark");
  const drawn = svg("svg", { viewBox: "-22 -22 124 84", "aria-hidden": "true" },
    gradients(colours),
    ground(4, false, colours, false),
    stone("black", { x: 40, y: 0 }, colours),
    stone("white", { x: 40, y: 40 }, colours));
  drawn.querySelectorAll("[id]").forEach((each) => (each.id = `${name}-${each.id}`));
  drawn.querySelectorAll("[fill^=url]").forEach(
    (each) => each.setAttribute("fill", each.getAttribute("fill").replace("#", `#${name}-`))
  );
  return drawn;
}

function radios(key, values, picture) {
  const name = `look-${key}`;
  const options = values.map((value) => {
    const input = el("input", { type: "radio", name, value, onchange: () => command("look", { key, value }) });
    input.checked = part("look")[key] === value;
    return el(
      "label",
      { class: picture ? "swatch" : "option" },
      input,
      picture ? picture(value) : null,
      el("span", {}, t(`page.${key}.${value || "system"}`)),
    );
  });
  return el(
    "fieldset",
    {},
    el("legend", {}, t(`page.look.${key}`)),
    el("div", { class: picture ? "swatches" : "options" }, ...options),
  );
}

function toggle(key) {
  const input = el("input", { type: "checkbox", onchange: () => command("look", { key, value: input.checked }) });
  input.checked = Boolean(part("look")[key]);
  return el("label", { class: "switch" }, input, el("span", {}, t(`page.look.${key}`)));
}

/** Shows the choices. */
export function showLook() {
  const look = part("look");
  showOwn(
    t("page.look"),
    "look",
    radios("theme", themes, (theme) => preview({ ...look, theme }, theme)),
    radios("stones", STONES, (stones) => preview({ ...look, stones }, stones)),
    radios("dark", DARK),
    radios("language", LANGUAGES),
    el("fieldset", {}, el("legend", {}, t("page.look.shown")), el("div", { class: "switches" }, ...SWITCHES.map(toggle))),
  );
}
