package org.gobang.ui.console.screen;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.HeatMap.Source.OfGame;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.session.CommandRow;
import org.gobang.presentation.session.GameActions;
import org.gobang.presentation.session.SessionCommands;
import org.gobang.presentation.session.SessionPresenter;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.CommandWord;

/** Carries out the commands that a person types or presses a key for. */
final class ScreenCommands {

  private final ScreenSession session;
  private final SessionPresenter presenter;
  private final Texts texts;
  private final AnalysisCommands analysis;
  private final SessionCommands table;
  private final Map<CommandWord, Consumer<Command>> handlers = new EnumMap<>(CommandWord.class);

  ScreenCommands(ScreenSession session, Texts texts) {
    this.session = session;
    this.presenter = session.presenter();
    this.texts = texts;
    this.analysis = new AnalysisCommands(presenter, texts);
    this.table = new SessionCommands(presenter);
    handleGame();
    handleStudy();
  }

  /** Has a command be carried out. */
  void on(CommandWord word, Consumer<Command> action) {
    handlers.put(word, action);
  }

  /** Carries a command out, or shows why it was refused. */
  void carryOut(Command command) {
    Optional<CommandRow> row = command.word().row().filter(table::has);
    presenter
        .notices()
        .attempt(
            () -> {
              command.word().row().ifPresent(table::checkOffered);
              handlers
                  .getOrDefault(command.word(), any -> row.ifPresent(table::run))
                  .accept(command);
            });
  }

  /** Whether the host has what a command needs. */
  boolean isOffered(CommandRow row) {
    return table.isOffered(row);
  }

  /** Carries out a command of the session. */
  void run(String name) {
    presenter.notices().attempt(() -> table.run(SessionCommands.named(name)));
  }

  /** Does what a key does that cannot begin a point; gives whether it does something. */
  boolean press(String key) {
    Optional<CommandRow> row =
        SessionCommands.TABLE.stream()
            .filter(each -> table.has(each) && !Character.isLetter(key.charAt(0)))
            .filter(each -> List.of(each.keys().terminal().split(" ")).contains(key))
            .findFirst();
    row.ifPresent(found -> run(found.name()));
    return row.isPresent();
  }

  private void handleGame() {
    on(CommandWord.CHOOSE, typed -> presenter.actions().choose(typed.rest()));
    on(CommandWord.UNDO, typed -> presenter.actions().takeBack());
    on(CommandWord.RESIGN, typed -> askToResign());
    on(CommandWord.PLAY, typed -> presenter.actions().playOn());
    on(CommandWord.RESTART, typed -> typed.restart(session.own()));
    on(CommandWord.GO, typed -> presenter.actions().goToNumber(typed.number()));
    on(CommandWord.QUIT, typed -> session.exit(0));
    on(CommandWord.POSITION, typed -> session.positions().setUp(typed.rest()));
    own(CommandWord.GAME, typed -> session.files().open(typed.number()));
    own(CommandWord.RESUME, typed -> session.offer().accept(typed.number()));
    own(
        CommandWord.TEACH,
        typed -> presenter.teach(presenter.teacher().choice().typed(typed.rest(), texts)));
    on(
        CommandWord.PROBLEM,
        typed -> presenter.problems().next(session.offer()::drop, presenter.notices()::fail));
  }

  private void handleStudy() {
    on(CommandWord.EDIT, typed -> table.run(typed.edit().orElseThrow()));
    on(CommandWord.WEIGHTS, typed -> switchWeights());
    on(CommandWord.ANALYSE, typed -> analysis.run(typed.rest()));
    on(CommandWord.FORBIDDEN, typed -> session.switchForbidden());
    on(CommandWord.UPDATES, typed -> session.checkForUpdates());
    on(
        CommandWord.UI,
        typed -> {
          if (typed.rest().isEmpty()) {
            session.frontEnds().show();
          } else {
            session.frontEnds().open(typed.rest());
          }
        });
  }

  /** Has a command be carried out, except in a game that is only watched. */
  private void own(CommandWord word, Consumer<Command> action) {
    on(
        word,
        typed -> {
          session.own();
          action.accept(typed);
        });
  }

  /**
   * Puts a stone, or shows why it was refused.
   *
   * @param stale run if it is refused because the position has changed, as by a move typed just
   *     before
   */
  void play(Point point, Runnable stale) {
    presenter.notices().attempt(() -> put(point, stale));
  }

  private void put(Point point, Runnable stale) {
    session.own();
    GameState now = state();
    if (now.paused() && !now.personToMove()) {
      throw new RefusedException(texts.of("paused"));
    }
    presenter
        .actions()
        .play(
            point,
            verdict -> session.offer().drop(),
            refused -> {
              presenter.notices().fail(refused);
              if (refused.kind().equals(Game.STALE)) {
                stale.run();
              }
            });
  }

  private void switchWeights() {
    if (state().result().isPresent()) {
      throw new RefusedException(Game.OVER, "the game is over");
    }
    presenter.showWeights(presenter.adviser().heatMap().isOn() ? OfGame.OFF : OfGame.ANY);
  }

  private void askToResign() {
    session.own();
    GameState now = state();
    Stone loser = ShownPosition.person(now);
    if (GameActions.isResignationConfirmed(now, loser)) {
      session
          .questions()
          .ask(texts.of("resign.sure", texts.of(loser)), presenter.actions()::resign);
    } else {
      // Refused, in the words of the game.
      presenter.actions().resign();
    }
  }

  private GameState state() {
    return session.state().orElseThrow();
  }
}
