package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.Words;

/** What has been typed and not yet sent off with Enter. */
final class Typing {

  private static final int LONGEST = 200;

  private final StringBuilder text = new StringBuilder();

  void add(int codePoint) {
    if (text.length() < LONGEST) {
      text.appendCodePoint(codePoint);
    }
  }

  void removeLast() {
    if (!text.isEmpty()) {
      text.setLength(text.offsetByCodePoints(text.length(), -1));
    }
  }

  void clear() {
    text.setLength(0);
  }

  void replace(String other) {
    clear();
    text.append(other);
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  String text() {
    return text.toString();
  }

  /** The command it is, if it is one as it stands. */
  Optional<Command> command() {
    return Command.parse(text());
  }

  /**
   * What Enter will do with it, and what else it may become.
   *
   * @param size lines of the board, and so columns
   */
  String meaning(Words words, int size) {
    String column = column(size);
    String number = column.isEmpty() ? "" : words.of("types.column", column);
    Optional<Command> command = command();
    if (command.isEmpty()) {
      return number;
    }
    if (command.get() instanceof Command.Play play) {
      return words.of("types.point", play.point());
    }
    String key = command.get() instanceof Command.Word word ? word.spelling() : "save";
    String does = words.of("types.command", words.of("does." + key));
    return number.isEmpty() ? does : does + words.of("types.or") + number;
  }

  /** The letter typed, if it is a column of this board and nothing else was typed. */
  private String column(int size) {
    String plain = Command.Plain.of(text());
    boolean column = plain.length() == 1 && plain.charAt(0) >= 'a' && plain.charAt(0) < 'a' + size;
    return column ? plain : "";
  }
}
