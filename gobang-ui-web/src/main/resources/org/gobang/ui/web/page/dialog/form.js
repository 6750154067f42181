/**
 * The dialog of the server: its fields change while it is open, and what is being edited stays. The name of the form is
 * no class: it would meet the style rules of a panel of that name.
 */
import { attr, bdi, el, reconcile, say } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { command } from "../net/commands.js";
import { makeField } from "./fields.js";

let dialog = null;

function send(button) {
  const values = {};
  dialog.fields.forEach((field, key) => {
    if (field.read) {
      values[`v.${key}`] = field.read();
    }
    if (field.chosen?.()) {
      values.row = field.chosen();
    }
  });
  command("form-do", { id: dialog.form.id, button, ...values }, fail);
}

function fail(text) {
  if (dialog) {
    dialog.error.replaceChildren(bdi(text));
    dialog.error.hidden = false;
  }
}

/** What fields may do. */
function host(id) {
  return {
    changed: (key, value) => command("form-set", { id, key, value }, fail),
    pressed: (button) => send(button),
  };
}

function open(form) {
  const title = el("h2", { id: "form-title" });
  const close = el("button", { class: "plain", type: "button", onclick: leave }, icon("close"));
  const body = el("div", { class: "body" });
  const error = el("p", { class: "form-error", role: "alert", hidden: true });
  const buttons = el("footer");
  const sheet = el("form", { class: "sheet-box", novalidate: true }, el("header", {}, title, close), body, error, buttons);
  const node = el("dialog", { class: "form", "data-form": form.name, "aria-labelledby": "form-title" }, sheet);
  dialog = { node, title, close, body, error, buttons, form, fields: new Map() };
  node.addEventListener("cancel", (event) => {
    event.preventDefault();
    leave();
  });
  sheet.addEventListener("submit", (event) => {
    event.preventDefault();
    const name = event.submitter?.dataset.name;
    if (name) {
      send(name);
    }
  });
  document.body.append(node);
}

function leave() {
  command("form-close", { id: dialog.form.id });
}

function close() {
  dialog?.node.close();
  dialog?.node.remove();
  dialog = null;
}

/** Fields with a heading before the first one of each group. */
function entries(fields) {
  let group = "";
  return fields.flatMap((field) => {
    const head = field.group && field.group !== group ? [{ heading: field.group }] : [];
    group = field.group ?? "";
    return [...head, field];
  });
}

function makeEntry(entry) {
  if (entry.heading) {
    return el("h3", {});
  }
  const field = makeField(entry, host(dialog.form.id));
  dialog.fields.set(entry.key, field);
  return field.node;
}

function updateEntry(node, entry) {
  if (entry.heading) {
    say(node, entry.heading);
  } else {
    dialog.fields.get(entry.key).update(entry);
  }
}

function button({ name, text, primary, enabled }) {
  const props = primary ? { type: "submit", class: "primary" } : { type: "button", onclick: () => send(name) };
  return el("button", { ...props, disabled: enabled === false || dialog.form.busy, "data-name": name }, text);
}

function show(form) {
  say(dialog.title, form.title);
  attr(dialog.close, "aria-label", t("page.close"));
  attr(dialog.node, "aria-busy", form.busy ? "true" : null);
  const key = (entry) => (entry.heading ? `group ${entry.heading}` : `${entry.kind} ${entry.key}`);
  const there = new Set(form.fields.map((field) => field.key));
  [...dialog.fields.keys()].filter((each) => !there.has(each)).forEach((each) => dialog.fields.delete(each));
  reconcile(dialog.body, entries(form.fields), key, makeEntry, updateEntry);
  dialog.error.hidden = !form.error;
  say(dialog.error, form.error);
  const focused = dialog.buttons.contains(document.activeElement) ? document.activeElement.dataset.name : "";
  dialog.buttons.replaceChildren(...form.buttons.map(button));
  [...dialog.buttons.children].find((each) => each.dataset.name === focused)?.focus();
}

/** Shows the dialogs of the server from now on. */
export function startForms() {
  watch("form", (form) => {
    if (!form || (dialog && dialog.form.id !== form.id)) {
      close();
    }
    if (!form) {
      return;
    }
    const fresh = !dialog;
    if (fresh) {
      open(form);
    }
    dialog.form = form;
    show(form);
    if (fresh) {
      dialog.node.showModal();
      dialog.body.querySelector("input:not([type=range]), select, textarea, [tabindex='0'], button")?.focus();
    }
  });
}
