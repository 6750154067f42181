/** The fields of a dialog. Each has a node, update(field), and read() where it has a value. */
import { attr, clean, el, say } from "../core/dom.js";
import { t } from "../core/texts.js";
import { toast } from "../core/toast.js";
import { copyText } from "../files/files.js";
import { sendFile } from "../net/commands.js";
import { makeTable } from "./table.js";

const PAUSE = 300;
let count = 0;

/** The parts that most fields have: a label, what is entered, and help below it. */
function frame(kind, control, ...more) {
  const id = `field-${++count}`;
  const label = el("label", { for: id });
  const help = el("p", { class: "help", id: `${id}-help`, hidden: true });
  control.id = id;
  const node = el("div", { class: `field ${kind}` }, label, el("div", { class: "control" }, control, ...more), help);
  const words = (field) => {
    say(label, clean(field.label));
    label.hidden = !field.label;
    say(help, clean(field.help));
    help.hidden = !field.help;
    attr(control, "aria-describedby", field.help ? help.id : null);
  };
  return { node, words, label };
}

/**
 * Takes a value of the server only where that is another than before, and nobody is writing there.
 * @param {(value) => void} write
 */
function follower(control, write) {
  let known;
  return (value) => {
    if (value !== known && (known === undefined || document.activeElement !== control)) {
      write(value);
    }
    known = value;
  };
}

/** Tells the server of changes that it wants to know, not at each key. */
function teller(field, host, control, read, event = "input") {
  const state = { field, timer: 0, told: undefined };
  const tell = () => {
    clearTimeout(state.timer);
    if (state.field.changes && read() !== state.told) {
      state.told = read();
      host.changed(state.field.key, state.told);
    }
  };
  control.addEventListener(event, () => {
    clearTimeout(state.timer);
    state.timer = setTimeout(tell, event === "change" ? 0 : PAUSE);
  });
  control.addEventListener("blur", () => state.timer && tell());
  return state;
}

function entry(first, host, control, props) {
  const unit = el("span", { class: "unit" });
  const { node, words } = frame(first.kind, control, unit);
  const follow = follower(control, (value) => (control.value = value ?? ""));
  const read = () => control.value;
  const told = teller(first, host, control, read);
  return {
    node,
    read,
    update(field) {
      told.field = field;
      words(field);
      say(unit, field.unit ?? "");
      unit.hidden = !field.unit;
      props.forEach(([name, key]) => attr(control, name, field[key]));
      follow(String(field.value ?? ""));
    },
  };
}

const text = (field, host) => entry(field, host, el("input", { type: "text", autocomplete: "off", spellcheck: "false", dir: "auto" }), [["maxlength", "max"]]);
const area = (field, host) => entry(field, host, el("textarea", { rows: 6, spellcheck: "false", dir: "auto" }), [["maxlength", "max"]]);
const number = (field, host) => entry(field, host, el("input", { type: "number", inputmode: "decimal" }), [["min", "min"], ["max", "max"], ["step", "step"]]);

function choice(first, host) {
  const control = el("select");
  const { node, words } = frame("choice", control);
  const read = () => control.value;
  const told = teller(first, host, control, read, "change");
  let options = "";
  let known;
  return {
    node,
    read,
    update(field) {
      told.field = field;
      words(field);
      const now = JSON.stringify(field.options);
      const chosen = field.value === known && options ? control.value : field.value;
      if (now !== options) {
        options = now;
        control.replaceChildren(...field.options.map((option) => el("option", { value: option.value }, clean(option.text))));
      }
      control.value = field.options.some((option) => option.value === chosen) ? chosen : field.value;
      known = field.value;
    },
  };
}

function check(first, host) {
  const control = el("input", { type: "checkbox" });
  const { node, words, label } = frame("check", control);
  node.prepend(control);
  const follow = follower(null, (value) => (control.checked = value));
  const told = teller(first, host, control, () => String(control.checked), "change");
  return {
    node,
    read: () => String(control.checked),
    update(field) {
      told.field = field;
      words(field);
      follow(Boolean(field.value));
    },
  };
}

function range(first, host) {
  const control = el("input", { type: "range" });
  const output = el("output", {});
  const { node, words } = frame("range", control, output);
  const follow = follower(control, (value) => (control.value = value));
  const told = teller(first, host, control, () => control.value);
  output.setAttribute("for", control.id);
  control.addEventListener("input", () => told.field.words || say(output, control.value));
  return {
    node,
    read: () => control.value,
    update(field) {
      told.field = field;
      words(field);
      attr(control, "min", field.min);
      attr(control, "max", field.max);
      attr(control, "step", field.step);
      follow(String(field.value));
      say(output, clean(field.words ?? control.value));
      attr(control, "aria-valuetext", output.textContent);
    },
  };
}

function note() {
  const node = el("p", { class: "field note" });
  return { node, update: (field) => say(node, clean(field.label)) };
}

function link() {
  const control = el("input", { type: "text", readonly: true, onfocus: () => control.select() });
  const copy = el("button", { type: "button", onclick: () => copyText(control.value).then(() => say(copy, t("page.copied")), () => toast(t("page.copy.failed"))) });
  const { node, words } = frame("link", control, copy);
  return {
    node,
    update(field) {
      words(field);
      if (control.value !== field.value) {
        control.value = field.value;
      }
      say(copy, t("page.copy"));
    },
  };
}

function file() {
  const control = el("input", { type: "file", onchange: () => control.files[0] && sendFile(control.files[0]) });
  const { node, words } = frame("file", control);
  return { node, update: words };
}

const KINDS = { choice, text, area, number, check, range, note, link, file, table: makeTable };

/** A field of a kind. */
export const makeField = (field, host) => (KINDS[field.kind] ?? note)(field, host);
