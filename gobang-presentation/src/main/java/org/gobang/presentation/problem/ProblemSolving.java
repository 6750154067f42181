package org.gobang.presentation.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.Problems;
import org.gobang.api.record.GameRecord;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.advice.ExpectedLine;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.text.Notices;
import org.gobang.presentation.text.Texts;

/**
 * Lets the user solve problems on the board. Each problem is an explored game: the user moves, and
 * the strongest player evaluates the moves and answers. Opening another game closes the problem.
 *
 * <p>Use only on the interface thread.
 */
public final class ProblemSolving implements AutoCloseable {

  /** Opens an explored game in place of the current one. */
  @FunctionalInterface
  public interface Opener {

    /**
     * Opens a game.
     *
     * @param opened run when it is open
     * @param refused receives the refusal if the game cannot be opened
     */
    void open(GameRecord record, Runnable opened, Consumer<RefusedException> refused);
  }

  private final InterfaceContext context;
  private final Texts texts;
  private final ProblemText words;
  private final Opener opener;
  private final Supplier<Optional<Game>> game;
  private final Consumer<Event> listener;
  private final Consumer<RefusedException> failed;
  private final ProblemQueue queue;
  private final MoveJudge judge;
  private Optional<ProblemAttempt> attempt = Optional.empty();

  /**
   * Creates a presenter without a problem.
   *
   * @param opener opens the games of the problems
   * @param game the current game
   * @param listener receives the events
   * @param failed receives the refusal if an answer cannot be found, shown or saved
   */
  public ProblemSolving(
      InterfaceContext context,
      Opener opener,
      Supplier<Optional<Game>> game,
      Consumer<Event> listener,
      Consumer<RefusedException> failed) {
    this.context = context;
    this.texts = context.texts();
    this.opener = opener;
    this.game = game;
    this.listener = listener;
    this.failed = failed;
    this.words = new ProblemText(context.describer(), texts);
    this.queue = new ProblemQueue(context);
    this.judge = new MoveJudge(context);
  }

  /** Returns whether the command line requests problems instead of a game. */
  public boolean isRequested() {
    return CommandLineRequest.of(context.workbench()).problems().isPresent();
  }

  /** Returns the current problem, solved or not; empty during any other game. */
  Optional<ProblemAttempt> attempt() {
    return attempt;
  }

  /** Returns the last event and the task of the current problem; empty without a problem. */
  public Optional<String> status() {
    return attempt.map(words::status);
  }

  /** Returns the rules and the grade of the current problem, and the user's progress. */
  public Optional<String> progress() {
    return attempt.map(words::progress);
  }

  /**
   * Returns the moves that refute a wrong move in the current problem, or that solve the problem.
   */
  public Optional<ExpectedLine> line(GameState now) {
    return attempt.flatMap(at -> at.line(now));
  }

  /** Returns whether the current problem is not yet solved. */
  public boolean isSolving() {
    return attempt.filter(now -> !now.isOver()).isPresent();
  }

  /** Returns whether the next move must wait for an answer or a position. */
  public boolean isBusy() {
    return queue.isBusy()
        || judge.isBusy()
        || attempt.filter(ProblemAttempt::isChanging).isPresent();
  }

  /**
   * Returns the problem filter.
   *
   * @param changed run when the numbers of the filter have arrived
   */
  public ProblemMenu menu(Runnable changed) {
    return new ProblemMenu(queue.wanted(), context, changed);
  }

  /**
   * Saves a filter and poses a matching problem.
   *
   * @param opened run when it is open
   * @param refused receives the refusal if no problem is available
   */
  public void choose(ProblemMenu menu, Runnable opened, Consumer<RefusedException> refused) {
    queue.choose(menu.filter());
    next(opened, refused);
  }

  /** Poses the next problem; an unsolved one is skipped. */
  public void next() {
    next(() -> {}, failed);
  }

  /**
   * Poses the next problem; an unsolved one is skipped.
   *
   * @param opened run when it is open
   * @param refused receives the refusal if no problem is available
   */
  public void next(Runnable opened, Consumer<RefusedException> refused) {
    if (queue.isBusy()) {
      return;
    }
    attempt.ifPresent(now -> queue.skip(now.problem()));
    Consumer<RefusedException> none =
        why -> {
          queue.end();
          refused.accept(why);
        };
    queue.next(
        next ->
            opener.open(
                record(next.problem()),
                () -> {
                  queue.end();
                  attempt = Optional.of(new ProblemAttempt(next));
                  opened.run();
                },
                none),
        none);
  }

