/** The menu bar of wide windows. */
import { attr, el } from "../core/dom.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { menus } from "./model.js";
import { focusItem, itemNodes, menuKeys } from "./popup.js";

export const menuBar = el("div", { class: "menu-bar", role: "menubar" });

let open = null;
let shown = "";

const heads = () => [...menuBar.querySelectorAll(".menu-head")];

function close(focus = false) {
  if (open) {
    const { head, popup } = open;
    open = null;
    popup.remove();
    attr(head, "aria-expanded", "false");
    if (focus) {
      head.focus();
    }
  }
}

function show(head, last = null) {
  close();
  const menu = menus()[heads().indexOf(head)];
  const popup = el(
    "div",
    { class: "popup", role: "menu", "aria-label": menu.text },
    ...itemNodes(menu.items, () => close(true)),
  );
  head.after(popup);
  open = { head, popup };
  attr(head, "aria-expanded", "true");
  const beyond = head.parentElement.getBoundingClientRect().left + popup.offsetWidth - document.documentElement.clientWidth + 8;
  popup.style.left = `${Math.min(0, -beyond)}px`;
  menuKeys(popup, (key) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (side) {
      show(beside(head, side), false);
    } else if (key === "Escape") {
      close(true);
    } else if (key === "Tab") {
      close();
      return false;
    }
    return Boolean(side) || key === "Escape";
  });
  if (last !== null) {
    focusItem(popup, last);
  }
}

function beside(head, side) {
  const all = heads();
  return all.at((all.indexOf(head) + side) % all.length);
}

function rove(head) {
  heads().forEach((each) => attr(each, "tabindex", each === head ? 0 : -1));
}

function headKey(event) {
  const head = event.currentTarget;
  const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (side) {
    const next = beside(head, side);
    next.focus();
    if (open) {
      show(next);
    }
  } else if (["ArrowDown", "Enter", " "].includes(event.key)) {
    show(head, false);
  } else if (event.key === "ArrowUp") {
    show(head, true);
  } else if (event.key === "Escape" && open) {
    close(true);
  } else {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

function head(text, first) {
  const node = el(
    "button",
    {
      class: "menu-head", role: "menuitem", tabindex: first ? 0 : -1, "aria-haspopup": "menu", "aria-expanded": "false",
      onclick: () => (open?.head === node ? close() : show(node)),
      onpointerenter: () => open && open.head !== node && show(node),
      onfocus: () => rove(node),
      onkeydown: headKey,
    },
    text,
  );
  return el("div", { class: "menu", role: "none" }, node);
}

/** Opens the first menu. */
export function openMenuBar() {
  heads()[0]?.focus();
  show(heads()[0], false);
}

document.addEventListener("pointerdown", (event) => menuBar.contains(event.target) || close());
menuBar.addEventListener("focusout", (event) => event.relatedTarget && !menuBar.contains(event.relatedTarget) && close());
watch("menu", () => {
  menuBar.setAttribute("aria-label", t("page.menu"));
  const texts = menus().map((menu) => menu.text);
  if (JSON.stringify(texts) !== shown) {
    shown = JSON.stringify(texts);
    close();
    menuBar.replaceChildren(...texts.map((text, i) => head(text, i === 0)));
  }
});
