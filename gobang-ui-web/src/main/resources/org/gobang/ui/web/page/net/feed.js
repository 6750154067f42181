/** Listens to the server. The browser connects again by itself. */
import { announce } from "../core/announce.js";
import { play } from "../core/sounds.js";
import { put } from "../core/store.js";

/**
 * Begins to listen.
 * @param {(lost: boolean) => void} connection told when the connection is lost and there again
 * @param {(text: string) => void} ended told when the server ends
 */
export function listen(connection, ended) {
  const events = new EventSource("events");
  const on = (name, react) => events.addEventListener(name, (event) => react(JSON.parse(event.data)));
  on("part", ({ name, value }) => put(name, value));
  on("say", ({ text }) => announce(text));
  on("cue", ({ cue }) => play(cue));
  on("bye", ({ text }) => {
    events.close();
    ended(text);
  });
  events.addEventListener("open", () => connection(false));
  events.addEventListener("error", () => {
    connection(true);
    if (events.readyState === EventSource.CLOSED) {
      setTimeout(() => listen(connection, ended), 3000);
    }
  });
}
