/** The pointer and the finger on the board. */
import { svg } from "../core/dom.js";
import { part, watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { hideBubble, showBubble } from "./bubble.js";
import { CELL, centre } from "./geometry.js";
import { focusPoint, grid } from "./grid.js";
import { put, whyNot } from "./play.js";
import { ghost } from "./stones.js";
import { colours, frame, hover } from "./view.js";

/** Points smaller than this on a screen, in pixels, are aimed at before a stone is put. */
const SMALL = 28;
const LONG = 550;
let over = "";
let aimed = "";
let press = { at: "", timer: 0, long: false, touch: false };

const pointOf = (event) => event.target.closest?.("[data-at]")?.dataset.at ?? "";

/** Whether a point is vacant, and the opening allows a stone or an offer there. */
function admits(board, spot) {
  const allowed = { region: true, offered: board.restricted, excluded: false }[spot?.opening] ?? !board.restricted;
  return allowed && !spot?.stone && !spot?.forbidden;
}

/** A stone under the pointer; a finger hides small points, so that cross hairs show where it is. */
function drawHover() {
  const board = part("board");
  const at = over && centre(over, board.size);
  hover.replaceChildren();
  if (!at) {
    return;
  }
  const spot = board.spots.find((each) => each.at === over);
  if (over === aimed) {
    const last = (board.size - 1) * CELL;
    hover.append(
      svg("path", { d: `M0 ${at.y}H${last}M${at.x} 0V${last}`, stroke: colours().hand, "stroke-width": 3, opacity: 0.8 })
    );
  }
  if (board.hand && !board.tool && admits(board, spot)) {
    hover.append(ghost(board.hand, at, colours()));
  } else if (board.tool) {
    hover.append(svg("circle", { cx: at.x, cy: at.y, r: CELL * 0.42, fill: colours().hand, opacity: 0.35 }));
  }
}

/** Shows what a click on a point would do, and what is to be said about the point. */
export function pointAt(name) {
  over = name;
  drawHover();
  const why = part("board").forbidden?.[name];
  if (why) {
    showBubble(name, why, "why");
  } else {
    hideBubble();
  }
}

function aim(name) {
  aimed = name;
  pointAt(name);
  if (!part("board").forbidden?.[name]) {
    showBubble(name, t("page.tap.again", name), "aim");
  }
}

function clicked(name) {
  const small = grid.clientWidth / part("board").size < SMALL;
  focusPoint(name);
  if (press.touch && small && aimed !== name) {
    aim(name);
    return;
  }
  aimed = "";
  pointAt("");
  put(name);
}

function pressed(event) {
  clearTimeout(press.timer);
  const at = pointOf(event);
  press = { at, timer: 0, long: false, touch: event.pointerType === "touch" };
  if (at && press.touch) {
    press.timer = setTimeout(() => {
      press.long = true;
      whyNot(at);
    }, LONG);
  }
}

const released = () => clearTimeout(press.timer);

/** Listens to the pointer from now on. */
export function startPointer() {
  watch("board", drawHover);
  grid.addEventListener("pointerdown", pressed);
  ["pointerup", "pointercancel", "pointerleave"].forEach((name) => grid.addEventListener(name, released));
  grid.addEventListener("pointerover", (event) => event.pointerType !== "touch" && pointAt(pointOf(event)));
  frame.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && pointAt(""));
  grid.addEventListener("click", (event) => {
    const name = pointOf(event);
    if (name && !press.long) {
      clicked(name);
    }
    press.long = false;
  });
  grid.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (!press.touch) {
      whyNot(pointOf(event));
    }
  });
}
