package org.gobang.ui.console.table;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.SessionCommands;

/**
 * The typed commands, in the order of the help of a pipe. Each has an argument type and several
 * words, from the full spelling to the shortest.
 */
public enum CommandWord {
  PUT(Rest.TEXT, "h8", ""),
  PASS("pass", "pass"),
  UNDO("undo", "undo"),
  RESIGN("resign", "resign"),
  PAUSE("pause", "pause"),
  HINT("hint", "hint"),
  WHY(Rest.POINT, "X", "why", "why"),
  TEACH(Rest.WORDS, "", "teaching", "teach"),
  WEIGHTS("heat", "weights"),
  BOARD("", "board"),
  MOVES("", "moves"),
  NEW("new", "new"),
  POSITION(Rest.TEXT, "X", "", "position"),
  GO(Rest.TEXT, "12", ""),
  GAME(Rest.NUMBER, "2", "", "game"),
  RESUME(Rest.NUMBER_OR_NOTHING, "", "unfinished", "resume"),
  RESTART(Rest.TEXT, "", "", "restart"),
  HISTORY("", "history"),
  OPEN(Rest.TEXT, "FILE", "open", "open"),
  CHOOSE(Rest.WORDS, "X", "", "choose"),
  PLAY("", "play"),
  SAVE(Rest.TEXT, "FILE", "save", "save"),
  REPLACE(Rest.TEXT, "FILE", "replace", "save!"),
  UI(Rest.TEXT, "ID", "", "ui"),
  COMMENT(Rest.TEXT, "X", "comment", "comment"),
  EDIT(Rest.EDIT, "X", "", "edit"),
  MARK(Rest.MARK, "X h8", "mark-circle", "mark"),
  REVIEW("review", "review"),
  EXPLORE(Rest.TEXT, "", "explorer", "explore"),
  PROBLEM("problems", "problem"),
  PROBLEMS("choose-problems", "problems"),
  SOLUTION("solution", "solution"),
  ANALYSE(Rest.TEXT, "", "analysis", "analyse", "analyze"),
  NOW("now", "now"),
  FORBIDDEN("forbidden", "forbidden"),
  SKIN("skin", "skin"),
  COPY("copy", "copy"),
  UPDATES("updates", "updates"),
  HELP(Rest.WORDS, "", "keys", "help"),
  QUIT("quit", "quit");

  /** The maximum width of a usage with a space before the description. */
  private static final int ROOM = 11;

  private final Rest rest;
  private final String argument;
  private final String row;

  /** The words of the command, separated by spaces. */
  private final String words;

  /** The possible text after a word. */
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

  CommandWord(String row, String word) {
    this(Rest.NOTHING, "", row, word);
  }

  CommandWord(Rest rest, String argument, String row, String... words) {
    this.rest = rest;
    this.argument = argument;
    this.row = row;
    this.words = String.join(" ", words);
  }

  /** Returns the command of a word or a key, if any. */
  public static Optional<CommandWord> of(String spelled) {
    // The command table is loaded only for a key, because loading it would delay the start of a
    // pipe.
    return first(each -> List.of(each.words.split(" ", -1)).contains(spelled))
        .or(() -> first(each -> each.key().equals(spelled)))
        .filter(each -> !spelled.isEmpty());
  }

  private static Optional<CommandWord> first(Predicate<CommandWord> condition) {
    return Arrays.stream(values()).filter(condition).findFirst();
  }

  private String key() {
    return row().map(command -> command.keys().terminal().split(" ", -1)[0]).orElse("");
  }

  private List<String> words() {
    return Stream.concat(Stream.of(words.split(" ", -1)), Stream.of(key()))
        .filter(word -> !word.isEmpty())
        .distinct()
        .toList();
  }

  Rest rest() {
    return rest;
  }

  /** Returns the row of this command in the command table. */
  public Optional<CommandRow> row() {
    return row.isEmpty() ? Optional.empty() : Optional.of(SessionCommands.named(row));
  }

  /** Returns the full spelling, which is also used in text keys. */
  public String spelling() {
    return words.isEmpty() ? argument : words().get(0);
  }

  /** Returns the usage: the full spelling, and the short one if there is space. */
  public String usage() {
    List<String> all = words();
    String full = words.isEmpty() ? argument : (all.get(0) + " " + argument).strip();
    if (all.size() < 2) {
      return full;
    }
    String both = (full + ", " + all.get(all.size() - 1) + " " + argument).strip();
    return both.length() > ROOM ? full : both;
  }
}
