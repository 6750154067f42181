/** The two players: who they are, who is to move, and their clocks. */
import { attr, el, say } from "../core/dom.js";
import { stoneIcon } from "../core/stone.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { showClock } from "./clock.js";

function card(stone) {
  const parts = {
    name: el("bdi", { class: "name" }),
    detail: el("span", { class: "detail" }),
    badge: el("span", { class: "badge" }),
    clock: el("span", { class: "clock", role: "timer" }),
    colour: el("span", { class: "unseen" }),
  };
  const root = el(
    "li",
    { class: `player ${stone}` },
    stoneIcon(stone),
    el("div", { class: "who-text" }, parts.colour, el("div", { class: "name-line" }, parts.name, parts.badge), parts.detail),
    parts.clock,
  );
  return { root, ...parts };
}

const cards = [card("black"), card("white")];
export const players = el("ul", { class: "players" }, ...cards.map((each) => each.root));

function show(card, player, busy) {
  say(card.colour, t(player.toMove ? "page.player.to-move" : "page.player", t(`page.stone.${player.stone}`)));
  say(card.name, player.name);
  attr(card.name, "title", player.name);
  say(card.detail, player.detail);
  say(card.badge, player.present === false ? t("page.away") : "");
  attr(card.root, "data-turn", Boolean(player.toMove));
  attr(card.root, "data-busy", Boolean(player.toMove && busy));
  attr(card.clock, "aria-label", t("page.clock", t(`page.stone.${player.stone}`)));
  showClock(card.clock, player.clock);
}

watch("game", (game) => {
  players.setAttribute("aria-label", t("page.players"));
  // There are none before the first game.
  game.players?.forEach((player, i) => show(cards[i], player, game.busy));
});
