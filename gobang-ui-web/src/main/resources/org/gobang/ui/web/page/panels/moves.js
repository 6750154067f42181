/** The moves of the game and their variations, in rows. */
import { attr, el, reconcile, say } from "../core/dom.js";
import { stoneIcon } from "../core/stone.js";
import { watch } from "../core/store.js";
import { t } from "../core/texts.js";
import { shortcut } from "../keys/keys.js";
import { command } from "../net/commands.js";

export const moves = el("div", { class: "moves", role: "group" });

const DEEPEST = 8;
let current = null;

function makeMove(move) {
  const stone = move.stone === "none" ? null : stoneIcon(move.stone);
  const node = el(
    "button",
    { class: "move", tabindex: -1, "data-path": move.id },
    stone,
    el("span", { class: "number" }),
    el("span", { class: "text" }),
    el("span", { class: "signs" }),
  );
  node.made = "";
  return node;
}

const SIGNS = { inaccuracy: "?!", mistake: "?", blunder: "??", "missed-win": "✕", "missed-defence": "✕" };

function updateMove(node, move) {
  const made = JSON.stringify(move);
  if (node.made === made) {
    return;
  }
  node.made = made;
  const [number, text, signs] = [...node.children].slice(-3);
  say(number, move.number ? `${move.number}` : "");
  say(text, move.text);
  say(signs, (SIGNS[move.fault] ?? "") + (move.commented ? " ✎" : ""));
  attr(node, "data-fault", move.fault);
  attr(node, "aria-label", move.words);
}

function rowsOf(list) {
  const rows = [];
  for (const move of list) {
    const last = rows.at(-1);
    if (last && last.row === move.row) {
      last.moves.push(move);
    } else {
      rows.push({ row: move.row, depth: move.depth, moves: [move] });
    }
  }
  return rows;
}

function updateRow(node, row) {
  attr(node, "data-depth", Math.min(DEEPEST, row.depth));
  reconcile(node, row.moves, (move) => move.id + move.stone, makeMove, updateMove);
}

/** Marks the present move. */
function mark(id) {
  const had = moves.contains(document.activeElement);
  current?.removeAttribute("aria-current");
  current?.setAttribute("tabindex", -1);
  current = moves.querySelector(`[data-path="${CSS.escape(id)}"]`);
  if (!current) {
    return;
  }
  current.setAttribute("aria-current", "true");
  current.setAttribute("tabindex", 0);
  if (had) {
    current.focus({ preventScroll: true });
  }
  reveal();
}

/** Brings the present move into view without moving the page. */
function reveal() {
  if (!current) {
    return;
  }
  const box = current.getBoundingClientRect();
  const room = moves.getBoundingClientRect();
  if (box.top < room.top || box.bottom > room.bottom) {
    moves.scrollTop += box.top - room.top - room.height / 2;
  }
}

new ResizeObserver(reveal).observe(moves);

const ARROWS = { ArrowLeft: "back", ArrowRight: "forth", ArrowUp: "previous", ArrowDown: "next" };

moves.addEventListener("click", (event) => {
  const move = event.target.closest("[data-path]");
  if (move) {
    command("go", { path: move.dataset.path });
  }
});
moves.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    return;
  }
  if (ARROWS[event.key]) {
    event.preventDefault();
    command(ARROWS[event.key]);
  } else if (event.key.length > 1 && shortcut(event.key)) {
    event.preventDefault();
  }
});
watch("record", (record) => {
  moves.setAttribute("aria-label", t("page.moves"));
  reconcile(moves, rowsOf(record.moves), (row) => `${row.row}`, () => el("div", { class: "row" }), updateRow);
  mark(record.current);
});
