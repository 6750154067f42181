package org.gobang.ui.console.screen;

import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.review.Navigation.Step;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * What the keys do.
 *
 * <p>A letter may be a command or the column of a point. So letters are only typed, and Enter says
 * what they are: {@code h} and Enter is a hint, {@code h8} and Enter a stone. Keys that cannot
 * begin a point work at once.
 */
final class Controls {

  private static final int INTERRUPTED = 130;

  private final ScreenSession session;
  private final Texts texts;
  private final Pages pages;
  private final InputLine typed = new InputLine();
  private final BoardCursor cursor;
  private boolean redraws;
  private boolean suspends;
  private Runnable nextSkin = () -> {};

  Controls(ScreenSession session, Texts texts, Pages pages) {
    this.session = session;
    this.texts = texts;
    this.pages = pages;
    this.cursor = new BoardCursor(session);
  }

  void onNextSkin(Runnable action) {
    nextSkin = action;
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
        && Command.Plain.of(Character.toString(typed.codePoint())).equals("y");
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
      case UP -> arrow("(", 0, 1);
      case DOWN -> arrow(")", 0, -1);
      case LEFT -> arrow("[", -1, 0);
      case RIGHT -> arrow("]", 1, 0);
      case HOME -> session.presenter().actions().step(Step.START);
      case END -> session.presenter().actions().step(Step.END);
      case PAGE_UP -> walk("{");
      case PAGE_DOWN -> walk("}");
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
      walk(walks);
    } else {
      cursor.move(columns, rows);
    }
  }

  /** Goes about in the record; gives whether a character does so. */
  private boolean walk(String character) {
    switch (character) {
      case "[", "【" -> session.presenter().actions().step(Step.BACK);
      case "]", "】" -> session.presenter().actions().step(Step.FORTH);
      case "{" -> session.presenter().actions().step(Step.FAR_BACK);
      case "}" -> session.presenter().actions().step(Step.FAR_FORTH);
      case "(" -> session.presenter().actions().step(Step.PREVIOUS);
      case ")" -> session.presenter().actions().step(Step.NEXT);
      case "<", "《" -> session.presenter().actions().goToMistake(false);
      case ">", "》" -> session.presenter().actions().goToMistake(true);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void click(Point point) {
    typed.clear();
    cursor.put(point);
    if (session.state().filter(GameState::personToMove).isPresent()) {
      session.commands().carryOut(new Command.Play(point));
    }
  }

  private void type(int codePoint) {
    String character = Command.Plain.of(Character.toString(codePoint));
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

  private boolean actAtOnce(String character) {
    switch (character) {
      case " " -> playHere();
      case "?" -> pages.openHelp();
      case "!", ".", "。" -> session.commands().carryOut(Command.Word.NOW);
      default -> {
        return walk(character);
      }
    }
    return true;
  }

  /**
   * Puts a stone at the cursor; where there is none, what to play next is to be chosen. A game that
   * waits after a mistake goes on, and after a problem comes the next one.
   */
  private void playHere() {
    if (session.presenter().teacher().lesson().isPresent()) {
      session.presenter().actions().resume();
    } else if (session.viewing() && session.presenter().problems().attempt().isPresent()) {
      session.commands().carryOut(Command.Word.PROBLEM);
    } else if (session.viewing()) {
      pages.openNewGame();
    } else {
      session.commands().carryOut(new Command.Play(cursor.point()));
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
    if (Command.parse(typed.text()).orElse(null) instanceof Command.Play play) {
      cursor.put(play.point());
    }
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
    if (command.isEmpty()) {
      session.notices().fail(texts.of("unknown", ConsoleTexts.quoted(line)));
    } else if (command.get() instanceof Command.Save save && save.file().isEmpty()) {
      typed.ask(save.replaces() ? "save! " : "save ", Saving.newFile());
    } else if (command.get() instanceof Command.Comment comment
        && comment.text().isEmpty()
        && !answers) {
      session.comments().begin();
      session.comments().written().ifPresent(written -> typed.ask("comment ", written));
    } else if (command.get() instanceof Command.WhyNot why) {
      Point point = why.point().orElseGet(cursor::point);
      session.commands().carryOut(new Command.WhyNot(Optional.of(point)));
    } else if (command.get() instanceof Command.DrawMark mark) {
      Point point = mark.point().orElseGet(cursor::point);
      session.commands().carryOut(new Command.DrawMark(mark.tool(), Optional.of(point)));
    } else if (command.get() == Command.Word.HELP) {
      pages.openHelp();
    } else if (command.get() == Command.Word.NEW) {
      pages.openNewGame();
    } else if (command.get() == Command.Word.PROBLEMS) {
      pages.openProblems();
    } else if (command.get() == Command.Word.HISTORY
        || (command.get() instanceof Command.Open open && open.file().isEmpty())) {
      pages.openLibrary();
    } else if (command.get() instanceof Command.Explore explore) {
      pages.openExplorer(explore.file());
    } else if (command.get() == Command.Word.COPY) {
      pages.openCopied();
    } else if (command.get() == Command.Word.SKIN) {
      nextSkin.run();
    } else if (command.get() instanceof Command.Play play) {
      session.commands().playTyped(play.point(), () -> giveBack(line));
    } else {
      session.commands().carryOut(command.get());
    }
  }

  /** A move that was typed before the one before it was shown is there to be confirmed. */
  private void giveBack(String line) {
    if (typed.isEmpty()) {
      typed.add(line);
    }
  }

  /** Where the cursor stands. */
  Point cursor() {
    return cursor.point();
  }

  /** What has been typed. */
  InputLine typed() {
    return typed;
  }

  /** Whether everything is to be drawn anew; asked once. */
  boolean takeRedraw() {
    boolean wanted = redraws;
    redraws = false;
    return wanted;
  }

  /** Whether the program is to be put into the background; asked once. */
  boolean takeSuspend() {
    boolean wanted = suspends;
    suspends = false;
    return wanted;
  }
}
