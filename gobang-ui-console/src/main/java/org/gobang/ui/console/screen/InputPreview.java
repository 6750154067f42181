package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.SideActions;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;

/** Describes what Enter will do with the line typed so far, and what else it may become. */
final class InputPreview {

  private InputPreview() {}

  /**
   * The description.
   *
   * @param text what has been typed
   * @param now the position, for which it is typed
   */
  static String of(String text, Texts texts, ShownPosition now) {
    String column = column(text, now.size());
    String number = column.isEmpty() ? "" : texts.of("types.column", column);
    Optional<Command> command = Command.parse(text);
    if (command.isEmpty()) {
      return number;
    }
    if (command.get() instanceof Command.Play play) {
      boolean offers = SideActions.choiceOf(now.state(), play.point()).isPresent();
      return texts.of(offers ? "types.offer" : "types.point", play.point());
    }
    if (command.get() instanceof Command.Go go) {
      return texts.of("types.go", go.move());
    }
    String does = texts.of("types.command", texts.of("does." + key(command.get())));
    return number.isEmpty() ? does : does + texts.of("types.or") + number;
  }

  private static String key(Command command) {
    if (command instanceof Command.Word word) {
      return word.spelling();
    }
    if (command instanceof Command.Save) {
      return "save";
    }
    if (command instanceof Command.Open) {
      return "open";
    }
    if (command instanceof Command.NumberedGame) {
      return "game";
    }
    if (command instanceof Command.Explore) {
      return "explore";
    }
    if (command instanceof Command.Resume) {
      return "resume";
    }
    if (command instanceof Command.Restart) {
      return "restart";
    }
    if (command instanceof Command.OpenFrontEnd) {
      return "ui";
    }
    if (command instanceof Command.Analyse) {
      return "analyse";
    }
    if (command instanceof Command.Choose) {
      return "choose";
    }
    if (command instanceof Command.Teach) {
      return "teach";
    }
    if (command instanceof Command.WhyNot) {
      return "why";
    }
    if (command instanceof Command.Change change) {
      return "edit." + change.edit().spelling();
    }
    if (command instanceof Command.DrawMark) {
      return "mark";
    }
    return command instanceof Command.Comment ? "comment" : "position";
  }

  /** The letter typed, if it is a column of this board and nothing else was typed. */
  private static String column(String text, int size) {
    String plain = Command.Plain.of(text);
    boolean column = plain.length() == 1 && plain.charAt(0) >= 'a' && plain.charAt(0) < 'a' + size;
    return column ? plain : "";
  }
}
