package org.gobang.ui.console.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gobang.presentation.session.SessionCommands;

/**
 * The commands that can be typed, in the order of the help of a pipe: what follows each, and the
 * words for it, first the one that is spelled out, last the shortest.
 */
public enum Word {
  PUT(Rest.TEXT, "h8"),
  PASS(Rest.NOTHING, "", "pass"),
  UNDO(Rest.NOTHING, "", "undo", key("undo")),
  RESIGN(Rest.NOTHING, "", "resign", key("resign")),
  PAUSE(Rest.NOTHING, "", "pause", key("pause")),
  HINT(Rest.NOTHING, "", "hint", key("hint")),
  WHY(Rest.POINT, "X", "why", key("why")),
  TEACH(Rest.WORDS, "", "teach", key("teaching")),
  WEIGHTS(Rest.NOTHING, "", "weights", key("heat")),
  BOARD(Rest.NOTHING, "", "board"),
  MOVES(Rest.NOTHING, "", "moves"),
  NEW(Rest.NOTHING, "", "new", key("new")),
  POSITION(Rest.TEXT, "X", "position"),
  GO(Rest.TEXT, "12"),
  GAME(Rest.NUMBER, "2", "game"),
  RESUME(Rest.NUMBER_OR_NOTHING, "", "resume", key("unfinished")),
  RESTART(Rest.TEXT, "", "restart"),
  HISTORY(Rest.NOTHING, "", "history"),
  OPEN(Rest.TEXT, "FILE", "open", key("open")),
  CHOOSE(Rest.WORDS, "X", "choose"),
  PLAY(Rest.NOTHING, "", "play"),
  SAVE(Rest.TEXT, "FILE", "save", key("save")),
  REPLACE(Rest.TEXT, "FILE", "save!", key("save") + "!"),
  UI(Rest.TEXT, "ID", "ui"),
  COMMENT(Rest.TEXT, "X", "comment", key("comment")),
  EDIT(Rest.EDIT, "X", "edit"),
  MARK(Rest.MARK, "X h8", "mark", key("mark-circle")),
  REVIEW(Rest.NOTHING, "", "review", key("review")),
  EXPLORE(Rest.TEXT, "", "explore", key("explorer")),
  PROBLEM(Rest.NOTHING, "", "problem", key("problems")),
  PROBLEMS(Rest.NOTHING, "", "problems", key("choose-problems")),
  SOLUTION(Rest.NOTHING, "", "solution", key("solution")),
  ANALYSE(Rest.TEXT, "", "analyse", "analyze", key("analysis")),
  NOW(Rest.NOTHING, "", "now", key("now")),
  FORBIDDEN(Rest.NOTHING, "", "forbidden", key("forbidden")),
  SKIN(Rest.NOTHING, "", "skin", key("skin")),
  COPY(Rest.NOTHING, "", "copy", key("copy")),
  UPDATES(Rest.NOTHING, "", "updates"),
  HELP(Rest.NOTHING, "", "help", key("keys")),
  QUIT(Rest.NOTHING, "", "quit", key("quit"));

  /** The width of a usage that leaves a space before its explanation. */
  private static final int ROOM = 11;

  private final Rest rest;
  private final String argument;
  private final List<String> words;

  /** What may follow a word. */
  enum Rest {
    NOTHING,
    TEXT,
    WORDS,
    POINT,
    NUMBER,
    NUMBER_OR_NOTHING,
    EDIT,
    MARK
  }

  Word(Rest rest, String argument, String... words) {
    this.rest = rest;
    this.argument = argument;
    this.words = List.of(words);
  }

  private static String key(String command) {
    return SessionCommands.named(command).keys().terminal().split(" ")[0];
  }

  static Optional<Word> of(String spelled) {
    return Arrays.stream(values()).filter(each -> each.words.contains(spelled)).findFirst();
  }

  Rest rest() {
    return rest;
  }

  /** The command as it is typed in full, and in keys of texts. */
  public String spelling() {
    return words.isEmpty() ? argument : words.get(0);
  }

  /** How it is typed: in full, and in short where there is room. */
  public String usage() {
    if (words.size() < 2) {
      return (String.join("", words) + " " + argument).strip();
    }
    String full = (words.get(0) + " " + argument).strip();
    String both = (full + ", " + words.get(words.size() - 1) + " " + argument).strip();
    return both.length() > ROOM ? full : both;
  }
}
