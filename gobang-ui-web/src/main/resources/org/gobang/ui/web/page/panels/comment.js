/** The comment on the present move. */
import { bdi, el, say } from "../core/dom.js";
import { part, watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { command } from "../net/commands.js";

const PAUSE = 600;
const LONGEST = 100000;
const about = el("label", { for: "comment", class: "about" });
const field = el("textarea", { id: "comment", rows: 2, maxlength: LONGEST, spellcheck: "false", dir: "auto" });
const text = el("div", { class: "comment-text", tabindex: 0, role: "note" });

export const comment = el("div", { class: "comment" }, about, field, text);

/** The move that is being written about, in which game, and what the server knows of it. */
let game = 0;
let path = "";
let known = "";
let title = "";
/** Whether the visitor types: the words then stay with their move until the field is left. */
let typing = false;
let timer = 0;

async function send() {
  clearTimeout(timer);
  const [whose, about, written] = [game, path, field.value];
  const sent = written !== known && (await command("comment", { game: whose, path: about, text: written }));
  if (sent && about === path && whose === game) {
    known = written;
  }
}

function leave() {
  send();
  typing = false;
  if (part("record")) {
    follow(part("record"));
  }
}

/** Shows what is written about the position that is looked at. */
function follow(record) {
  const same = record.current === path && record.game === game;
  if (!same && !(typing && record.game === game)) {
    send();
    [game, path, typing] = [record.game, record.current, false];
    [known, title] = [record.comment, record.about];
    field.value = record.comment;
  } else if (same) {
    title = record.about;
    if (record.comment !== known && document.activeElement !== field) {
      field.value = known = record.comment;
    }
  }
  say(about, t("page.comment", title));
}

field.addEventListener("input", () => {
  typing = true;
  clearTimeout(timer);
  timer = setTimeout(send, PAUSE);
});
field.addEventListener("blur", leave);

watch("record", (record) => {
  follow(record);
  field.placeholder = t("page.comment.hint");
  field.hidden = about.hidden = !record.commentable;
  text.hidden = record.commentable || !record.comment;
  text.setAttribute("aria-label", about.textContent);
  if (!text.hidden) {
    text.replaceChildren(bdi(part("record").comment));
  }
});
