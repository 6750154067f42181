/** The texts of the page in the language of the visitor. */
import { part } from "./store.js";

/** The text of a key, with {0}, {1} … replaced. */
export function t(key, ...values) {
  const pattern = part("texts")?.texts[key] ?? "";
  return pattern
    .split(/(\{\d\})/)
    .map((each) => (/^\{\d\}$/.test(each) ? String(values[each[1]] ?? "") : each))
    .reduce(join, "");
}

/** Joins two parts: one space between Chinese and Latin characters, none between Chinese ones. */
function join(text, next) {
  const around = `${text.slice(-2)}|${next}`;
  if (/\p{sc=Han}\|[\p{sc=Latin}\d]|[\p{sc=Latin}\d]\|\p{sc=Han}/u.test(around)) {
    return `${text} ${next}`;
  }
  if (/\p{sc=Han} \|\p{sc=Han}/u.test(around)) {
    return text.slice(0, -1) + next;
  }
  return text + (/\p{sc=Han}\| \p{sc=Han}/u.test(around) ? next.slice(1) : next);
}

/** The language of the texts. */
export const language = () => part("texts")?.lang ?? "en";