  private static GameRecord record(Problem problem) {
    List<Move> moves = new ArrayList<>();
    Stone side = Stone.BLACK;
    for (Point point : problem.moves()) {
      moves.add(new Move.Place(side, point));
      side = side.opponent();
    }
    return GameRecord.of(problem.rules(), Start.empty(problem.size()), moves);
  }

  /** Handles a new state of the game: evaluates the user's move in the problem. */
  public void changed(GameState now) {
    attempt.ifPresent(
        at -> {
          if (at.begins(now)) {
            happened(at, new Event.Posed(at.next()));
          } else if (at.isOver()) {
            // The user views the solution or tries moves.
            return;
          } else if (at.isReached(now)) {
            judge.close();
          } else if (at.isMoved(now)) {
            judge(at, now);
          }
        });
  }

  private void judge(ProblemAttempt at, GameState now) {
    Point move = at.moved(now);
    boolean wins = at.problem().kind().isWin();
    boolean known = at.isFirstMove() && move.equals(at.problem().solution());
    if (!(now.board().outcome() instanceof Outcome.Undecided) || (known && !wins)) {
      solved(at, move);
    } else if (known) {
      judge.reply(now.board(), judgement -> judged(at, now, move, judgement));
    } else {
      judge.judge(now.board(), wins, judgement -> judged(at, now, move, judgement));
    }
  }

  private void judged(ProblemAttempt at, GameState now, Point move, MoveJudge.Judgement judgement) {
    if (judgement instanceof MoveJudge.Judgement.Holds holds) {
      holds.reply().ifPresentOrElse(reply -> reply(at, now, move, reply), () -> solved(at, move));
    } else if (judgement instanceof MoveJudge.Judgement.Fails fails) {
      answered(at, false);
      takeBack(at, new Event.Wrong(move, fails.refutation(), fails.loses()));
    } else if (judgement instanceof MoveJudge.Judgement.Unknown unknown) {
      takeBack(at, new Event.Unjudged(move, unknown.why()));
    }
  }

  private void reply(ProblemAttempt at, GameState now, Point move, Point reply) {
    at.expect(now, reply);
    happened(at, new Event.Right(move, Optional.of(reply)));
    game.get()
        .ifPresent(
            open ->
                context.deliver(
                    open.play(now.toAct(), now.version(), reply),
                    verdict -> {
                      if (verdict instanceof Verdict.Refused refused) {
                        String why = context.describer().sentence(at.problem().rules(), refused);
                        notReplied(at, move, reply + ": " + why);
                      }
                    },
                    why -> notReplied(at, move, texts.of(why))));
  }

  /** Without an answer, the user must move again. */
  private void notReplied(ProblemAttempt at, Point move, String why) {
    if (!at.isOver()) {
      takeBack(at, new Event.Unjudged(move, why));
    }
  }

  private void takeBack(ProblemAttempt at, Event event) {
    at.goBack();
    happened(at, event);
    goTo(at.path());
  }

  private void goTo(List<Integer> path) {
    game.get().ifPresent(open -> open.goTo(path));
  }

  private void solved(ProblemAttempt at, Point move) {
    boolean clean = !at.isAnswered();
    answered(at, true);
    at.end();
    happened(at, new Event.Right(move, Optional.empty()));
    Optional<ForbiddenDefence> trap =
        at.beforeAnswer().flatMap(before -> ForbiddenDefence.at(before, move));
    happened(at, new Event.Solved(clean, trap));
  }

  /** Shows the solution from the current position and counts the problem as failed. */
  public void showSolution() {
    Optional<ProblemAttempt> open = attempt.filter(at -> !at.isOver() && at.board().isPresent());
    if (open.isEmpty()) {
      failed.accept(Notices.nothing(texts.of("problem.none")));
    }
    open.ifPresent(at -> showSolution(at, at.board().orElseThrow()));
  }

  private void showSolution(ProblemAttempt at, Board board) {
    judge.close();
    answered(at, false);
    at.end();
    Point first = at.problem().solution();
    if (!at.problem().kind().isWin()) {
      shown(at, board, List.of(first));
    } else if (at.isFirstMove()) {
      Optional<Board> after =
          PluginCall.of(() -> Optional.of(board.play(first)), Optional.<Board>empty())
              .filter(next -> next.outcome() instanceof Outcome.Undecided);
      after.ifPresentOrElse(
          next ->
              judge.solve(
                  next,
                  line ->
                      shown(at, board, Stream.concat(Stream.of(first), line.stream()).toList())),
          () -> shown(at, board, List.of(first)));
    } else {
      judge.solve(board, line -> shown(at, board, line));
    }
  }

