package org.gobang.ui.console.screen;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.HeatMap.Source.OfGame;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.GameActions;
import org.gobang.presentation.session.InterfaceOpener;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.CommandWord;

/** Runs typed commands and commands of keys. */
record ScreenCommands(
    ScreenSession session,
    Texts texts,
    PageStack pages,
    InputLine typed,
    BoardCursor cursor,
    Runnable nextSkin,
    SessionCommands table) {

  private static final DateTimeFormatter NEW_FILE =
      DateTimeFormatter.ofPattern("'gobang-'uuuuMMdd-HHmm'.sgf'", Locale.ROOT);

  private SessionPresenter presenter() {
    return session.presenter();
  }

  /**
   * Runs a command or shows the refusal.
   *
   * @param answers whether the input answers a question
   */
  void carryOut(Command command, boolean answers) {
    presenter()
        .notices()
        .attempt(
            () -> {
              command.word().row().ifPresent(table::checkOffered);
              run(command, answers);
            });
  }

  private void run(Command command, boolean answers) {
    String rest = command.rest();
    switch (command.word()) {
      case PUT -> play(command.point().orElseThrow(), () -> giveBack(rest));
      case CHOOSE -> presenter().actions().choose(rest);
      case UNDO -> presenter().actions().takeBack();
      case RESIGN -> askToResign();
      case PLAY -> presenter().actions().playOn();
      case RESTART -> command.restart(presenter().own());
      case GO -> presenter().actions().goToNumber(command.number());
      case POSITION -> session.positions().setUp(rest);
      case GAME -> {
        presenter().own();
        session.files().open(command.number());
      }
      case RESUME -> {
        presenter().own();
        session.offer().accept(command.number());
      }
      case TEACH -> {
        presenter().own();
        presenter()
            .assistance()
            .teach(presenter().assistance().teacher().choice().typed(rest, texts));
      }
      case PROBLEM ->
          presenter().problems().next(session.offer()::drop, presenter().notices()::fail);
      case PROBLEMS -> pages.openProblems();
      case NEW -> pages.openNewGame();
      case HISTORY -> pages.open("");
      case OPEN -> pages.open(rest);
      case EXPLORE -> pages.openExplorer(rest);
      case COPY -> pages.openCopied();
      case HELP -> pages.openHelp();
      case SAVE, REPLACE -> save(command);
      case COMMENT -> comment(rest, answers);
      case EDIT -> table.run(command.row("edit").orElseThrow());
      case MARK -> presenter().editor().mark(command.tool().orElseThrow(), at(command));
      case WHY -> presenter().assistance().askWhyNot(at(command));
      case WEIGHTS -> switchWeights();
      case ANALYSE ->
          command
              .row("a")
              .ifPresentOrElse(
                  table::run, () -> new AnalysisCommands(presenter(), texts).run(rest));
      case FORBIDDEN -> session.switchForbidden();
      case UPDATES -> session.checkForUpdates();
      case UI -> new InterfaceOpener(presenter().context()).open(rest);
      case SKIN -> nextSkin.run();
      case QUIT -> session.exit(0);
      default -> command.word().row().filter(table::has).ifPresent(table::run);
    }
  }

  private Point at(Command command) {
    return command.point().orElseGet(cursor::point);
  }

  private void save(Command save) {
    if (save.rest().isEmpty()) {
      String file = LocalDateTime.now(ZoneId.systemDefault()).format(NEW_FILE);
      typed.ask(save.word().spelling() + " ", file);
    } else {
      session.files().save(save.rest(), save.word() == CommandWord.REPLACE);
    }
  }

  private void comment(String text, boolean answers) {
    if (text.isEmpty() && !answers) {
      session.comments().begin();
      typed.ask("comment ", session.comments().written());
    } else {
      session.comments().write(text);
    }
  }

  /** Restores the input of a move typed before the current position was shown, for confirmation. */
  private void giveBack(String line) {
    if (typed.isEmpty()) {
      typed.add(line);
    }
  }

  /** Returns whether the host supports a command. */
  boolean isOffered(CommandRow row) {
    return table.isOffered(row);
  }

  /** Runs a command of the session. */
  void run(String name) {
    presenter().notices().attempt(() -> table.run(SessionCommands.named(name)));
  }

  /** Runs the action of a key that cannot start a point, if any, and returns whether it has one. */
  boolean press(String key) {
    Optional<CommandRow> row =
        SessionCommands.TABLE.stream()
            .filter(each -> table.has(each) && !Character.isLetter(key.charAt(0)))
            .filter(each -> List.of(each.keys().terminal().split(" ")).contains(key))
            .findFirst();
    row.ifPresent(found -> run(found.name()));
    return row.isPresent();
  }

  /**
   * Places a stone or shows the refusal.
   *
   * @param stale called if the stone is refused because the position has changed, for example by
   *     the previous input
   */
  void play(Point point, Runnable stale) {
    presenter().notices().attempt(() -> put(point, stale));
  }

  private void put(Point point, Runnable stale) {
    presenter().own();
    GameState now = state();
    if (now.paused() && !now.personToMove()) {
      throw new RefusedException(texts.of("paused"));
    }
    presenter()
        .actions()
        .play(
            point,
            verdict -> session.offer().drop(),
            refused -> {
              presenter().notices().fail(refused);
              if (refused.kind().equals(Game.STALE)) {
                stale.run();
              }
            });
  }

  private void switchWeights() {
    if (state().result().isPresent()) {
      throw new RefusedException(Game.OVER, "the game is over");
    }
    presenter()
        .assistance()
        .showWeights(presenter().assistance().adviser().heatMap().isOn() ? OfGame.OFF : OfGame.ANY);
  }

  private void askToResign() {
    presenter().own();
    GameState now = state();
    Stone loser = ShownPosition.person(now);
    if (GameActions.isResignationConfirmed(now, loser)) {
      session
          .questions()
          .ask(texts.of("resign.sure", texts.of(loser)), presenter().actions()::resign);
    } else {
      // The game has shown the refusal.
      presenter().actions().resign();
    }
  }

  private GameState state() {
    return session.state().orElseThrow();
  }
}
