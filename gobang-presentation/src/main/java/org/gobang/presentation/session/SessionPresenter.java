package org.gobang.presentation.session;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.Explorer;
import org.gobang.api.player.Insight;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Unrated;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.Adviser;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.analysis.LiveAnalysis;
import org.gobang.presentation.edit.PositionActions;
import org.gobang.presentation.edit.RecordEditor;
import org.gobang.presentation.explorer.OpeningExplorer;
import org.gobang.presentation.newgame.AdaptiveStrength;
import org.gobang.presentation.newgame.FirstGame;
import org.gobang.presentation.newgame.NewGame;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.review.MistakeReview;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.teaching.Teacher;
import org.gobang.presentation.text.Notice;
import org.gobang.presentation.text.Notices;

/**
 * The current game: its actions and its displayed state. An interface adds its view and its input.
 * Use only on the interface thread.
 */
public final class SessionPresenter implements AutoCloseable {

  private final InterfaceContext context;
  private final SessionListener listener;
  private final Optional<FirstGame> firstGame;
  private final GameSession session;
  private final GameClock clock;
  private final Adviser adviser;
  private final Navigation navigation;
  private final MistakeReview mistakes;
  private final LiveAnalysis analysis;
  private final OpeningExplorer explorer;
  private final ProblemSolving problems;
  private final GameActions actions;
  private final BoardActions boardActions;
  private final PlayerAssistance guidance;
  private final SessionDisplay display;
  private final RecordEditor editor;
  private final PositionActions positions;
  private final UnsavedEdits edits;
  private boolean reporting;

  /**
   * Creates a presenter without a game.
   *
   * @param frontEnd runs tasks on the interface thread
   * @param tag marks the games that are opened
   * @param nanos the time, as {@link System#nanoTime} gives it
   */
  public SessionPresenter(
      Workbench workbench,
      PositionDescriber describer,
      Executor frontEnd,
      InterfaceTag tag,
      LongSupplier nanos,
      SessionListener listener) {
    this.context = new InterfaceContext(workbench, describer, frontEnd, this::show);
    this.listener = listener;
    this.firstGame = FirstGame.of(workbench);
    this.session = new GameSession(context, firstGame.map(FirstGame::setup), tag, new Events());
    this.clock = new GameClock(nanos);
    this.adviser = new Adviser(context, this::show);
    this.navigation = new Navigation(context.texts());
    this.problems =
        new ProblemSolving(
            context, this::openProblem, session::game, this::happened, notices()::fail);
    this.mistakes =
        new MistakeReview(context, (record, opened) -> reopen(GameSetup.explore(record), opened));
    this.analysis = new LiveAnalysis(context, session::led, problems::checkHelp, this::show);
    this.explorer = new OpeningExplorer(context, problems::checkHelp, this::show);
    this.edits = new UnsavedEdits(this::editable);
    session.onLeave(edits::leave, this::begun);
    this.actions = new GameActions(session, navigation, problems);
    this.guidance = new PlayerAssistance(context, session, adviser);
    this.positions =
        new PositionActions(
            this::position,
            notices(),
            (setup, opened) -> open(setup, opened, notices()::fail),
            () -> {
              problems.checkEdit();
              // Setting up a position takes time.
              session.own().pause(true);
            },
            this::show);
    this.editor =
        new RecordEditor(
            session::own,
            this::position,
            notices(),
            context.texts(),
            this::reopen,
            problems::checkEdit);
    this.display =
        new SessionDisplay(session, clock, adviser, problems, actions, guidance, positions::editor);
    this.boardActions = new BoardActions(this);
  }

  private Optional<ShownPosition> position() {
    return display.position();
  }

  /** Updates the view. Engine results on screen count as help in the game. */
  private void show() {
    boolean valued = explorer.isOpen() && explorer.isValued();
    if (analysis.isOn() || analysis.seeksWin() || adviser.heatMap().isOn() || valued) {
      guidance.helped(Unrated.ANALYSIS);
    }
    listener.changed();
  }

  /**
   * Opens the first game, or the first problem if problems are requested, or waits for a game to
   * watch.
   *
   * @param paused whether the game waits for a question
   * @param opened run when it is open
   * @param refused receives why it cannot be opened
   */
  public void begin(boolean paused, Runnable opened, Consumer<RefusedException> refused) {
    if (leads() && problems.isRequested()) {
      problems.next(opened, refused);
      return;
    }
    session.begin(
        paused ? FirstGame::paused : UnaryOperator.identity(),
        firstGame.flatMap(FirstGame::otherwise),
        opened,
        refused);
  }

  /** Opens the requested game unchanged, for example that of a table that a guest joins. */
  public void join() {
    session.begin(UnaryOperator.identity(), Optional.empty(), () -> {}, notices()::fail);
  }

