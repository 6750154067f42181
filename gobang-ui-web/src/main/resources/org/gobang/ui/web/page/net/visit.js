/** The name of this tab, by which the server tells the visitors who only watch from each other. */
const KEY = "gobang-visit";

function fresh() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Kept over a reload; a tab that was duplicated shares it, and shows the same. */
function kept() {
  try {
    const known = sessionStorage.getItem(KEY) ?? fresh();
    sessionStorage.setItem(KEY, known);
    return known;
  } catch {
    return fresh();
  }
}

const visit = kept();

/** The name of this page: another one after a reload, and in a tab that was duplicated. */
export const pageName = fresh();

/** An address of the server for this tab. */
export function address(name, values = {}) {
  return `${name}?${new URLSearchParams({ ...values, visit, page: pageName })}`;
}
