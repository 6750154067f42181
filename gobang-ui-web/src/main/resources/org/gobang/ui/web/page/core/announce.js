/** Tells screen readers what happens. */
import { clean, el } from "./dom.js";

const polite = el("div", { class: "unseen", "aria-live": "polite", role: "log" });
const urgent = el("div", { class: "unseen", "aria-live": "assertive", role: "alert" });

/** Puts the regions that are read aloud into the page. */
export function startAnnouncing() {
  document.body.append(polite, urgent);
}

/** Says something when nothing else is being said. */
export function announce(text) {
  polite.append(el("p", {}, clean(text).slice(0, 500)));
  while (polite.childElementCount > 4) {
    polite.firstElementChild.remove();
  }
}

/** Says at once what went wrong. */
export function alarm(text) {
  urgent.textContent = "";
  setTimeout(() => (urgent.textContent = clean(text).slice(0, 500)), 50);
}
