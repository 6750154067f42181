/** Short messages at the edge of the page that go away by themselves. */
import { bdi, el } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./texts.js";

const MILLIS = 6000;
const box = el("div", { class: "toasts", role: "alert", popover: "manual" });

/** Puts the place of the messages into the page. */
export function startToasts() {
  document.body.append(box);
}

/** Shows a sentence about what went wrong. */
export function toast(text) {
  if (box.childElementCount > 2) {
    box.firstElementChild.remove();
  }
  const close = el("button", { class: "plain", "aria-label": t("page.close"), onclick: () => drop(note) }, icon("close"));
  const note = el("div", { class: "toast" }, bdi(text), close);
  box.append(note);
  raise();
  setTimeout(() => drop(note), MILLIS);
}

/** Above dialogs as well: what is shown last is on top. */
function raise() {
  if (box.showPopover) {
    if (box.matches(":popover-open")) {
      box.hidePopover();
    }
    box.showPopover();
  }
}

function drop(note) {
  note.remove();
  if (box.childElementCount === 0 && box.hidePopover && box.matches(":popover-open")) {
    box.hidePopover();
  }
}
