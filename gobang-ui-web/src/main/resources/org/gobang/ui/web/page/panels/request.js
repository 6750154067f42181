/** What the other player asks, beside the board: the game goes on meanwhile. */
import { announce } from "../core/announce.js";
import { bdi, el } from "../core/dom.js";
import { watch } from "../core/store.js";
import { command } from "../net/commands.js";

export const request = el("div", { class: "request", role: "group", hidden: true });

let asked = null;

watch("request", (ask) => {
  const id = ask?.id ?? null;
  request.hidden = !ask;
  if (ask && id !== asked) {
    const answer = (name) => command("reply", { id, button: name });
    const buttons = ask.buttons.map(({ name, text }) => el("button", { onclick: () => answer(name) }, text));
    request.setAttribute("aria-label", ask.text);
    request.replaceChildren(el("p", {}, bdi(ask.text)), el("div", { class: "actions" }, ...buttons));
    announce(ask.text);
  }
  asked = id;
});
