/** The parts that the server sent last, and what is called when they change. */

const values = new Map();
const watchers = [];

/** The value of a part; undefined before it came. */
export const part = (name) => values.get(name);

/**
 * Calls a function with the values of some parts whenever one of them, or the language, changes;
 * not before all of them are there.
 * @param {string} names separated by spaces
 */
export function watch(names, react) {
  const watcher = { names: names.split(" "), react };
  watchers.push(watcher);
  call(watcher);
}

/** Takes a new value of a part. */
export function put(name, value) {
  values.set(name, value);
  watchers.filter((each) => name === "texts" || each.names.includes(name)).forEach(call);
}

function call({ names, react }) {
  if (!values.has("texts") || !names.every((name) => values.has(name))) {
    return;
  }
  try {
    react(...names.map(part));
  } catch (failure) {
    console.error(failure);
  }
}
