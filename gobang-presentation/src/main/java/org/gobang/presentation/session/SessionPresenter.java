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
 * The game at hand: what the user can do, and what there is to show. An interface adds its view and
 * its input. Use only on the interface thread.
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
   * Without a game yet.
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
              // Setting up takes its time.
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

  /** There is something else to show. What engines show of a game helps in it. */
  private void show() {
    boolean valued = explorer.isOpen() && explorer.isValued();
    if (analysis.isOn() || analysis.seeksWin() || adviser.heatMap().isOn() || valued) {
      guidance.helped(Unrated.ANALYSIS);
    }
    listener.changed();
  }

  /**
   * Opens the first game, or the first problem where problems are requested, or waits for a game to
   * watch.
   *
   * @param paused whether the game waits, as a question comes before it
   * @param opened run when it is at hand
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

  /** Opens the requested game as it is, such as that of a table which a guest joins. */
  public void join() {
    session.begin(UnaryOperator.identity(), Optional.empty(), () -> {}, notices()::fail);
  }

  /** What all parts of the user interface use. */
  public InterfaceContext context() {
    return context;
  }

  /** What there is to show. */
  public SessionDisplay display() {
    return display;
  }

  /** What was opened last to be played, and the games that can follow it. */
  public GameSetups setups() {
    return session.setups();
  }

  /** Returns the tag of the games that the interface opens. */
  public InterfaceTag tag() {
    return session.tag();
  }

  /** Sets and keeps the preferred pace, for the game at hand and the next ones. */
  public void pace(MovePace next) {
    session.pace(next);
  }

  /** Returns whether this interface leads; one that watches cannot act in the game. */
  public boolean leads() {
    return session.leads();
  }

  /** Returns the game itself; empty before there is one. */
  public Optional<Game> game() {
    return session.game();
  }

  /**
   * Returns the game, to act in it.
   *
   * @throws RefusedException if this interface only watches, or the game is not open yet
   */
  public Game own() {
    return session.own();
  }

  /** Returns how the game stands at this very moment; empty before there is one. */
  public Optional<GameState> state() {
    return session.game().map(Game::state);
  }

  /** Returns how the game stands that nobody keeps but the user; a problem is only tried. */
  private Optional<GameState> editable() {
    return state().filter(now -> leads() && now.explored() && problems.status().isEmpty());
  }

  /** Returns the edits of the game at hand that are in no file. */
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

  /** Hints, weights, and what computers reported. */
  public Adviser adviser() {
    return adviser;
  }

  /** Returns the line that is looked at. */
  public Navigation navigation() {
    return navigation;
  }

  /** Returns the review of the game, and the mistakes that it found. */
  public MistakeReview mistakes() {
    return mistakes;
  }

  /** Returns the engines that analyse the position shown. */
  public LiveAnalysis analysis() {
    return analysis;
  }

  /** Returns the teaching game. */
  public Teacher teacher() {
    return guidance.teacher();
  }

  /** What was played in the position shown. */
  public OpeningExplorer explorer() {
    return explorer;
  }

  /** Opens a game that the explorer names, where it came to the position shown. */
  public void openExplored(ExploredGame game) {
    context.deliver(
        context.require(Explorer.class).read(game),
        read ->
            open(
                GameSetup.explore(read.record()),
                () -> actions.goToMove(game.ply()),
                notices()::fail));
  }

  /** Opens a copy of the game in which either side can be moved for, and has engines analyse it. */
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

  /** The same with an empty board of the same rules and size. */
  public void emptyBoard() {
    notices()
        .attempt(
            () -> {
              GameRecord record = session.own().state().record();
              GameRecord empty = GameRecord.of(record.rules(), record.start(), List.of());
              reopen(GameSetup.explore(empty), analysis::begin);
            });
  }

  /** Returns the problem at hand, and the next ones. */
  public ProblemSolving problems() {
    return problems;
  }

  /** What the user does on the board. */
  public BoardActions boardActions() {
    return boardActions;
  }

  /** What can be done in the game. */
  public GameActions actions() {
    return actions;
  }

  /** Editing the record. */
  public RecordEditor editor() {
    return editor;
  }

  /** Setting up positions. */
  public PositionActions positions() {
    return positions;
  }

  /** Opens the position that is set up, and plays on from it. */
  public void playPosition() {
    positions.open(actions::playOn);
  }

  /** Opens the position that is set up, and has engines analyse it. */
  public void analysePosition() {
    positions.open(analysis::begin);
  }

  /**
   * Opens the game that is explored by other rules, at the position shown; refused where its moves
   * are not legal by them.
   *
   * @param opened run when it is at hand
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

  /** Returns the first game; empty for an interface that watches. */
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
   * @param opened run when it is at hand
   * @param refused receives why it cannot be opened; the game at hand then continues
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

  /** Opens the game at hand as another one; edits of one that is explored go on in it. */
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
   * Opens a game that the user chose, and keeps the choice.
   *
   * @param opened run when it is at hand
   * @param refused receives why it cannot be opened; the game at hand then continues
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
      // Its engines would solve the problem.
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

  /** A solution that is shown becomes a variation, so that it can be stepped through. */
  private void happened(ProblemSolving.Event event) {
    if (event instanceof ProblemSolving.Event.Shown shown) {
      analysis.write(session.own(), shown.solution());
    }
    show();
  }

  /** Asks a computer where to move, or for the next step of its answer. */
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

  /** Asks a computer what would follow from a stone of the side to move at a point. */
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

  /** Opens the last game once more with the colours exchanged, or shows why it cannot be opened. */
  public void rematch() {
    notices()
        .attempt(
            () -> {
              session.own();
              open(new AdaptiveStrength(context.workbench()).in(session.setups().rematch()));
            });
  }

  /** Shows hint, answer about a point, and the end of the game no longer. */
  public void forgetAdvice() {
    guidance.forget();
  }

  /** Makes games against computers teaching games, or not. */
  public void teach(TeachingChoice choice) {
    choice.put(context.preferences());
    teacher().choose(choice);
    notices().say(teacher().describe(state()));
  }

  /** Begins a review of the line that is looked at, or ends the one that runs. */
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
   * Goes to a mistake that the review found.
   *
   * @param forward whether to the next one, rather than the one before
   */
  public void goToMistake(boolean forward) {
    notices().attempt(() -> actions.goTo(mistakes.fault(session.own().state().path(), forward)));
  }

  /** Refuses a stone, as the board does. */
  void refuse(Point point, String sentence) {
    listener.refused(point, new Verdict.Refused("refused", List.of(), false), sentence);
  }

  /** Shows what points are worth to a player, here and in the positions to come. */
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

  /** Goes on in the language that the user prefers by now. */
  public void translate() {
    context.texts().language(context.preferences().locale());
    notices().settle();
    session.translate();
    explorer.translate();
    show();
  }

  /** Lets the game go. */
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
      // The game before stays shown until the state of this one comes.
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
      // A notice about the opening of the game stays.
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
      // A search may report faster than a view is drawn: one call for all that is there.
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
