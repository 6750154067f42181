package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Printable;
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

  /** Adds a text as if it were typed: its first line, as far as it can be seen. */
  void add(String pasted) {
    pasted
        .lines()
        .findFirst()
        .ifPresent(line -> Printable.of(line).codePoints().forEach(this::add));
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
    if (command.get() instanceof Command.Go go) {
      return words.of("types.go", go.move());
    }
    String does = words.of("types.command", words.of("does." + key(command.get())));
    return number.isEmpty() ? does : does + words.of("types.or") + number;
  }

  private static String key(Command command) {
    if (command instanceof Command.Word word) {
      return word.spelling();
    }
    return command instanceof Command.Save
        ? "save"
        : command instanceof Command.Open ? "open" : "position";
  }

  /**
   * Draws it with the place where one types.
   *
   * @return the column after that
   */
  int paint(Canvas canvas, int x, int y, int width) {
    String sign = "> ";
    String shown = canvas.widths().tail(text(), width - sign.length() - 1);
    int at = canvas.put(x, y, sign + shown, Style.PLAIN.bolder());
    return canvas.put(at, y, " ", Style.PLAIN.reverse());
  }

  /** The letter typed, if it is a column of this board and nothing else was typed. */
  private String column(int size) {
    String plain = Command.Plain.of(text());
    boolean column = plain.length() == 1 && plain.charAt(0) >= 'a' && plain.charAt(0) < 'a' + size;
    return column ? plain : "";
  }
}
