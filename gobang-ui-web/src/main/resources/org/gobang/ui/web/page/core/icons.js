/** Icons of the page, drawn with one stroke in the colour of the text. */
import { svg } from "./dom.js";

const PATHS = {
  new: "M12 5v14M5 12h14",
  hint: "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.6-.8 1.2-.8 1.8v1.2H9.3v-1.2c0-.6-.2-1.2-.8-1.8z",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  pause: "M8 5v14M16 5v14",
  resume: "M7 4.5v15l12-7.5z",
  resign: "M5 21V4M5 4c4-2 7 2 11 1 1.5-.4 3-1 3-1v10s-1.5.6-3 1c-4 1-7-3-11-1",
  now: "M13 3 5 13.5h6L10 21l9-11.5h-6.5z",
  pass: "M5 5v14l9-7zM18 5v14",
  analysis: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 21 21",
  review: "M4 5h9M4 12h6M4 19h8M14 14l3 3 5-6",
  start: "M6 5v14M18 5 9 12l9 7z",
  back: "M15 5 6 12l9 7z",
  forth: "m9 5 9 7-9 7z",
  end: "M18 5v14M6 5l9 7-9 7z",
  edit: "M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17zM14.5 7.5l3 3",
  menu: "M4 7h16M4 12h16M4 17h16",
  look: "M12 3a9 9 0 1 0 0 18c1.5 0 2-1 1.5-2-.6-1.2 0-2.5 1.5-2.5h2A4 4 0 0 0 21 12c0-5-4-9-9-9zM7.5 12h.01M9.5 8h.01M14.5 8h.01",
  close: "M6 6l12 12M18 6 6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  keep: "M6 4h12v16l-6-4.5L6 20z",
  circle: "M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12z",
  cross: "M7 7l10 10M17 7 7 17",
  square: "M6.5 6.5h11v11h-11z",
  triangle: "M12 5.5 19 17.5H5z",
  letter: "M6 19 12 5l6 14M8.5 14h7",
  number: "M9 8l3-3v14M9 19h6",
  arrow: "M5 19 18 6M10 5.5h8.5V14",
  line: "M5 19 19 5",
  selected: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  comment: "M4 5h16v11H10l-5 4v-4H4z",
};
const FULL = new Set(["resume", "now", "pass", "start", "back", "forth", "end"]);

/** An icon, hidden from screen readers: its button has a name. */
export function icon(name) {
  const path = svg("path", { d: PATHS[name] ?? PATHS.circle, fill: FULL.has(name) ? "currentColor" : null });
  return svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, path);
}

/** Whether there is an icon of this name. */
export const hasIcon = (name) => name in PATHS;
