/** Fields with a value that is entered or chosen. */
import { attr, el, say } from "../core/dom.js";
import { follower, frame, sender } from "./field-parts.js";

function entry(first, host, control, props) {
  const { node, words } = frame(first.kind, control);
  const follow = follower(control, (value) => (control.value = value ?? ""));
  const read = () => control.value;
  const sent = sender(first, host, control, read);
  return {
    node,
    read,
    update(field) {
      sent.field = field;
      words(field);
      props.forEach(([name, key]) => attr(control, name, field[key]));
      follow(String(field.value ?? ""));
    },
  };
}

export const text = (field, host) => entry(
  field,
  host,
  el("input", { type: "text", autocomplete: "off", spellcheck: "false", dir: "auto" }),
  [["maxlength", "max"]],
);
export const area = (field, host) => entry(
  field,
  host,
  el("textarea", { rows: 6, spellcheck: "false", dir: "auto" }),
  [["maxlength", "max"]],
);
export const number = (field, host) => entry(
  field,
  host,
  el("input", { type: "number", inputmode: "decimal" }),
  [["min", "min"], ["max", "max"], ["step", "step"]],
);

export function choice(first, host) {
  const control = el("select");
  const { node, words } = frame("choice", control);
  const read = () => control.value;
  const sent = sender(first, host, control, read, "change");
  let options = "";
  let known;
  return {
    node,
    read,
    update(field) {
      sent.field = field;
      words(field);
      const now = JSON.stringify(field.options);
      const chosen = field.value === known && options ? control.value : field.value;
      if (now !== options) {
        options = now;
        control.replaceChildren(...field.options.map((option) => el("option", { value: option.value }, option.text)));
      }
      control.value = field.options.some((option) => option.value === chosen) ? chosen : field.value;
      known = field.value;
    },
  };
}

export function check(first, host) {
  const control = el("input", { type: "checkbox" });
  const { node, words, label } = frame("check", control);
  node.prepend(control);
  const follow = follower(null, (value) => (control.checked = value));
  const sent = sender(first, host, control, () => String(control.checked), "change");
  return {
    node,
    read: () => String(control.checked),
    update(field) {
      sent.field = field;
      words(field);
      follow(Boolean(field.value));
    },
  };
}

export function range(first, host) {
  const control = el("input", { type: "range" });
  const output = el("output", {});
  const { node, words } = frame("range", control, output);
  const follow = follower(control, (value) => (control.value = value));
  const sent = sender(first, host, control, () => control.value);
  output.setAttribute("for", control.id);
  control.addEventListener("input", () => sent.field.words || say(output, control.value));
  return {
    node,
    read: () => control.value,
    update(field) {
      sent.field = field;
      words(field);
      attr(control, "min", field.min);
      attr(control, "max", field.max);
      attr(control, "step", field.step);
      follow(String(field.value));
      say(output, field.words ?? control.value);
      attr(control, "aria-valuetext", output.textContent);
    },
  };
}