  /** Returns the shared context of the interface. */
  public InterfaceContext context() {
    return context;
  }

  /** Returns the displayed state. */
  public SessionDisplay display() {
    return display;
  }

  /** Returns the last opened game and its possible successors. */
  public GameSetups setups() {
    return session.setups();
  }

  /** Returns the tag of games opened by the interface. */
  public InterfaceTag tag() {
    return session.tag();
  }

  /** Sets and saves the preferred pace for the current and later games. */
  public void pace(MovePace next) {
    session.pace(next);
  }

  /** Returns whether this interface leads; a watching one cannot act in the game. */
  public boolean leads() {
    return session.leads();
  }

  /** Returns the game; empty before there is one. */
  public Optional<Game> game() {
    return session.game();
  }

  /**
   * Returns the game for actions.
   *
   * @throws RefusedException if this interface only watches, or the game is not open yet
   */
  public Game own() {
    return session.own();
  }

  /** Returns the current state of the game; empty before there is one. */
  public Optional<GameState> state() {
    return session.game().map(Game::state);
  }

  /**
   * Returns the state of a game that only the user saves; excludes problems, which are only tried.
   */
  private Optional<GameState> editable() {
    return state().filter(now -> leads() && now.explored() && problems.status().isEmpty());
  }

  /** Returns the unsaved edits of the current game. */
  public UnsavedEdits edits() {
    return edits;
  }

  private void begun() {
    state().ifPresent(edits::begin);
  }

  /** Returns the notices beside the board. */
  public Notices notices() {
    return context.notices();
  }

  /** Returns the adviser: hints, weights, and reports of computers. */
  public Adviser adviser() {
    return adviser;
  }

  /** Returns the navigation along the current line. */
  public Navigation navigation() {
    return navigation;
  }

  /** Returns the review of the game and its mistakes. */
  public MistakeReview mistakes() {
    return mistakes;
  }

  /** Returns the engine analysis of the current position. */
  public LiveAnalysis analysis() {
    return analysis;
  }

  /** Returns the teaching game. */
  public Teacher teacher() {
    return guidance.teacher();
  }

  /** Returns the opening explorer. */
  public OpeningExplorer explorer() {
    return explorer;
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
    notices()
        .attempt(
            () -> {
              problems.checkHelp();
              GameState now = session.own().state();
              List<Integer> path = now.path();
              reopen(
                  GameSetup.explore(now.record()),
                  () -> {
                    session.own().goTo(path);
                    analysis.begin();
                  });
            });
  }

  /** Opens an empty board with the same rules and size, and starts the analysis. */
  public void emptyBoard() {
    notices()
        .attempt(
            () -> {
              GameRecord record = session.own().state().record();
              GameRecord empty = GameRecord.of(record.rules(), record.start(), List.of());
              reopen(GameSetup.explore(empty), analysis::begin);
            });
  }

  /** Returns the problems. */
  public ProblemSolving problems() {
    return problems;
  }

  /** Returns the actions on the board. */
  public BoardActions boardActions() {
    return boardActions;
  }

  /** Returns the actions in the game. */
  public GameActions actions() {
    return actions;
  }

  /** Returns the record editor. */
  public RecordEditor editor() {
    return editor;
  }

