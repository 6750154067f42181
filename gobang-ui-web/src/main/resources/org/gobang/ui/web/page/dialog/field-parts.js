/** What the fields of a dialog have in common. */
import { attr, el, say } from "../core/dom.js";

const PAUSE = 300;
let count = 0;

/** The parts that most fields have: a label, what is entered, and help below it. */
export function frame(kind, control, ...more) {
  const id = `field-${++count}`;
  const label = el("label", { for: id });
  const help = el("p", { class: "help", id: `${id}-help`, hidden: true });
  control.id = id;
  const node = el("div", { class: `field ${kind}` }, label, el("div", { class: "control" }, control, ...more), help);
  const words = (field) => {
    say(label, field.label);
    label.hidden = !field.label;
    say(help, field.help);
    help.hidden = !field.help;
    attr(control, "aria-describedby", field.help ? help.id : null);
  };
  return { node, words, label };
}

/**
 * Takes a value of the server only where that is another than before, and the field is not being edited.
 * @param {(value) => void} write
 */
export function follower(control, write) {
  let known;
  return (value) => {
    if (value !== known && (known === undefined || document.activeElement !== control)) {
      write(value);
    }
    known = value;
  };
}

/** Sends the changes of a field on which others depend, a moment after the last key. */
export function sender(field, host, control, read, event = "input") {
  const state = { field, timer: 0, sent: undefined };
  const tell = () => {
    clearTimeout(state.timer);
    if (state.field.changes && read() !== state.sent) {
      state.sent = read();
      host.changed(state.field.key, state.sent);
    }
  };
  control.addEventListener(event, () => {
    clearTimeout(state.timer);
    state.timer = setTimeout(tell, event === "change" ? 0 : PAUSE);
  });
  control.addEventListener("blur", () => state.timer && tell());
  return state;
}
