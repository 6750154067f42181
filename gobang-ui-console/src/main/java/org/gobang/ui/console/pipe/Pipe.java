package org.gobang.ui.console.pipe;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Unrated;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.request.RequestedFile;
import org.gobang.api.saved.Records;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.position.PositionDescriber;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.presentation.problem.ProblemSolving;
import org.gobang.presentation.review.CommentEditor;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.session.GameActions;
import org.gobang.presentation.session.GameSession;
import org.gobang.presentation.session.SessionListener;
import org.gobang.presentation.session.WorkbenchNotices;
import org.gobang.presentation.stream.StandardStreams;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;
import org.gobang.ui.console.table.Command;
import org.gobang.ui.console.table.CommandWord;
import org.gobang.ui.console.table.ConsoleLoop;
import org.gobang.ui.console.table.ConsoleTag;
import org.gobang.ui.console.table.ConsoleTexts;

/**
 * The interface in a pipe. A line is read only when a human is to move or the game is over, and
 * after all events of the previous line have been written.
 */
public final class Pipe implements SessionListener {

  private static final int DONE = 0;
  private static final int FAILED = 1;

  /** The commands that wait for a changed position. */
  private static final Set<CommandWord> CHANGES =
      EnumSet.of(
          CommandWord.PUT,
          CommandWord.CHOOSE,
          CommandWord.PASS,
          CommandWord.UNDO,
          CommandWord.RESIGN,
          CommandWord.RESTART,
          CommandWord.PAUSE);

  /** The commands available only on a screen. */
  private static final EnumSet<CommandWord> OF_SCREEN =
      EnumSet.of(
          CommandWord.PROBLEMS,
          CommandWord.ANALYSE,
          CommandWord.NOW,
          CommandWord.FORBIDDEN,
          CommandWord.SKIN,
          CommandWord.COPY);

  private final ConsoleLoop loop = new ConsoleLoop();
  private final PipeStreams streams;
  private final Texts texts;
  private final Optional<Speech> speech;
  private final GameSession session;
  private final GameActions actions;
  private final PipeContext context;
  private final PipeGameOpener gameOpener;
  private final QueryResponder queries;
  private final PipeTeacher teaching;
  private final PipeEditor editor;
  private final ProblemSolving problems;
  private final WorkbenchNotices news;

  private EventLines events = new EventLines();
  private final Navigation navigation;
  private Optional<GameState> state = Optional.empty();
  private Optional<ShownPosition> shown = Optional.empty();

  /** The state before a command with pending events. */
  private Optional<GameState> waiting = Optional.empty();

  private boolean reading;
  private boolean over;
  private int status = DONE;

  /**
   * Creates an interface in a pipe.
   *
   * @param spoken whether a user reads the output, which then also describes the game in sentences
   */
  public Pipe(Workbench workbench, PipeStreams streams, boolean spoken) {
    this.streams = streams;
    this.texts = ConsoleTexts.in(workbench.preferences().locale());
    this.speech = spoken ? Optional.of(new Speech(texts)) : Optional.empty();
    InterfaceContext shared =
        new InterfaceContext(
            workbench, new PositionDescriber(workbench, texts), loop, this::noticed);
    this.navigation = new Navigation(texts);
    this.session =
        new GameSession(
            shared, workbench.request(), spoken ? ConsoleTag.TAG : ConsoleTag.PIPE, this);
    session.ignorePace();
    this.context = new PipeContext(shared, streams);
    this.gameOpener = new PipeGameOpener(context, session);
    this.queries = new QueryResponder(context);
    this.teaching = new PipeTeacher(context, session::led);
    this.problems =
        new ProblemSolving(
            shared,
            (record, opened, refused) -> session.open(GameSetup.explore(record), opened, refused),
            session::game,
            this::happened,
            this::refused);
    this.actions = new GameActions(session, navigation, problems);
    this.editor = new PipeEditor(context, session, this::open, problems::checkEdit);
    this.news =
        new WorkbenchNotices(
            shared,
            new WorkbenchNotices.Listener() {
              @Override
              public void changed(Plugins plugins, List<String> changes, List<String> refusals) {
                refusals.forEach(streams::say);
              }

              @Override
              public void troubled(String sentence) {
                streams.say(sentence);
              }
            });
  }

