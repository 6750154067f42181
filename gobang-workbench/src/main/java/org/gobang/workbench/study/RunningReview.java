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
import org.gobang.api.review.GameReview;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.workbench.RunningTask;
import org.gobang.game.PlayerSetup;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.ReviewBudget;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A review of a game on a daemon thread of its own, by a player of its own. */
public final class RunningReview implements RunningTask<GameReview> {

  private static final Logger LOG = LoggerFactory.getLogger(RunningReview.class);

  private final PlayerSetup player;
  private final Supplier<Board> start;
  private final ReviewRequest request;
  private final Part progress;
  private final CompletableFuture<GameReview> result = new CompletableFuture<>();

  /** The view of the result for callers, who cannot complete it. */
  private final CompletionStage<GameReview> stage = result.minimalCompletionStage();

  private final Thread thread = new Thread(this::run, "gobang-review");

  private RunningReview(
      PlayerSetup player, Supplier<Board> start, ReviewRequest request, DoubleConsumer progress) {
    this.player = player;
    this.start = start;
    this.request = request;
    this.progress = new Part(progress);
  }

  /**
   * Starts the review of a line.
   *
   * @param player the player that judges
   * @param start creates the board before the first move, on the thread of the review
   * @param request the game, the line and the budget
   * @param progress receives how much is done, from 0 to 1
   * @return the review
   */
  public static RunningReview start(
      PlayerSetup player, Supplier<Board> start, ReviewRequest request, DoubleConsumer progress) {
    RunningReview review = new RunningReview(player, start, request, progress);
    review.thread.setDaemon(true);
    review.thread.start();
    return review;
  }

  private void run() {
    try (PlayerJudge judge = new PlayerJudge(player)) {
      GameReviewer reviewer =
          new GameReviewer(player.id(), judge, ReviewBudget.of(request.budget()));
      List<Stone> both = List.of(Stone.values());
      result.complete(
          reviewer.review(request.record(), request.path(), start.get(), both, progress::judged));
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
  public CompletionStage<GameReview> result() {
    return stage;
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
