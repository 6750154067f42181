package org.gobang.presentation.problem;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.advice.StrongestPlayer;
import org.gobang.presentation.text.StageOutcome;
import org.gobang.presentation.text.Texts;

/**
 * Solves problems on the board: each stands there as a game that is explored, in which the person
 * moves and the strongest player judges and answers. Another game ends the problem.
 *
 * <p>Used on the front end's thread alone.
 */
public final class ProblemSolving implements AutoCloseable {

  /** Opens a game to be explored in place of the one at hand. */
  @FunctionalInterface
  public interface Opener {

    /**
     * Opens a game.
     *
     * @param opened run when it is at hand
     * @param refused receives why it cannot be opened
     */
    void open(GameRecord record, Runnable opened, Consumer<RefusedException> refused);
  }

  private final Workbench workbench;
  private final Executor frontEnd;
  private final Texts texts;
  private final Opener opener;
  private final Supplier<Optional<Game>> game;
  private final Consumer<ProblemEvent> listener;
  private final Consumer<RefusedException> failed;
  private final MoveJudge judge;
  private final ProblemFilter wanted;
  private final Set<String> skipped = new HashSet<>();
  private Optional<ProblemAttempt> attempt = Optional.empty();
  private boolean choosing;

  /**
   * No problem yet.
   *
   * @param frontEnd runs tasks on the front end's thread
   * @param opener opens the games of the problems
   * @param game the game at hand
   * @param listener receives what happens
   * @param failed receives why a move cannot be judged, or an answer cannot be kept
   */
  public ProblemSolving(
      Workbench workbench,
      Executor frontEnd,
      Texts texts,
      Opener opener,
      Supplier<Optional<Game>> game,
      Consumer<ProblemEvent> listener,
      Consumer<RefusedException> failed) {
    this.workbench = workbench;
    this.frontEnd = frontEnd;
    this.texts = texts;
    this.opener = opener;
    this.game = game;
    this.listener = listener;
    this.failed = failed;
    this.judge = new MoveJudge(workbench, frontEnd);
    this.wanted = workbench.problems().request().orElse(ProblemFilter.ALL);
  }

  /** Whether the command line asked for problems instead of a game. */
  public boolean isRequested() {
    return workbench.problems().request().isPresent();
  }

  /** The problem at hand, solved or not; empty where another game is. */
  public Optional<ProblemAttempt> attempt() {
    return attempt;
  }

  /** Whether a problem is at hand that is not solved yet. */
  public boolean isSolving() {
    return attempt.filter(now -> !now.isOver()).isPresent();
  }

  /** Whether something is still to come before the next move. */
  public boolean isBusy() {
    return choosing || judge.isBusy() || attempt.filter(ProblemAttempt::isChanging).isPresent();
  }

  /** Poses the next problem; one that is not solved yet is skipped. */
  public void next() {
    next(() -> {}, failed);
  }

  /**
   * Poses the next problem; one that is not solved yet is skipped.
   *
   * @param opened run when it is at hand
   * @param refused receives why there is none
   */
  public void next(Runnable opened, Consumer<RefusedException> refused) {
    if (choosing) {
      return;
    }
    attempt.ifPresent(now -> skipped.add(now.problem().id()));
    choosing = true;
    Consumer<RefusedException> none =
        why -> {
          choosing = false;
          refused.accept(why);
        };
    StageOutcome.deliver(
        workbench.problems().next(wanted, skipped),
        frontEnd,
        next ->
            opener.open(
                record(next.problem()),
                () -> {
                  choosing = false;
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

  /** The game stands so now: judges a move that the person made in the problem. */
  public void changed(GameState now) {
    attempt.ifPresent(
        at -> {
          if (at.begins(now)) {
            happened(at, new ProblemEvent.Posed(at.next()));
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
    if (!(now.board().outcome() instanceof Outcome.Undecided)) {
      solved(at, move);
      return;
    }
    try {
      judge.judge(
          StrongestPlayer.at(now.board(), workbench.plugins(), texts),
          now.board(),
          wins,
          judged -> {
            if (!judged.holds()) {
              wrong(at, move, judged);
            } else if (wins) {
              reply(at, now, move, judged.answers().get(0));
            } else {
              solved(at, move);
            }
          },
          why -> failed.accept(new RefusedException(why)));
    } catch (RefusedException none) {
      failed.accept(none);
    }
  }

  private void reply(ProblemAttempt at, GameState now, Point move, Point reply) {
    at.expect(now, reply);
    happened(at, new ProblemEvent.Right(move, Optional.of(reply)));
    game.get()
        .ifPresent(
            open ->
                StageOutcome.deliver(
                    open.play(now.toAct(), now.version(), reply), frontEnd, verdict -> {}, failed));
  }

  private void wrong(ProblemAttempt at, Point move, MoveJudge.Judged judged) {
    answered(at, false);
    at.goBack();
    happened(at, new ProblemEvent.Wrong(move, judged.answers(), judged.loses()));
    game.get().ifPresent(open -> open.goTo(at.path()));
  }

  private void solved(ProblemAttempt at, Point move) {
    boolean clean = !at.isAnswered();
    answered(at, true);
    at.end();
    happened(at, new ProblemEvent.Right(move, Optional.empty()));
    happened(at, new ProblemEvent.Solved(clean));
  }

  /** Shows the solution from where the problem stands, which fails it. */
  public void showSolution() {
    if (isSolving()) {
      attempt.ifPresent(this::showSolution);
    } else {
      failed.accept(new RefusedException(texts.of("problem.none")));
    }
  }

  private void showSolution(ProblemAttempt at) {
    answered(at, false);
    at.end();
    List<Point> first = List.of(at.problem().solution());
    if (!at.problem().kind().isWin() || at.board().isEmpty()) {
      shown(at, first);
      return;
    }
    Board board = at.board().get();
    try {
      judge.solve(
          StrongestPlayer.at(board, workbench.plugins(), texts),
          board,
          line -> shown(at, line.isEmpty() ? first : line));
    } catch (RefusedException none) {
      shown(at, first);
    }
  }

  private void shown(ProblemAttempt at, List<Point> line) {
    game.get().ifPresent(open -> open.goTo(at.path()));
    happened(at, new ProblemEvent.Shown(line));
  }

  /**
   * Checks that help would not spoil a problem.
   *
   * @throws RefusedException if one is being solved
   */
  public void checkHelp() {
    if (isSolving()) {
      throw new RefusedException(texts.of("problem.no.help"));
    }
  }

  /**
   * Checks that the record may be edited.
   *
   * @throws RefusedException while a problem is being solved
   */
  public void checkEdit() {
    if (isSolving()) {
      throw new RefusedException(texts.of("problem.no.edit"));
    }
  }

  /**
   * Checks that a move may be made.
   *
   * @throws RefusedException if the one before is still being judged or answered
   */
  public void checkMove() {
    if (isSolving() && isBusy()) {
      throw new RefusedException(texts.of("problem.busy"));
    }
  }

  private void answered(ProblemAttempt at, boolean solved) {
    if (at.answer()) {
      skipped.add(at.problem().id());
      StageOutcome.deliver(
          workbench.problems().answered(at.problem(), solved), frontEnd, done -> {}, failed);
    }
  }

  private void happened(ProblemAttempt at, ProblemEvent event) {
    at.happened(event);
    listener.accept(event);
  }

  /** Another game begins. */
  public void forget() {
    judge.close();
    attempt = Optional.empty();
  }

  /** Ends the judgement that runs. */
  @Override
  public void close() {
    judge.close();
  }
}
