/** What is going on: whose turn, what was refused, the problem, the choices, how the game ended. */
import { bdi, el, say } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { command } from "../net/commands.js";
import { request } from "./request.js";

const line = el("p", { class: "line" });
const seat = el("p", { class: "seat" });
const budget = el("progress", { class: "budget", max: 1 });
const notice = el("p", { class: "notice", hidden: true });
const problem = el("p", { class: "problem", hidden: true });
const choices = el("div", { class: "choices", role: "group", hidden: true });
const end = el("section", { class: "end", hidden: true });

const state = el("div", { class: "state" }, line, budget, seat);

export const status = el("div", { class: "status" }, request, end, state, notice, problem, choices);

function showEnd(card) {
  end.hidden = !card;
  if (!card) {
    end.dataset.shown = "";
    return;
  }
  const shown = JSON.stringify([card, t("page.close")]);
  if (end.dataset.shown === shown) {
    return;
  }
  end.dataset.shown = shown;
  const title = el("h2", { id: "end-title" }, bdi(card.title));
  const close = el(
    "button",
    { class: "plain", "aria-label": t("page.close"), onclick: () => command("dismiss-end") },
    icon("close"),
  );
  const actions = card.actions.map((action, i) =>
    el(
      "button",
      { class: i ? null : "primary", disabled: !action.enabled, onclick: () => command(action.name) },
      action.text,
    ));
  end.setAttribute("aria-labelledby", "end-title");
  end.replaceChildren(
    el("header", {}, title, close),
    card.note ? el("p", {}, bdi(card.note)) : "",
    el("div", { class: "actions" }, ...actions),
  );
}

function showChoices(list) {
  choices.hidden = !list?.length;
  choices.setAttribute("aria-label", t("page.choices"));
  const shown = JSON.stringify(list ?? []);
  if (choices.dataset.shown !== shown) {
    choices.dataset.shown = shown;
    choices.replaceChildren(
      ...(list ?? []).map(({ key, text }) => el("button", { onclick: () => command("choose", { key }) }, text))
    );
  }
}

function showText(node, text) {
  node.hidden = !text;
  say(node, text);
}

watch("game", (game) => {
  say(line, game.status);
  budget.hidden = !game.busy || game.budget === null;
  budget.value = game.budget ?? 0;
  budget.setAttribute("aria-label", t("page.budget"));
  showText(notice, game.notice?.text);
  notice.classList.toggle("error", Boolean(game.notice?.error));
  showText(problem, game.problem);
  showChoices(game.choices);
  showEnd(game.end);
  state.hidden = Boolean(game.end);
});
watch("visitor", ({ sentence }) => showText(seat, sentence));
