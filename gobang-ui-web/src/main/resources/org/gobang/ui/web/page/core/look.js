/** Applies how the page is to look, and tells whether things may move. */
import { part, watch } from "./store.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function apply() {
  const look = part("look");
  if (!look) {
    return;
  }
  const root = document.documentElement;
  const night = look.dark === "dark" || (look.dark === "auto" && dark.matches);
  root.dataset.mode = night ? "dark" : "light";
  root.dataset.theme = look.theme;
  root.dataset.still = String(!moves());
}

/** Whether things may move. */
export const moves = () => !still.matches && part("look")?.motion !== false;

/** Follows the look, the system and the language. */
export function startLook() {
  watch("look", apply);
  dark.addEventListener("change", apply);
  still.addEventListener("change", apply);
  watch("texts", ({ lang }) => (document.documentElement.lang = lang));
  watch("visitor", ({ title }) => (document.title = title));
}
