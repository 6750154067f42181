/** Puts a stone, or what else a click on a point means now; refusals are shown at the point. */
import { alarm } from "../core/announce.js";
import { part, watch } from "../core/store.js";
import { actionNamed } from "../menu/named.js";
import { command } from "../net/commands.js";
import { showBubble } from "./bubble.js";

const SOON = 3000;
const SHOWN = 5000;
let tried = { at: "", when: -SOON };
let known = null;

function refuse(at, text) {
  showBubble(at, text, "refused", SHOWN);
  alarm(text);
}

/** Puts a stone on a point; for a visitor who only watches, shows that. */
export function put(at) {
  const visitor = part("visitor");
  if (visitor?.role === "watcher") {
    refuse(at, visitor.sentence);
    return;
  }
  tried = { at, when: performance.now() };
  command("play", { at }, (why) => refuse(at, why));
}

/** Asks what would follow from a stone on a point, where the visitor may study. */
export function whyNot(at) {
  if (at && actionNamed("analysis")) {
    command("why", { at });
  }
}

/** Shows an error that comes soon after a stone was put at its point. */
export function startRefusals() {
  watch("game", ({ notice }) => {
    const fresh = notice?.error && notice.text !== known;
    known = notice?.text ?? null;
    if (fresh && performance.now() - tried.when < SOON) {
      refuse(tried.at, notice.text);
    }
  });
}
