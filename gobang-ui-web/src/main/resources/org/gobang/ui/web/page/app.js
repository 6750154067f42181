/** The page of Gobang: puts its parts together and begins to listen. */
import { startAnnouncing } from "./core/announce.js";
import { el, say } from "./core/dom.js";
import { icon } from "./core/icons.js";
import { startLook } from "./core/look.js";
import { watch } from "./core/store.js";
import { t } from "./core/texts.js";
import { startToasts } from "./core/toast.js";
import { startBoardKeys } from "./board/keys.js";
import { startRefusals } from "./board/play.js";
import { startPointer } from "./board/pointer.js";
import { stage, startBoard } from "./board/view.js";
import { startQuestions } from "./dialog/ask.js";
import { startForms } from "./dialog/form.js";
import { showLook } from "./dialog/look.js";
import { startDrops } from "./files/drop.js";
import { shortcut, startKeys } from "./keys/keys.js";
import { menuBar } from "./menu/bar.js";
import { menuSheet } from "./menu/sheet.js";
import { startConnection } from "./net/connection.js";
import { startFeed } from "./net/feed.js";
import { editBar } from "./panels/edit.js";
import { graph } from "./panels/graph.js";
import { players } from "./panels/players.js";
import { status } from "./panels/status.js";
import { startTabs, tabs } from "./panels/tabs.js";
import { stepper, tools } from "./panels/tools.js";

const title = el("h1", {});
const opening = el("span", { class: "opening" });
const look = el("button", { class: "plain", onclick: showLook }, icon("look"));
const logo = el("img", { class: "logo", src: "/page/icon.svg", alt: "Gobang", width: 28, height: 28 });
const top = el("header", { class: "top" }, menuSheet, logo, menuBar, el("div", { class: "title" }, title, opening), look);
const who = el("section", { class: "who" }, players, status, editBar);
document.body.append(top, el("main", { class: "desk" }, stage, who, stepper, tools, tabs, graph));

watch("game", (game) => {
  say(title, game.title);
  say(opening, game.opening);
  opening.hidden = !game.opening;
});
watch("texts", () => {
  look.setAttribute("aria-label", t("page.look"));
  look.title = t("page.look");
});

startConnection();
startAnnouncing();
startToasts();
startLook();
startBoard();
startPointer();
startBoardKeys(shortcut);
startRefusals();
startTabs();
startForms();
startQuestions();
startDrops();
startKeys();
startFeed();
