/** Whether single keys are shortcuts; remembered by the browser. */

const NAME = "gobang.keys";

/** Whether single keys do something. */
export function singleKeys() {
  try {
    return localStorage.getItem(NAME) !== "off";
  } catch {
    return true;
  }
}

/** Turns single keys on or off. */
export function setSingleKeys(on) {
  try {
    localStorage.setItem(NAME, on ? "on" : "off");
  } catch {
    // Without storage they stay on.
  }
}
