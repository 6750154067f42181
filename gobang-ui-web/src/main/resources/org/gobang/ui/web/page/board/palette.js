/** The colours of the board and of what is on it. */

/** From its light corner to its deep one; its lines, letters and grain; whether it is dark. */
const THEMES = {
  wood: { light: "#e9c48a", deep: "#d9ab68", lines: "#4a3218", letters: "#5b3e1e", grain: "#784a18" },
  cherry: { light: "#e2ac84", deep: "#cf9168", lines: "#3a1a0c", letters: "#3f1d0e", grain: "#6a2c10" },
  walnut: { light: "#6b4a33", deep: "#523524", lines: "#d9be9b", letters: "#e4cfb2", grain: "#21120a", dark: true },
  bamboo: { light: "#f1e3b4", deep: "#e3d096", lines: "#5c5226", letters: "#5a5022", grain: "#9c8b45" },
  slate: { light: "#4b555e", deep: "#3c454d", lines: "#9aa6af", letters: "#c3ccd3", dark: true },
  felt: { light: "#2f6b4f", deep: "#255a41", lines: "#a9cdb9", letters: "#c6e0d2", dark: true },
  midnight: { light: "#24304d", deep: "#1a2338", lines: "#8093bc", letters: "#b3c1e0", dark: true },
  paper: { light: "#fbfaf5", deep: "#f1eee4", lines: "#6a6a66", letters: "#55554f" },
  "high-contrast": { light: "#ffffff", deep: "#ffffff", lines: "#000000", letters: "#000000" },
};
const CONTRAST_DARK = { light: "#000000", deep: "#000000", lines: "#ffffff", letters: "#ffffff", dark: true };

const USUAL = {
  hint: "#1faf52", win: "#f2b705", hand: "#2d7ff9", lastOnBlack: "#ff7a66", lastOnWhite: "#d3301b",
  forbidden: "#b02a1a", forbiddenOnDark: "#ff8a70", heat: ["#2b1a5e", "#7a1e7d", "#c93a63", "#f5803a", "#ffe45c"],
};

/** Okabe and Ito, Color Universal Design (2008); the heat map is cividis (2018). */
const COLOUR_BLIND = {
  hint: "#009e73", win: "#f0e442", hand: "#0072b2", lastOnBlack: "#56b4e9", lastOnWhite: "#0072b2",
  forbidden: "#b34f00", forbiddenOnDark: "#ff9a47", heat: ["#00224e", "#434e6c", "#7d7c78", "#bcae6c", "#fee838"],
};

/** The names of the themes, as the look has them. */
export const themes = Object.keys(THEMES);

/** The colours for a look. */
export function palette(look, night) {
  const plain = look.theme === "high-contrast";
  const board = plain && night ? CONTRAST_DARK : THEMES[look.theme] ?? THEMES.wood;
  const marks = look.stones === "colour-blind" ? COLOUR_BLIND : USUAL;
  return {
    ...board,
    ...marks,
    forbidden: board.dark ? marks.forbiddenOnDark : marks.forbidden,
    ink: board.dark ? "#f4f4f2" : "#1b1b1d",
    flat: plain || look.stones !== "classic",
    outlined: plain || look.stones === "colour-blind",
  };
}

const channels = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The colour of a worth from 1 to 9, and what is read on it. */
export function heatColour(scale, level) {
  const at = ((Math.min(9, Math.max(1, level)) - 1) / 8) * (scale.length - 1);
  const below = Math.min(scale.length - 2, Math.floor(at));
  const from = channels(scale[below]);
  const to = channels(scale[below + 1]);
  const [r, g, b] = from.map((value, i) => Math.round(value + (to[i] - value) * (at - below)));
  return { fill: `rgb(${r},${g},${b})`, ink: 0.3 * r + 0.59 * g + 0.11 * b < 130 ? "#ffffff" : "#10222e" };
}
