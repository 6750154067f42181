/** Clocks that run down between two messages of the server. */
import { attr, say } from "../core/dom.js";
import { isLost, watchConnection } from "../net/connection.js";

const TICK = 100;
const LOW = 10000;

/** The texts of clocks, by element: what was left when the message came, and when that was. */
const clocks = new Map();
let timer = 0;

function words(millis) {
  const left = Math.max(0, millis);
  if (left < LOW) {
    return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  }
  const seconds = Math.floor(left / 1000);
  const two = (value) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function paint(node, { left, runs, since }) {
  const now = runs ? left - (performance.now() - since) : left;
  say(node, words(now));
  attr(node, "data-low", now < LOW);
  attr(node, "data-runs", runs);
}

const tick = () => !isLost() && clocks.forEach((each, at) => each.runs && paint(at, each));

// A clock that nobody hears of stands, until it is told anew.
watchConnection((lost) => clocks.forEach((each, at) => attr(at, "data-runs", each.runs && !lost)));

/** Shows a clock in an element, which must be shown until it has another one. */
export function showClock(node, clock) {
  node.hidden = !clock;
  if (clock) {
    clocks.set(node, { ...clock, since: performance.now() });
    paint(node, clocks.get(node));
  } else {
    clocks.delete(node);
  }
  const any = [...clocks.values()].some((each) => each.runs);
  if (any && !timer) {
    timer = setInterval(tick, TICK);
  } else if (!any) {
    clearInterval(timer);
    timer = 0;
  }
}
