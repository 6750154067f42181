package org.gobang.game;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import org.gobang.api.Move;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Verdict;
import org.gobang.api.workbench.Game;

/**
 * A person's move while the board validates it on the executor. A board may be slow; only the next
 * move waits for it.
 */
final class PendingMove implements Runnable {

  /** Why a move is refused that does not answer the current position. */
  static final String STALE = "the position has changed";

  private final TurnController turns;
  private final Move move;
  private final GamePosition before;
  private final Clocks clocks;
  private final CompletableFuture<Verdict> verdict = new CompletableFuture<>();
  private boolean pausesAfter;

  /**
   * A move to be validated.
   *
   * @param clocks the clocks when the person moved: the time that the board takes is not charged
   */
  PendingMove(TurnController turns, Move move, GamePosition before, Clocks clocks) {
    this.turns = turns;
    this.move = move;
    this.before = before;
    this.clocks = clocks;
  }

  Move move() {
    return move;
  }

  /** The side of the person who moved. */
  Stone side() {
    return before.toAct();
  }

  Clocks clocks() {
    return clocks;
  }

  /** Completed when the move has counted or was refused; fails if it was dropped before. */
  CompletionStage<Verdict> verdict() {
    return verdict.minimalCompletionStage();
  }

  /** Completes the stage; called without the game's lock, as callers continue from it. */
  void complete(Verdict found) {
    verdict.complete(found);
  }

  /** Fails the stage: the position has changed, and the board's answer no longer counts. */
  void drop(Executor executor) {
    executor.execute(() -> verdict.completeExceptionally(new RefusedException(Game.STALE, STALE)));
  }

  /** Whether the game pauses after the move: a move ends a pause, but not one requested since. */
  boolean pausesAfter() {
    return pausesAfter;
  }

  void pausesAfter(boolean wanted) {
    pausesAfter = wanted;
  }

  @Override
  public void run() {
    GamePosition after;
    try {
      after = before.after(move);
    } catch (IllegalMoveException illegal) {
      turns.refused(this, illegal.verdict());
      return;
    } catch (Throwable e) {
      turns.boardFailed(this, e);
      return;
    }
    turns.accepted(this, after);
  }
}
