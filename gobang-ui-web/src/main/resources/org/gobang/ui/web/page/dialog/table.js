/** A table of a dialog, one row of which is chosen: a list box with columns. */
import { attr, el, reconcile, say } from "../core/dom.js";

let count = 0;

/** A field that is a table. */
export function makeTable(first, host) {
  const id = `table-${++count}`;
  const label = el("div", { class: "table-label", id });
  const help = el("p", { class: "help", hidden: true });
  const head = el("div", { role: "row", class: "table-row head" });
  const body = el("div", { role: "rowgroup", class: "table-body" });
  const grid = el(
    "div",
    { role: "grid", class: "table", "aria-labelledby": id },
    el("div", { role: "rowgroup" }, head),
    body,
  );
  const actions = el("div", { class: "actions" });
  const node = el("div", { class: "field table-field" }, label, help, grid, actions);
  const state = { field: first, chosen: null, known: undefined };

  const rows = () => [...body.children];

  function choose(key, focus) {
    const changed = state.chosen !== key;
    state.chosen = key;
    for (const row of rows()) {
      const on = row.dataset.key === key;
      attr(row, "aria-selected", String(on));
      attr(row, "tabindex", on ? 0 : -1);
      if (on && focus) {
        row.focus();
        row.scrollIntoView({ block: "nearest" });
      }
    }
    if (key === null && rows()[0]) {
      attr(rows()[0], "tabindex", 0);
    }
    actions.querySelectorAll("button").forEach((button) => (button.disabled = key === null));
    if (changed && state.field.changes && focus) {
      host.changed(state.field.key, key);
    }
  }

  const open = () => state.field.open && state.chosen !== null && host.pressed(state.field.open);

  body.addEventListener("click", (event) => {
    const row = event.target.closest("[data-key]");
    if (row) {
      choose(row.dataset.key, true);
    }
  });
  body.addEventListener("dblclick", open);
  body.addEventListener("keydown", (event) => {
    const all = rows();
    const at = all.findIndex((row) => row === document.activeElement);
    const to = {
      ArrowUp: at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: all.length - 1,
      PageUp: at - 10,
      PageDown: at + 10,
    }[event.key];
    if (to !== undefined) {
      choose(all[Math.min(all.length - 1, Math.max(0, to))].dataset.key, true);
    } else if (event.key === " ") {
      choose(all[at].dataset.key, true);
    } else if (event.key === "Enter") {
      choose(all[at].dataset.key, true);
      open();
    } else {
      return;
    }
    event.preventDefault();
  });

  const cell = (text) => el("div", { role: "gridcell", dir: "auto" }, text);

  function updateRow(row, { cells, detail, on }) {
    const made = JSON.stringify([cells, detail, on]);
    if (row.made !== made) {
      row.made = made;
      row.replaceChildren(...cells.map(cell));
      attr(row, "title", detail || null);
      attr(row, "aria-current", on ? "true" : null);
    }
  }

  return {
    node,
    read: () => state.chosen ?? "",
    chosen: () => state.chosen,
    update(field) {
      state.field = field;
      say(label, field.label);
      label.hidden = !field.label;
      attr(grid, "aria-labelledby", field.label ? id : "form-title");
      say(help, field.help);
      help.hidden = !field.help;
      grid.style.gridTemplateColumns = field.columns.map((name, i) => (i ? "minmax(5em, 1fr)" : "minmax(7em, 2fr)")).join(" ");
      head.replaceChildren(...field.columns.map((text) => el("div", { role: "columnheader" }, text)));
      head.hidden = !field.columns.some(Boolean);
      const focused = document.activeElement?.parentElement === body ? document.activeElement.dataset.key : null;
      reconcile(body, field.rows, (row) => String(row.id), () => el("div", { role: "row", class: "table-row" }), updateRow);
      const buttons = field.actions ?? [];
      const shown = JSON.stringify(buttons);
      if (actions.dataset.shown !== shown) {
        actions.dataset.shown = shown;
        actions.replaceChildren(
          ...buttons.map(
            ({ name, text }) => el("button", { type: "button", onclick: () => host.pressed(name) }, text)
          )
        );
      }
      const there = (key) => field.rows.some((row) => String(row.id) === key);
      const wanted = field.value === undefined || field.value === null ? null : String(field.value);
      const next = wanted !== state.known || !there(state.chosen) ? wanted : state.chosen;
      state.known = wanted;
      choose(there(next) ? next : null, false);
      if (focused && there(focused) && document.activeElement === document.body) {
        rows().find((row) => row.dataset.key === focused)?.focus();
      }
    },
  };
}
