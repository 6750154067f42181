package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.CommandWord;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * The key bindings.
 *
 * <p>A letter may be a command or the column of a point. Letters therefore take effect only with
 * Enter: {@code h} and Enter requests a hint, {@code h8} and Enter places a stone. Keys that cannot
 * start a point act at once.
 */
final class KeyBindings {

  private static final int INTERRUPTED = 130;

  private final ScreenSession session;
  private final Texts texts;
  private final PageStack pages;
  private final InputLine typed = new InputLine();
  private final BoardCursor cursor;
  private final ScreenCommands commands;
  private boolean redraws;
  private boolean suspends;

  KeyBindings(ScreenSession session, Texts texts, PageStack pages, Runnable nextSkin) {
    this.session = session;
    this.texts = texts;
    this.pages = pages;
    this.cursor = new BoardCursor(session);
    SessionCommands table = new SessionCommands(session.presenter());
    this.commands = new ScreenCommands(session, texts, pages, typed, cursor, nextSkin, table);
  }

  /** Handles a key. */
  void press(Key key, Optional<BoardGeometry> geometry) {
    if (key instanceof Key.Named named && pressAnywhere(named)) {
      return;
    }
    if (pages.open().isPresent()) {
      pages.press(key);
    } else if (session.questions().open().isPresent()) {
      session.questions().answer(isYes(key));
    } else if (session.state().isEmpty()) {
      // Without a game, only the quit key works.
      if (key.equals(new Key.Typed('q'))) {
        session.exit(0);
      }
    } else if (key instanceof Key.Named named) {
      press(named);
    } else if (key instanceof Key.Typed character) {
      type(character.codePoint());
    } else if (key instanceof Key.Pasted pasted) {
      paste(pasted.text());
    } else if (key instanceof Key.Click click) {
      geometry.flatMap(board -> board.at(click.column(), click.row())).ifPresent(this::click);
    }
  }

  private boolean pressAnywhere(Key.Named key) {
    switch (key) {
      case CONTROL_C -> session.exit(INTERRUPTED);
      case CONTROL_D -> session.exit(0);
      case CONTROL_L -> redraws = true;
      case CONTROL_Z -> suspends = true;
      default -> {
        return false;
      }
    }
    return true;
  }

  private static boolean isYes(Key key) {
    return key instanceof Key.Typed typed
        && Command.plain(Character.toString(typed.codePoint())).equals("y");
  }

  private void press(Key.Named key) {
    if (!typed.isEmpty() && key != Key.Named.ENTER && key != Key.Named.ESCAPE) {
      typed.press(key);
      showTypedPoint();
      return;
    }
    switch (key) {
      case UP -> arrow("previous", 0, 1);
      case DOWN -> arrow("next", 0, -1);
      case LEFT -> arrow("back", -1, 0);
      case RIGHT -> arrow("forth", 1, 0);
      case HOME -> commands.run("start");
      case END -> commands.run("end");
      case PAGE_UP -> commands.run("far-back");
      case PAGE_DOWN -> commands.run("far-forth");
      case ENTER -> enter();
      case ESCAPE -> clear();
      default -> {}
    }
  }

  private void clear() {
    typed.clear();
    session.presenter().assistance().forget();
    session.declineOffer();
  }

  /**
   * Handles an arrow key, which moves the cursor, or navigates in the record after the end of a
   * game.
   */
  private void arrow(String walks, int columns, int rows) {
    if (session.viewing()) {
      commands.run(walks);
    } else {
      cursor.move(columns, rows);
    }
  }

  private void click(Point point) {
    typed.clear();
    cursor.put(point);
    if (session.state().filter(GameState::personToMove).isPresent()) {
      commands.play(point, () -> {});
    }
  }

  private void type(int codePoint) {
    String character = Command.plain(Character.toString(codePoint));
    if (typed.isEmpty() && actAtOnce(character)) {
      return;
    }
    session.notices().settle();
    if (typed.isEmpty()) {
      session.comments().begin();
    }
    typed.add(codePoint);
    showTypedPoint();
  }

  /** Runs the immediate action of a key, if any, and returns whether it has one. */
  private boolean actAtOnce(String character) {
    if (character.equals(" ")) {
      playHere();
    } else if (character.equals("?")) {
      pages.openHelp();
    } else {
      return commands.press(character);
    }
    return true;
  }

  /**
   * Places a stone at the cursor, or opens the page for a new game before the first one. Continues
   * a game that waits after a mistake, and shows the next problem after a completed one.
   */
  private void playHere() {
    if (session.presenter().assistance().teacher().lesson().isPresent()) {
      session.presenter().actions().resume();
    } else if (session.viewing() && session.presenter().problems().status().isPresent()) {
      commands.carryOut(new Command(CommandWord.PROBLEM, ""), false);
    } else if (session.viewing()) {
      pages.openNewGame();
    } else {
      commands.play(cursor.point(), () -> {});
    }
  }

  private void paste(String text) {
    if (typed.isEmpty()) {
      session.positions().paste(text);
    } else {
      typed.add(text);
      showTypedPoint();
    }
  }

  /** Moves the cursor to the typed point to show it before Enter. */
  private void showTypedPoint() {
    Command.parse(typed.text())
        .filter(command -> command.word() == CommandWord.PUT)
        .flatMap(Command::point)
        .ifPresent(cursor::put);
  }

  private void enter() {
    if (typed.isEmpty()) {
      playHere();
      return;
    }
    String line = typed.text();
    boolean answers = typed.asks();
    Optional<Command> command = Command.parse(line);
    typed.clear();
    command.ifPresentOrElse(
        any -> commands.carryOut(any, answers),
        () -> session.notices().fail(texts.of("unknown", ConsoleTexts.quoted(line))));
  }

  /** Returns the point of the cursor. */
  Point cursor() {
    return cursor.point();
  }

  /** Returns the commands for keys and words. */
  ScreenCommands commands() {
    return commands;
  }

  /** Returns the typed line. */
  InputLine typed() {
    return typed;
  }

  /** Returns whether to redraw the whole screen. True only once per request. */
  boolean takeRedraw() {
    boolean wanted = redraws;
    redraws = false;
    return wanted;
  }

  /** Returns whether to suspend the program. True only once per request. */
  boolean takeSuspend() {
    boolean wanted = suspends;
    suspends = false;
    return wanted;
  }
}
