/** The fields of a dialog. Each has a node, update(field), and read() where it has a value. */
import { el, say } from "../core/dom.js";
import { t } from "../core/texts.js";
import { toast } from "../core/toast.js";
import { copyText } from "../files/files.js";
import { sendFile } from "../net/commands.js";
import { frame } from "./field-parts.js";
import { makeTable } from "./table.js";
import { area, check, choice, number, range, text } from "./value-fields.js";

function note() {
  const node = el("p", { class: "field note" });
  return { node, update: (field) => say(node, field.label) };
}

function link() {
  const control = el("input", { type: "text", readonly: true, onfocus: () => control.select() });
  const copy = el(
    "button",
    {
      type: "button",
      onclick: () => copyText(control.value).then(() => say(copy, t("page.copied")), () => toast(t("page.copy.failed"))),
    },
  );
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

function page() {
  const control = el("a", { target: "_blank", rel: "noopener noreferrer" });
  return {
    node: el("p", { class: "field page" }, control),
    update(field) {
      control.href = field.value;
      say(control, field.label);
    },
  };
}

function opens() {
  let where = "";
  const control = el("button", { type: "button", onclick: () => window.open(where, "_blank", "noopener") });
  const { node, words } = frame("opens", control);
  return {
    node,
    update(field) {
      words(field);
      where = field.value;
      say(control, field.action);
    },
  };
}

function file() {
  const control = el("input", { type: "file", onchange: () => control.files[0] && sendFile(control.files[0]) });
  const { node, words } = frame("file", control);
  return { node, update: words };
}

const KINDS = { choice, text, area, number, check, range, note, link, page, opens, file, table: makeTable };

/** A field of a kind. */
export const makeField = (field, host) => (KINDS[field.kind] ?? note)(field, host);