  /** Returns the actions that set up positions. */
  public PositionActions positions() {
    return positions;
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
   * Opens the explored game by other rules at the current position; refused if its moves are not
   * legal by them.
   *
   * @param opened run when it is open
   */
  public void setRules(String id, Runnable opened) {
    notices()
        .attempt(
            () -> {
              GameState now = session.own().state();
              problems.checkEdit();
              if (!now.explored()) {
                throw new RefusedException(context.texts().of("rules.playing"));
              }
              reopen(
                  GameSetup.explore(now.record().withRules(id)),
                  () -> {
                    session.own().goTo(now.path());
                    opened.run();
                  });
            });
  }

  /** Returns the first game; empty for an interface that only watches. */
  public Optional<FirstGame> firstGame() {
    return firstGame;
  }

  /** Opens another game in place of this one, or shows why it cannot be opened. */
  public void open(GameSetup setup) {
    open(setup, () -> {}, notices()::fail);
  }

  /**
   * Opens another game in place of this one.
   *
   * @param opened run when it is open
   * @param refused receives why it cannot be opened; the current game then continues
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
  private void reopen(GameSetup setup, Runnable opened) {
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
    session.open(
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
   * @param refused receives why it cannot be opened; the current game then continues
   */
  public void choose(NewGame chosen, Runnable opened, Consumer<RefusedException> refused) {
    GameSetup setup = chosen.setup();
    open(
        setup,
        () -> {
          chosen.keep(setup);
          teacher().choose(chosen.teaching());
          opened.run();
        },
        refused);
  }

  private void openProblem(GameRecord record, Runnable opened, Consumer<RefusedException> refused) {
    if (leads()) {
      // The engines of the analysis would solve the problem.
      if (analysis.isOn()) {
        analysis.toggle();
      }
      showWeights(Source.OfGame.OFF);
      explorer.value(false);
      open(GameSetup.explore(record), opened, refused);
    } else {
      refused.accept(new RefusedException(context.texts().of("watching")));
    }
  }

  /** A shown solution becomes a variation, so that the user can step through it. */
  private void happened(ProblemSolving.Event event) {
    if (event instanceof ProblemSolving.Event.Shown shown) {
      analysis.write(session.own(), shown.solution());
    }
    show();
  }

  /** Asks a computer for a hint, or shows the next step of the hint. */
  public void askForHint() {
    display
        .position()
        .ifPresent(
            now ->
                notices()
                    .attempt(
                        () -> {
                          problems.checkHelp();
                          guidance.askForHint(now);
                        }));
  }

  /** Asks a computer for the continuation after a stone of the side to move at a point. */
  public void askWhyNot(Point point) {
    display
        .position()
        .ifPresent(
            now ->
                notices()
                    .attempt(
                        () -> {
                          problems.checkHelp();
                          guidance.askWhyNot(now, point);
                        }));
  }

  /** Opens the last game with swapped colours, or shows why it cannot be opened. */
  public void rematch() {
    notices()
        .attempt(
            () -> {
              session.own();
              open(new AdaptiveStrength(context.workbench()).in(session.setups().rematch()));
            });
  }

  /** Hides the hint, the answer about a point, and the end of the game. */
  public void forgetAdvice() {
    guidance.forget();
  }

  /** Switches teaching games against computers on or off. */
  public void teach(TeachingChoice choice) {
    choice.put(context.preferences());
    teacher().choose(choice);
    notices().say(teacher().describe(state()));
  }

  /** Starts a review of the current line, or stops the running one. */
  public void review() {
    notices()
        .attempt(
            () -> {
              GameState now = session.own().state();
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
    notices().attempt(() -> actions.goTo(mistakes.fault(session.own().state().path(), forward)));
  }

  /** Refuses a stone in the same way as the board. */
  void refuse(Point point, String sentence) {
    listener.refused(point, new Verdict.Refused("refused", List.of(), false), sentence);
  }

  /** Shows the weights for a player in this and later positions. */
  public void showWeights(Source source) {
    display
        .position()
        .ifPresent(
            now ->
                notices()
                    .attempt(
                        () -> {
                          if (source != Source.OfGame.OFF) {
                            problems.checkHelp();
                          }
                          adviser.showWeights(source, now.state());
                        }));
    show();
  }

  /** Switches to the user's preferred language. */
  public void translate() {
    context.texts().language(context.preferences().locale());
    notices().settle();
    session.translate();
    explorer.translate();
    show();
  }

  /** Releases the game. */
  @Override
  public void close() {
    adviser.close();
    guidance.close();
    mistakes.close();
    analysis.close();
    explorer.close();
    problems.close();
    session.close();
  }

  private final class Events implements SessionListener {

    @Override
    public void leaving() {
      analysis.leaving();
      listener.leaving();
    }

    @Override
    public void begun() {
      // The previous game remains shown until the first state of this one arrives.
      adviser.begin();
      notices().forget();
      navigation.forget();
      mistakes.forget();
      guidance.begin();
      explorer.anotherGame();
      problems.forget();
      positions.forget();
      listener.begun();
    }

    @Override
    public void positionChanged(Optional<ShownPosition> before, ShownPosition now) {
      display.position(now);
      clock.update();
      boolean moved = before.filter(now::isSamePlace).isEmpty();
      // A notice about the opening of the game remains.
      if (moved && before.isPresent()) {
        notices().settle();
      }
      navigation.line(now.state());
      mistakes.changed(now.state());
      adviser.changed(now.state(), clock.updatedAt());
      analysis.changed(now.state());
      guidance.changed(before, now);
      explorer.changed(now.state().board());
      problems.changed(now.state());
      listener.positionChanged(before, now);
      show();
    }

    @Override
    public void refused(Point point, Verdict.Refused why, String sentence) {
      listener.refused(point, why, sentence);
    }

    @Override
    public void reported(Stone stone, Insight insight) {
      adviser.reported(insight);
      // A search may report faster than a view is drawn, so one call handles all pending reports.
      if (!reporting) {
        reporting = true;
        context.execute(
            () -> {
              reporting = false;
              show();
            });
      }
    }
  }
}
