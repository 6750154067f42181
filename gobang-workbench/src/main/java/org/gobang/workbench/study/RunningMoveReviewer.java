package org.gobang.workbench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.review.MoveReviewer;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.review.ReviewedMove;
import org.gobang.api.workbench.RunningTask;
import org.gobang.game.HostThreads;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.gobang.study.review.GameReviewer;
import org.gobang.study.review.PositionJudge;
import org.gobang.study.review.ReviewBudget;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reviews moves from one position on a separate daemon thread, with a separate player. */
public final class RunningMoveReviewer implements MoveReviewer {

  private static final Logger LOG = LoggerFactory.getLogger(RunningMoveReviewer.class);

  private final Supplier<Board> start;
  private final ReviewRequest request;
  private final PlayerJudge judge;
  private final GameReviewer reviewer;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(HostThreads.factory("gobang-review"));
  private final StopSignal prepared = new StopSignal();
  private final CompletableFuture<Boolean> preparation = new CompletableFuture<>();
  private final Set<MoveReview> open = ConcurrentHashMap.newKeySet();
  private final CompletableFuture<Boolean> closed = new CompletableFuture<>();

  private RunningMoveReviewer(PlayerSetup player, Supplier<Board> start, ReviewRequest request) {
    this.start = start;
    this.request = request;
    this.judge = new PlayerJudge(player);
    this.reviewer =
        new GameReviewer(
            player.id(), PositionJudge.caching(judge), ReviewBudget.of(request.budget()));
  }

  /**
   * Starts to evaluate a position.
   *
   * @param player the player that evaluates the positions
   * @param start creates the board before the first move, on the thread of the reviews
   * @param request the game, the path of the position and the budget
   * @return the reviewer of moves from the position
   */
  public static RunningMoveReviewer start(
      PlayerSetup player, Supplier<Board> start, ReviewRequest request) {
    RunningMoveReviewer made = new RunningMoveReviewer(player, start, request);
    made.thread.execute(made::prepare);
    return made;
  }

  private void prepare() {
    try {
      judge.stoppedBy(prepared);
      reviewer.prepare(request.record(), request.path(), start.get());
    } catch (CancellationException | InterruptedException known) {
      LOG.debug("A move came before the position was judged");
    } catch (RuntimeException failed) {
      // A review fails in the same way, and reports it.
      LOG.debug("A position could not be judged", failed);
    } finally {
      preparation.complete(true);
    }
  }

  /**
   * Returns a stage that completes when the evaluation of the position is complete or was stopped
   * early.
   */
  CompletionStage<Boolean> preparation() {
    return preparation.minimalCompletionStage();
  }

  @Override
  public RunningTask<ReviewedMove> review(Move move) {
    MoveReview review = new MoveReview(move);
    // From now on, the position is evaluated only as far as the move requires.
    prepared.request();
    open.add(review);
    try {
      thread.execute(review.task);
    } catch (RejectedExecutionException isClosed) {
      review.close();
    }
    return review;
  }

  /** Returns a stage that completes when this reviewer is closed. */
  public CompletionStage<Boolean> closed() {
    return closed.minimalCompletionStage();
  }

  @Override
  public void close() {
    if (closed.complete(true)) {
      prepared.request();
      open.forEach(MoveReview::close);
      thread.execute(judge::close);
      thread.shutdown();
    }
  }

  private ReviewedMove reviewed(Move move, StopSignal stop) throws InterruptedException {
    judge.stoppedBy(stop);
    GameRecord record = request.record();
    List<Move> moves =
        new ArrayList<>(record.follow(request.path()).stream().map(Node::move).toList());
    moves.add(move);
    GameRecord line = GameRecord.of(record.rules(), record.start(), moves);
    return reviewer.reviewMove(line, line.mainLine(), start.get(), (done, planned) -> {});
  }

  /**
   * The review of one move. It is stopped rather than interrupted, because a player may not survive
   * an interrupt.
   */
  private final class MoveReview implements RunningTask<ReviewedMove> {

    private final StopSignal stop = new StopSignal();
    private final CompletableFuture<ReviewedMove> result = new CompletableFuture<>();
    private final CompletionStage<ReviewedMove> stage = result.minimalCompletionStage();
    private final FutureTask<ReviewedMove> task;

    MoveReview(Move move) {
      this.task =
          new FutureTask<>(() -> reviewed(move, stop)) {
            @Override
            protected void done() {
              open.remove(MoveReview.this);
              complete(this);
            }
          };
    }

    private void complete(FutureTask<ReviewedMove> done) {
      try {
        result.complete(done.get());
      } catch (CancellationException | InterruptedException ended) {
        result.completeExceptionally(new CancellationException("the review was closed"));
      } catch (ExecutionException failed) {
        Throwable cause = failed.getCause();
        if (!(cause instanceof RefusedException)) {
          LOG.error("A review failed", cause);
        }
        result.completeExceptionally(cause);
      }
    }

    @Override
    public CompletionStage<ReviewedMove> result() {
      return stage;
    }

    @Override
    public void close() {
      task.cancel(false);
      stop.request();
    }
  }
}