  /**
   * Runs the interface until the end of the input, or until the reader of the output closes the
   * pipe.
   *
   * @return the exit status
   * @throws InterruptedException if the application exits
   */
  public int run() throws InterruptedException {
    // An unfinished game may be resumed instead of the requested one.
    boolean offers =
        CommandLineRequest.of(context.workbench()).isDefault()
            && context.workbench().service(Records.class).isPresent();
    LineReader lines =
        new LineReader(streams.in(), loop, this::line, () -> over = true, this::broken);
    try {
      if (offers && session.leads()) {
        // The output for programs does not depend on games of earlier runs.
        gameOpener.offer(speech.isPresent(), this::begin);
      } else {
        begin();
      }
      while (!over) {
        if (!reading && wantsLine()) {
          reading = true;
          lines.request();
        }
        loop.runNext();
      }
      return status;
    } catch (PipeStreams.UnwrittenException failed) {
      if (failed.getCause() instanceof StandardStreams.ReaderGoneException) {
        return StandardStreams.ReaderGoneException.STATUS;
      }
      streams.say(texts.of("output.broken"));
      return FAILED;
    } finally {
      lines.close();
      news.close();
      queries.close();
      teaching.teacher().close();
      problems.close();
      session.close();
    }
  }

  private void begin() {
    if (session.leads() && problems.isRequested()) {
      problems.next(() -> {}, Pipe::refuse);
      return;
    }
    session.begin(
        UnaryOperator.identity(),
        Optional.empty(),
        () ->
            CommandLineRequest.of(context.workbench())
                .file()
                .filter(RequestedFile::several)
                .map(from -> from.file().toString())
                .ifPresent(gameOpener::list),
        Pipe::refuse);
  }

  /** Stops the interface because no game can be opened. */
  private static void refuse(RefusedException refused) {
    throw refused;
  }

  private void happened(ProblemSolving.Event event) {
    streams.event(ProblemEvents.of(event));
    if (event instanceof ProblemSolving.Event.Unjudged unjudged) {
      streams.say(unjudged.why());
    }
  }

  private void broken() {
    streams.say(texts.of("input.broken"));
    status = FAILED;
    over = true;
  }

  private boolean wantsLine() {
    // Only a line can end a pause.
    return session.leads()
        && !session.isOpening()
        && waiting.isEmpty()
        && context.pending().get() == 0
        && !queries.isPending()
        && !teaching.teacher().isJudging()
        && !problems.isBusy()
        && state
            .filter(now -> now.personToMove() || now.result().isPresent() || now.paused())
            .isPresent();
  }

  @Override
  public void begun() {
    state = Optional.empty();
    events = new EventLines();
    navigation.forget();
    context.files().anotherGame();
    teaching.teacher().begin();
    problems.forget();
  }

  @Override
  public void positionChanged(Optional<ShownPosition> before, ShownPosition position) {
    GameState now = position.state();
    if (waiting.filter(seen -> sameState(seen, now)).isEmpty()) {
      waiting = Optional.empty();
    }
    boolean ends = now.result().isPresent() && !now.result().equals(events.result());
    List<String> news = events.upTo(now);
    news.forEach(streams::event);
    if (session.leads() && (state.isEmpty() || !news.isEmpty())) {
      new OpeningEvents(streams, texts).write(position);
      boolean first = state.isEmpty();
      speech.ifPresent(words -> words.about(position, first).forEach(streams::event));
    }
    state = Optional.of(now);
    shown = Optional.of(position);
    navigation.line(now);
    teaching.teacher().changed(position);
    problems.changed(now);
    if (ends) {
      detail(position).ifPresent(streams::say);
      if (session.leads() && now.failed().isPresent()) {
        streams.say(texts.of("end.failed"));
      }
      teaching.summarize(now);
    }
  }

  /** Returns details that the result event omits: the report of a failed player, or the clock. */
  private Optional<String> detail(ShownPosition now) {
    boolean clock =
        now.state().result().filter(end -> end.ending() == Ending.OVERSTEPPED).isPresent();
    String detail = now.failure().isEmpty() && clock ? texts.of("clock.down") : now.failure();
    return Optional.of(detail).filter(text -> !text.isBlank());
  }

  @Override
  public void refused(Point point, Verdict.Refused why, String sentence) {
    streams.say(point + ": " + sentence);
    if (!why.foul() || !session.setups().foulsLose()) {
      waiting = Optional.empty();
    }
  }

  private static boolean sameState(GameState before, GameState after) {
    return after.board().moves().equals(before.board().moves())
        && after.result().equals(before.result())
        && after.paused() == before.paused();
  }

  private void line(String line) {
    reading = false;
    if (line.isBlank()) {
      return;
    }
    try {
      Command command =
          Optional.of(line)
              .filter(whole -> whole.length() <= LineReader.LONGEST)
              .flatMap(Command::parse)
              .orElseThrow(
                  () -> new RefusedException(texts.of("unknown", ConsoleTexts.quoted(line))));
      run(command);
    } catch (RefusedException refused) {
      refused(refused);
    }
  }

  private void noticed() {
    Notices notices = context.shared().notices();
    if (!notices.isSettled()) {
      waiting = Optional.empty();
      streams.say(notices.now().sentence());
    }
  }

  private void refused(RefusedException why) {
    waiting = Optional.empty();
    streams.say(texts.of(why));
  }

