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

/** The move that is being written about, and what the server knows of it. */
let path = "";
let known = "";
let timer = 0;

async function send() {
  clearTimeout(timer);
  const [about, written] = [path, field.value];
  if (written !== known && (await command("comment", { path: about, text: written })) && about === path) {
    known = written;
  }
}

field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(send, PAUSE);
});
field.addEventListener("blur", send);

watch("record", (record) => {
  if (record.current !== path) {
    send();
    path = record.current;
    field.value = record.comment;
    known = field.value;
  } else if (record.comment !== known && document.activeElement !== field) {
    field.value = record.comment;
    known = field.value;
  }
  say(about, t("page.comment", record.about));
  field.placeholder = t("page.comment.hint");
  field.hidden = about.hidden = !record.commentable;
  text.hidden = record.commentable || !record.comment;
  text.setAttribute("aria-label", about.textContent);
  if (!text.hidden) {
    text.replaceChildren(bdi(part("record").comment));
  }
});
