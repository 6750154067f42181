/** Listens to the server. The browser connects again by itself. */
import { announce } from "../core/announce.js";
import { play } from "../core/sounds.js";
import { part, put } from "../core/store.js";
import { address } from "./visit.js";

const AGAIN = 3000;

/** The position that is looked at; it comes without the moves, of which there may be thousands. */
let place = { current: "", about: "", comment: "", commentable: false };

/** Takes a part; the record is known to the page as one with its place. */
function take({ name, value }) {
  if (name === "place") {
    place = value;
    put("record", { ...(part("record") ?? { moves: [] }), ...place });
  } else if (name === "record") {
    put("record", { ...place, ...value });
  } else {
    put(name, value);
  }
}

/**
 * Begins to listen.
 * @param {(lost: boolean) => void} connection called when the connection is lost and there again
 * @param {(text: string) => void} ended called when the server ends
 */
export function listen(connection, ended) {
  /** Whether the server has ended: it may be started again later. */
  let gone = false;
  let events = open();

  function open() {
    const source = new EventSource(address("events"));
    const on = (name, react) => source.addEventListener(name, (event) => react(JSON.parse(event.data)));
    on("part", (sent) => {
      take(sent);
      // The last part: from here on the page is that of the server.
      if (sent.name === "ask") {
        gone = false;
        connection(false);
      }
    });
    on("say", ({ text }) => announce(text));
    on("cue", ({ cue }) => play(cue));
    on("bye", ({ text, again }) => {
      source.close();
      gone = true;
      ended(text);
      if (again) {
        setTimeout(() => (events = open()), AGAIN);
      }
    });
    source.addEventListener("error", () => {
      if (!gone) {
        connection(true);
      }
      if (source.readyState === EventSource.CLOSED) {
        setTimeout(() => (events = open()), AGAIN);
      }
    });
    return source;
  }

  // A page that the browser keeps for the way back would keep its connection, of which there are few.
  addEventListener("pagehide", () => events.close());
  addEventListener("pageshow", (event) => event.persisted && (events = open()));
}
