/**
 * Listens to the server, which sends an event `beat` where there is nothing else to say: when none comes, the connection
 * is lost, also where no error is seen, as in a network that drops packets. The page answers what it receives, so that
 * the server notices as well.
 */
import { announce } from "../core/announce.js";
import { play } from "../core/sounds.js";
import { part, put } from "../core/store.js";
import { connection, ended, full } from "./connection.js";
import { address } from "./visit.js";

/** Beats that may stay away before the connection counts as lost. */
const MISSED = 3.5;

/** Milliseconds between two beats, before the server has told. */
let every = 2000;
let events = null;
let watchdog = 0;
let answered = 0;

/** Whether the server has ended: it may be started again later. */
let gone = false;

/** The position that is looked at; it comes without the moves, of which there may be thousands. */
let place = { game: 0, current: "", about: "", comment: "", commentable: false };

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

/** Tries again after some beats. */
function later(beats) {
  clearTimeout(watchdog);
  watchdog = setTimeout(listen, beats * every);
}

function stop() {
  clearTimeout(watchdog);
  events?.close();
}

function lost() {
  if (!gone) {
    connection(true);
  }
}

function lose() {
  lost();
  listen();
}

/** Something came: waits for the next, and answers now and then. */
function alive() {
  clearTimeout(watchdog);
  watchdog = setTimeout(lose, MISSED * every);
  if (performance.now() - answered > every / 2) {
    answered = performance.now();
    fetch(address("here"), { method: "POST", signal: AbortSignal.timeout(MISSED * every) }).catch(() => {});
  }
}

/** Connects, in place of the connection before. */
function listen() {
  stop();
  const source = new EventSource(address("events"));
  events = source;
  const on = (name, react) => source.addEventListener(name, (event) => {
    if (source === events) {
      alive();
      react(JSON.parse(event.data));
    }
  });
  on("beat", (beat) => (every = beat.every));
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
  on("full", ({ text }) => {
    stop();
    full(text);
    later(2);
  });
  on("bye", ({ text, again }) => {
    stop();
    gone = true;
    ended(text);
    if (again) {
      later(1.5);
    }
  });
  source.addEventListener("error", () => {
    if (source === events) {
      lost();
      if (source.readyState === EventSource.CLOSED) {
        later(1.5);
      }
    }
  });
  // A connection may also be made and then silent.
  watchdog = setTimeout(lose, MISSED * every);
}

/** Begins to listen. */
export function startFeed() {
  listen();
  addEventListener("offline", lose);
  addEventListener("online", listen);
  // A page that the browser keeps for the way back would keep its connection, of which there are few.
  addEventListener("pagehide", stop);
  addEventListener("pageshow", (event) => event.persisted && listen());
}
