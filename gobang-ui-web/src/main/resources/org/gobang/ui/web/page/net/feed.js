/** Listens to the server. The browser connects again by itself. */
import { announce } from "../core/announce.js";
import { play } from "../core/sounds.js";
import { part, put } from "../core/store.js";
import { address } from "./visit.js";

const AGAIN = 3000;

/** Takes a part. The place in a record comes alone where its moves are as before. */
function take({ name, value }) {
  if (name === "place") {
    put("record", { ...part("record"), ...value });
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
  let events = open();

  function open() {
    const source = new EventSource(address("events"));
    const on = (name, react) => source.addEventListener(name, (event) => react(JSON.parse(event.data)));
    on("part", take);
    on("say", ({ text }) => announce(text));
    on("cue", ({ cue }) => play(cue));
    on("bye", ({ text }) => {
      source.close();
      ended(text);
    });
    source.addEventListener("open", () => connection(false));
    source.addEventListener("error", () => {
      connection(true);
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
