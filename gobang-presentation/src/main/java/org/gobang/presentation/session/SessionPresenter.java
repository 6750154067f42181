package org.gobang.presentation.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.gobang.api.RefusedException;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.edit.PositionActions;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.newgame.AdaptiveStrength;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;

/**
 * The current game of an interface: its parts, and the actions that affect several parts. An
 * interface adds its view and its input. Use only on the interface thread.
 *
 * @param context the shared context of the interface
 * @param listener receives the events of the current game
 * @param firstGame the first game; empty for an interface that only watches
 * @param games opens games and provides the current one
 * @param display the displayed state
 * @param navigation the navigation along the current line
 * @param mistakes the review of the game, with mistakes
 * @param analysis the engine analysis of the current position
 * @param explorer the opening explorer
 * @param problems the problems
 * @param assistance hints, weights, reports of engines, and the teaching game
 * @param actions the actions in the game
 * @param editor the record editor
 * @param positions the actions that set up positions
 * @param edits the unsaved edits of the current game
 */
public record SessionPresenter(
    InterfaceContext context,
    SessionListener listener,
    Optional<FirstGame> firstGame,
    GameSession games,
    SessionDisplay display,
    Navigation navigation,
    MistakeReview mistakes,
    LiveAnalysis analysis,
    OpeningExplorer explorer,
    ProblemSolving problems,
    PlayerAssistance assistance,
    GameActions actions,
    RecordEditor editor,
    PositionActions positions,
    UnsavedEdits edits)
    implements AutoCloseable {

  /**
   * Creates a presenter without a game.
   *
   * @param frontEnd runs tasks on the interface thread
   * @param tag marks the games that are opened
   * @param nanos supplies the time, as {@link System#nanoTime}
   */
  public static SessionPresenter create(
      Workbench workbench,
      PositionDescriber describer,
      Executor frontEnd,
      InterfaceTag tag,
      LongSupplier nanos,
      SessionListener listener) {
    return new SessionFactory(nanos, listener).create(workbench, describer, frontEnd, tag);
  }

  /**
   * Opens the first game, or the first problem if problems are requested, or waits for a game to
   * watch.
   *
   * @param paused whether the game waits for a question
   * @param opened run when it is open
   * @param refused receives the refusal
   */
  public void begin(boolean paused, Runnable opened, Consumer<RefusedException> refused) {
    if (leads() && problems.isRequested()) {
      problems.next(opened, refused);
      return;
    }
    games.begin(
        paused ? FirstGame::paused : UnaryOperator.identity(),
        firstGame.flatMap(FirstGame::otherwise),
        opened,
        refused);
  }

  /** Opens the requested game unchanged, for example when a guest joins a table. */
  public void join() {
    games.begin(UnaryOperator.identity(), Optional.empty(), () -> {}, notices()::fail);
  }

  /** Returns whether this interface leads; a watching one cannot act in the game. */
  public boolean leads() {
    return games.leads();
  }

  /** Returns the game; empty before the first one. */
  public Optional<Game> game() {
    return games.game();
  }

  /**
   * Returns the game for actions.
   *
   * @throws RefusedException if this interface only watches, or the game is not open yet
   */
  public Game own() {
    return games.own();
  }

  /** Returns the current state of the game; empty before the first one. */
  public Optional<GameState> state() {
    return games.game().map(Game::state);
  }

  /** Returns the state of a game that is saved only by the user, except problems. */
  Optional<GameState> editable() {
    return state().filter(now -> leads() && now.explored() && problems.status().isEmpty());
  }

  void begun() {
    state().ifPresent(edits::begin);
  }

  /** Returns the notices beside the board. */
  public Notices notices() {
    return context.notices();
  }

  private void attempt(Consumer<GameState> action) {
    notices().attempt(() -> action.accept(games.own().state()));
  }

  /** Opens a game listed by the explorer at the current position. */
  public void openExplored(ExploredGame game) {
    context.deliver(
        context.require(Explorer.class).read(game),
        read ->
            open(
                GameSetup.explore(read.record()),
                () -> actions.goToMove(game.ply()),
                notices()::fail));
  }

  /** Opens a copy of the game with free moves for both sides, and starts the analysis. */
  public void copyBoard() {
    attempt(
        now -> {
          problems.checkHelp();
          reopen(
              GameSetup.explore(now.record()),
              () -> {
                games.own().goTo(now.path());
                analysis.begin();
              });
        });
  }

  /** Opens an empty board with the same rules and size, and starts the analysis. */
  public void emptyBoard() {
    attempt(
        now -> {
          GameRecord record = now.record();
          GameRecord empty = GameRecord.of(record.rules(), record.start(), List.of());
          reopen(GameSetup.explore(empty), analysis::begin);
        });
  }

  /** Returns the actions available on the board. */
  public BoardActions boardActions() {
    return new BoardActions(this);
  }

  /** Opens the position being set up, and resumes play from it. */
  public void playPosition() {
    positions.open(actions::playOn);
  }

  /** Opens the position being set up, and starts the analysis. */
  public void analysePosition() {
    positions.open(analysis::begin);
  }

  /**
   * Reopens the explored game with other rules at the current position; refused if the moves are
   * not legal by the rules.
   *
   * @param opened run when it is open
   */
  public void setRules(String id, Runnable opened) {
    attempt(
        now -> {
          problems.checkEdit();
          if (!now.explored()) {
            throw new RefusedException(context.texts().of("rules.playing"));
          }
          reopen(
              GameSetup.explore(now.record().withRules(id)),
              () -> {
                games.own().goTo(now.path());
                opened.run();
              });
        });
  }

  /** Opens another game in place of this one, or shows the reason for a refusal. */
  public void open(GameSetup setup) {
    open(setup, () -> {}, notices()::fail);
  }

  /**
   * Opens another game in place of this one.
   *
   * @param opened run when it is open
   * @param refused receives the refusal; the current game then continues
   */
  public void open(GameSetup setup, Runnable opened, Consumer<RefusedException> refused) {
    edits.leave(
        () ->
            request(
                setup,
                () -> {
                  begun();
                  opened.run();
                },
                refused));
  }

  /** Opens the current game as another one; edits of an explored game are retained. */
  void reopen(GameSetup setup, Runnable opened) {
    boolean sameEdits = editable().isPresent();
    request(
        setup,
        () -> {
          if (!sameEdits) {
            begun();
          }
          opened.run();
        },
        notices()::fail);
  }

  private void request(GameSetup setup, Runnable opened, Consumer<RefusedException> refused) {
    Notice opening = new Notice(context.texts().of("opening"), false);
    notices().show(opening);
    games.open(
        setup,
        opened,
        why -> {
          notices().withdraw(opening);
          refused.accept(why);
        });
  }

  /**
   * Opens a game chosen by the user, and saves the choice.
   *
   * @param opened run when it is open
   * @param refused receives the refusal; the current game then continues
   */
  public void choose(NewGame chosen, Runnable opened, Consumer<RefusedException> refused) {
    GameSetup setup = chosen.setup();
    open(
        setup,
        () -> {
          chosen.keep(setup);
          assistance.teacher().choose(chosen.teaching());
          opened.run();
        },
        refused);
  }

  void openProblem(GameRecord record, Runnable opened, Consumer<RefusedException> refused) {
    if (leads()) {
      // The engines of the analysis would solve the problem.
      if (analysis.isOn()) {
        analysis.toggle();
      }
      assistance.showWeights(Source.OfGame.OFF);
      explorer.value(false);
      open(GameSetup.explore(record), opened, refused);
    } else {
      refused.accept(new RefusedException(context.texts().of("watching")));
    }
  }

  /** Opens the last game with swapped colours, or shows the reason for a refusal. */
  public void rematch() {
    attempt(now -> open(new AdaptiveStrength(context.workbench()).in(games.setups().rematch())));
  }

  /** Starts a review of the current line, or stops the running one. */
  public void review() {
    attempt(
        now -> {
          problems.checkHelp();
          mistakes.toggle(now, navigation.line(now));
        });
  }

  /**
   * Goes to a mistake found by the review.
   *
   * @param forward whether to go to the next rather than the previous one
   */
  public void goToMistake(boolean forward) {
    attempt(now -> actions.goTo(mistakes.fault(now.path(), forward)));
  }

  /** Switches to the user's preferred language. */
  public void translate() {
    context.texts().language(context.preferences().locale());
    games.translate();
    explorer.lookUp();
    // Updates the view.
    notices().settle();
  }

  /** Releases the game. */
  @Override
  public void close() {
    assistance.close();
    mistakes.close();
    analysis.close();
    explorer.close();
    problems.close();
    games.close();
  }
}