  private void run(Command typed) {
    if (CHANGES.contains(typed.word())) {
      waiting = state;
    }
    String rest = typed.rest();
    switch (typed.word()) {
      case PUT -> actions.play(typed.point().orElseThrow(), any -> {}, this::refused);
      case CHOOSE -> actions.choose(rest);
      case PASS -> actions.pass();
      case UNDO -> actions.takeBack();
      case RESIGN -> actions.resign();
      case RESTART -> typed.restart(game());
      case PAUSE -> {
        queries.refuseIfOver(now());
        game().pause(!now().paused());
      }
      case PLAY -> {
        waiting = state.filter(now -> now.paused() && now.result().isEmpty());
        gameOpener.playOn();
      }
      case GO -> go(typed.number());
      case NEW -> gameOpener.again();
      case OPEN -> gameOpener.review(rest);
      case GAME -> gameOpener.review(typed.number());
      case RESUME -> gameOpener.resume(typed.number());
      case POSITION -> gameOpener.position(rest);
      case PROBLEM -> problems.next();
      case SOLUTION -> problems.showSolution();
      case TEACH -> teaching.choose(rest);
      case QUIT -> over = true;
      case SAVE -> queries.save(rest, false, now());
      case REPLACE -> queries.save(rest, true, now());
      case COMMENT -> comment(rest);
      case EDIT -> {
        GameState before = now();
        editor.edit(typed.row("edit").orElseThrow().name(), rest, before.path());
        await(before);
      }
      case MARK ->
          editor.mark(
              typed.tool().orElseThrow(),
              typed.point().orElseThrow(() -> new RefusedException(texts.of("mark.where"))));
      case BOARD -> board(shown.orElseThrow());
      case MOVES -> queries.moves(now());
      case HISTORY -> queries.history();
      case UPDATES -> queries.checkForUpdates();
      case EXPLORE -> queries.explore(rest, now());
      case UI -> queries.openFrontEnd(rest);
      case HELP -> streams.event(help(rest));
      case HINT -> {
        takeHelp(Unrated.HINT);
        hint();
      }
      case WHY -> {
        takeHelp(Unrated.HINT);
        queries.whyNot(typed.point(), questioned(), now());
      }
      case WEIGHTS -> {
        takeHelp(Unrated.ANALYSIS);
        queries.weights(now());
      }
      case REVIEW -> {
        problems.checkHelp();
        queries.review(now(), navigation.line(now()));
      }
      default -> throw new RefusedException(texts.of("unknown", typed.word().spelling()));
    }
  }

  /** Marks the game as unrated because of help. */
  private void takeHelp(Unrated help) {
    problems.checkHelp();
    game().unrated(help);
  }

  private void comment(String text) {
    List<Integer> path = now().path();
    game().note(path, CommentEditor.withComment(now().record(), path, text));
    streams.event(("comment " + path.size() + " " + text).strip());
  }

  private void hint() {
    teaching
        .teacher()
        .lesson()
        .ifPresentOrElse(
            lesson -> queries.write(lesson.better()), () -> queries.hint(questioned().state()));
  }

  /** Returns one line per command, or only the line of a named command. */
  private String help(String named) {
    String lines =
        EnumSet.complementOf(OF_SCREEN).stream()
            .filter(word -> named.isEmpty() || CommandWord.of(named).equals(Optional.of(word)))
            .filter(word -> word.row().filter(row -> !row.isOffered(context.workbench())).isEmpty())
            .map(
                word -> String.format("%-12s", word.usage()) + texts.of("usage." + word.spelling()))
            .collect(Collectors.joining("\n"));
    if (lines.isEmpty()) {
      throw new RefusedException(texts.of("unknown", ConsoleTexts.quoted(named)));
    }
    return lines;
  }

  private Game game() {
    return session.game().orElseThrow();
  }

  private GameState now() {
    return state.orElseThrow();
  }

  private ShownPosition questioned() {
    return teaching.teacher().questioned(shown.orElseThrow());
  }

  private void board(ShownPosition now) {
    speech.ifPresentOrElse(
        words -> words.position(now).forEach(streams::event),
        () -> streams.event(PlainBoard.of(now)));
  }

  private void go(int move) {
    List<Integer> to = navigation.after(now(), move);
    if (!to.equals(now().path())) {
      waiting = state;
      game().goTo(to);
    }
  }

  /**
   * Opens a game in place of the current one, then runs a task, for example to navigate in the
   * game.
   */
  private void open(GameSetup setup, Runnable opened) {
    session.open(
        setup,
        () -> {
          GameState first = session.own().state();
          opened.run();
          await(first);
        },
        this::refused);
  }

  /** Waits for the events of changes since a state. */
  private void await(GameState before) {
    waiting = Optional.of(before).filter(seen -> !sameState(seen, session.own().state()));
  }
}
