/** The texts of the page in the language of the visitor. */
import { part } from "./store.js";

/** The text of a key, with {0}, {1} … replaced. */
export function t(key, ...values) {
  const pattern = part("texts")?.texts[key] ?? "";
  return pattern.replace(/\{(\d)\}/g, (hole, index) => values[index] ?? "");
}

/** The language of the texts. */
export const language = () => part("texts")?.lang ?? "en";
