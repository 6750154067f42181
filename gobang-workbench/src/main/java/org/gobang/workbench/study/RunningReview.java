package org.gobang.workbench.study;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.Review;
import org.gobang.game.PlayerSetup;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.ReviewBudget;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A review of a game or of a move on a daemon thread of its own, by a player of its own.
 *
 * @param <T> what comes of it
 */
public final class RunningReview<T> implements Review<T> {

  private static final Logger LOG = LoggerFactory.getLogger(RunningReview.class);

  private final PlayerSetup player;
  private final Supplier<Board> start;
  private final Budget budget;
  private final Work<T> work;
  private final CompletableFuture<T> result = new CompletableFuture<>();

  /** The view of the result for callers, who cannot complete it. */
  private final CompletionStage<T> stage = result.minimalCompletionStage();

  private final Thread thread = new Thread(this::run, "gobang-review");

  /** What is reviewed. */
  @FunctionalInterface
  private interface Work<T> {
    T review(GameReviewer reviewer, Board start) throws InterruptedException;
  }

  private RunningReview(PlayerSetup player, Supplier<Board> start, Budget budget, Work<T> work) {
    this.player = player;
    this.start = start;
    this.budget = budget;
    this.work = work;
  }

  /**
   * Starts the review of a line.
   *
   * @param player the player that judges
   * @param start creates the board before the first move, on the thread of the review
   * @param record the game
   * @param path the line, a path of the record
   * @param budget what the judgement of a doubtful position may cost
   * @param progress receives how much is done, from 0 to 1
   * @return the review
   * @throws IllegalArgumentException if the record has no such path
   */
  public static RunningReview<GameReview> start(
      PlayerSetup player,
      Supplier<Board> start,
      GameRecord record,
      List<Integer> path,
      Budget budget,
      DoubleConsumer progress) {
    record.follow(path);
    List<Integer> line = List.copyOf(path);
    List<Stone> both = List.of(Stone.values());
    return started(
        new RunningReview<>(
            player,
            start,
            budget,
            (reviewer, board) ->
                reviewer.review(record, line, board, both, new Part(progress)::judged)));
  }

  /**
   * Starts the review of the last move of a line.
   *
   * @param player the player that judges
   * @param start creates the board before the first move, on the thread of the review
   * @param record the game
   * @param path the line, a path of the record
   * @param budget what the judgement of a doubtful position may cost
   * @return the review
   * @throws IllegalArgumentException if the record has no such path, or it is empty
   */
  public static RunningReview<ReviewedMove> startMove(
      PlayerSetup player,
      Supplier<Board> start,
      GameRecord record,
      List<Integer> path,
      Budget budget) {
    if (record.follow(path).isEmpty()) {
      throw new IllegalArgumentException("no move leads to the start");
    }
    List<Integer> line = List.copyOf(path);
    return started(
        new RunningReview<>(
            player,
            start,
            budget,
            (reviewer, board) -> reviewer.reviewMove(record, line, board, (done, planned) -> {})));
  }

  private static <T> RunningReview<T> started(RunningReview<T> review) {
    review.thread.setDaemon(true);
    review.thread.start();
    return review;
  }

  private void run() {
    try (PlayerJudge judge = new PlayerJudge(player)) {
      GameReviewer reviewer = new GameReviewer(player.id(), judge, ReviewBudget.of(budget));
      result.complete(work.review(reviewer, start.get()));
    } catch (InterruptedException closed) {
      result.completeExceptionally(new CancellationException("the review was closed"));
    } catch (RefusedException refused) {
      result.completeExceptionally(refused);
    } catch (Throwable e) {
      LOG.error("A review failed", e);
      result.completeExceptionally(e);
    }
  }

  /** Later rounds may add to what is planned, but the part that is done never falls. */
  private static final class Part {
    private final DoubleConsumer progress;
    private double part;

    Part(DoubleConsumer progress) {
      this.progress = progress;
    }

    void judged(int done, int planned) {
      part = Math.max(part, (double) done / Math.max(1, planned));
      progress.accept(part);
    }
  }

  @Override
  public CompletionStage<T> result() {
    return stage;
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