  private void shown(ProblemAttempt at, Board board, List<Point> line) {
    goTo(at.path());
    happened(at, new Event.Shown(line, ForbiddenDefence.at(board, line)));
  }

  /**
   * Checks that the user may receive help.
   *
   * @throws RefusedException if a problem is being solved
   */
  public void checkHelp() {
    if (isSolving()) {
      throw new RefusedException(texts.of("problem.no.help"));
    }
  }

  /**
   * Checks that the record may be edited.
   *
   * @throws RefusedException if a problem is being solved
   */
  public void checkEdit() {
    if (isSolving()) {
      throw new RefusedException(texts.of("problem.no.edit"));
    }
  }

  /**
   * Checks that a move may be made.
   *
   * @throws RefusedException if the last move is still being evaluated or answered
   */
  public void checkMove() {
    if (isSolving() && isBusy()) {
      throw new RefusedException(texts.of("problem.busy"));
    }
  }

  private void answered(ProblemAttempt at, boolean solved) {
    if (at.answer()) {
      queue.skip(at.problem());
      context.deliver(
          context.require(Problems.class).answered(at.problem(), solved), done -> {}, failed);
    }
  }

  private void happened(ProblemAttempt at, Event event) {
    at.happened(event);
    listener.accept(event);
  }

  /** Handles the start of another game. */
  public void forget() {
    queue.end();
    judge.close();
    attempt = Optional.empty();
  }

  /** Stops the running evaluation. */
  @Override
  public void close() {
    judge.close();
  }

  /** An event that occurs while a problem is solved. */
  public sealed interface Event {

    /** A problem is on the board. */
    record Posed(NextProblem next) implements Event {}

    /**
     * A move is correct.
     *
     * @param reply the opponent's answer; empty if the problem is solved
     */
    record Right(Point move, Optional<Point> reply) implements Event {}

    /**
     * A move is wrong and is taken back.
     *
     * @param refutation the opponent's moves, at least one
     * @param loses whether these moves win for the opponent rather than only save the opponent
     */
    record Wrong(Point move, List<Point> refutation, boolean loses) implements Event {}

    /**
     * A move could not be evaluated; it is taken back and does not count.
     *
     * @param why the reason, in a sentence
     */
    record Unjudged(Point move, String why) implements Event {}

    /**
     * The problem is solved.
     *
     * @param clean whether there was no mistake
     * @param trap the point where the rules forbade a defence
     */
    record Solved(boolean clean, Optional<ForbiddenDefence> trap) implements Event {}

    /**
     * The solution was requested.
     *
     * @param solution the moves from the current position, at least one
     * @param trap the point where the rules forbid a defence
     */
    record Shown(List<Point> solution, Optional<ForbiddenDefence> trap) implements Event {}
  }

  /**
   * A forbidden move that would have stopped the winning five, for example by Black in renju.
   *
   * @param point the point of the five
   * @param why the reason given by the rules
   */
  public record ForbiddenDefence(Point point, Verdict.Refused why) {

    /**
     * Returns the forbidden defence at the end of a win; empty without one.
     *
     * @param before the position before the loser's last move
     * @param five the winner's last move
     */
    static Optional<ForbiddenDefence> at(Board before, Point five) {
      return PluginCall.of(
          () ->
              before.judge(before.toMove(), five) instanceof Verdict.Refused refused
                      && refused.foul()
                  ? Optional.of(new ForbiddenDefence(five, refused))
                  : Optional.empty(),
          Optional.empty());
    }

    /**
     * Returns the forbidden defence at the end of a winning variation; empty without one.
     *
     * @param from the position before the variation
     */
    static Optional<ForbiddenDefence> at(Board from, List<Point> line) {
      return PluginCall.of(
          () -> {
            Board before = from;
            for (Point move : line.subList(0, Math.max(0, line.size() - 2))) {
              before = before.play(move);
            }
            return line.isEmpty() ? Optional.empty() : at(before, line.get(line.size() - 1));
          },
          Optional.empty());
    }
  }
}
