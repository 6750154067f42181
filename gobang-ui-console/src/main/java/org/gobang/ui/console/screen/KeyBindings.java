package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.CommandWord;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * What the keys do.
 *
 * <p>A letter may be a command or the column of a point. So letters are only typed, and Enter says
 * what they are: {@code h} and Enter is a hint, {@code h8} and Enter a stone. Keys that cannot
 * begin a point work at once.
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
    this.commands = new ScreenCommands(session, texts, pages, typed, cursor, nextSkin);
  }

  /** Does what a key asks for. */
  void press(Key key, Optional<BoardGeometry> geometry) {
    if (key instanceof Key.Named named && pressAnywhere(named)) {
      return;
    }
    if (pages.open().isPresent()) {
      pages.press(key);
    } else if (session.questions().open().isPresent()) {
      session.questions().answer(isYes(key));
    } else if (session.state().isEmpty()) {
      pressWithoutGame(key);
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

  /** Without a game there is only the key to quit. */
  private void pressWithoutGame(Key key) {
    if (key instanceof Key.Typed typed && typed.codePoint() == 'q') {
      session.exit(0);
    }
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
    session.presenter().forgetAdvice();
    session.declineOffer();
  }

  /** In a game that is over there is nothing to put: there the arrows go about in it. */
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

  /** Does what a key does at once; gives whether it does something. */
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
   * Puts a stone at the cursor; where there is none, what to play next is to be chosen. A game that
   * waits after a mistake continues, and after a problem comes the next one.
   */
  private void playHere() {
    if (session.presenter().teacher().lesson().isPresent()) {
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

  /** The cursor goes where the typed point is, so that one sees it before Enter. */
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

  /** Returns where the cursor stands. */
  Point cursor() {
    return cursor.point();
  }

  /** What the keys and words carry out. */
  ScreenCommands commands() {
    return commands;
  }

  /** What has been typed. */
  InputLine typed() {
    return typed;
  }

  /** Returns whether everything is to be drawn anew; asked once. */
  boolean takeRedraw() {
    boolean wanted = redraws;
    redraws = false;
    return wanted;
  }

  /** Returns whether the program is to be put into the background; asked once. */
  boolean takeSuspend() {
    boolean wanted = suspends;
    suspends = false;
    return wanted;
  }
}
