package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.GameActions;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.CommandWord;

/** Describes the effect of Enter on the typed line, and possible completions. */
final class InputPreview {

  private InputPreview() {}

  /**
   * Returns the description of a typed line.
   *
   * @param text the typed text
   * @param now the current position
   */
  static String of(String text, Texts texts, ShownPosition now) {
    String column = column(text, now.size());
    String number = column.isEmpty() ? "" : texts.of("types.column", column);
    Optional<Command> command = Command.parse(text);
    if (command.isEmpty()) {
      return number;
    }
    Command typed = command.get();
    if (typed.word() == CommandWord.PUT) {
      Point point = typed.point().orElseThrow();
      boolean offers = GameActions.choiceOf(now.state(), point).isPresent();
      return texts.of(offers ? "types.offer" : "types.point", point);
    }
    if (typed.word() == CommandWord.GO) {
      return texts.of("types.go", typed.number());
    }
    String edit = typed.word() == CommandWord.EDIT ? "." + typed.rest() : "";
    String key = "does." + typed.word().spelling().replace("!", "") + edit;
    String does = texts.of("types.command", texts.of(key));
    return number.isEmpty() ? does : does + texts.of("types.or") + number;
  }

  /** Returns the typed letter if it is a column of this board and the only character. */
  private static String column(String text, int size) {
    String plain = Command.plain(text);
    boolean column = plain.length() == 1 && plain.charAt(0) >= 'a' && plain.charAt(0) < 'a' + size;
    return column ? plain : "";
  }
}
