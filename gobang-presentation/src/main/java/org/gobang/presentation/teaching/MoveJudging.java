package org.gobang.presentation.teaching;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.RunningTask;
import org.gobang.presentation.player.StrongestPlayer;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.task.CurrentTask;

/**
 * Evaluates the user's moves one at a time with the strongest player. The position before the move
 * is evaluated while the user thinks.
 *
 * <p>Use only on the interface thread.
 */
final class MoveJudging implements AutoCloseable {

  /**
   * A mistake is confirmed with ten times this budget for each of two positions, which takes about
   * one second.
   */
  private static final Budget BUDGET = Budget.of(new Limit.Nodes(20_000));

  private final InterfaceContext context;
  private final Executor deadline;
  private final Consumer<RefusedException> failed;
  private Optional<Prepared> prepared = Optional.empty();
  private final CurrentTask<ReviewedMove> running;

  /** A position whose next move can be reviewed. */
  private record Prepared(List<Integer> path, MoveReviewer reviewer) {}

  /**
   * Creates an idle judge.
   *
   * @param deadline runs a task on that thread when the time for an evaluation is over
   * @param failed receives the refusal if a move could not be evaluated
   */
  MoveJudging(InterfaceContext context, Executor deadline, Consumer<RefusedException> failed) {
    this.context = context;
    this.deadline = deadline;
    this.failed = failed;
    this.running = new CurrentTask<>(context.executor());
  }

  /** Prepares the evaluation of the user's next move in the current position. */
  void prepare(GameState now) {
    try {
      reviewer(now, now.path());
    } catch (RefusedException noJudge) {
      // Reported when there is a move to evaluate.
      close();
    }
  }

  private MoveReviewer reviewer(GameState now, List<Integer> path) {
    Optional<Prepared> known = prepared.filter(each -> each.path.equals(path));
    if (known.isEmpty()) {
      close();
      known = Optional.of(new Prepared(path, reviewer(context, now, path)));
      prepared = known;
    }
    return known.get().reviewer;
  }

  /**
   * Evaluates the last move of the current position.
   *
   * @param judged receives the evaluation once, unless this is closed; empty if the move could not
   *     be evaluated, or not in time
   */
  void judge(GameState now, Consumer<Optional<ReviewedMove>> judged) {
    int last = now.path().size() - 1;
    Move move = now.record().follow(now.path()).get(last).move();
    try {
      RunningTask<ReviewedMove> review = reviewer(now, now.path().subList(0, last)).review(move);
      running.run(
          review, found -> judged.accept(Optional.of(found)), why -> notJudged(why, judged));
      deadline.execute(
          () -> {
            if (running.is(review)) {
              running.close();
              notJudged(new RefusedException(context.texts().of("judge.late")), judged);
            }
          });
    } catch (RefusedException noJudge) {
      notJudged(noJudge, judged);
    }
  }

  private void notJudged(RefusedException why, Consumer<Optional<ReviewedMove>> judged) {
    failed.accept(why);
    judged.accept(Optional.empty());
  }

  /** Returns whether a move is being evaluated. */
  boolean runs() {
    return running.runs();
  }

  /** Stops the evaluation of the move; the position before it may remain the current one. */
  void drop() {
    running.close();
  }

  /** Stops the evaluations of the move and of the position. */
  @Override
  public void close() {
    running.close();
    prepared.ifPresent(each -> each.reviewer.close());
    prepared = Optional.empty();
  }

  /**
   * Returns a reviewer that evaluates a position and reviews the next moves from it.
   *
   * @param game the game
   * @param path the path of the position in its record
   * @throws RefusedException if no player can evaluate it
   */
  static MoveReviewer reviewer(InterfaceContext context, GameState game, List<Integer> path) {
    PlayerSpec judge = StrongestPlayer.at(game.board(), context);
    return context
        .require(Analyses.class)
        .moveReviewer(new ReviewRequest(judge, game.record(), path, BUDGET));
  }
}
