package org.gobang.game;

import org.gobang.api.Move;
import org.gobang.api.board.IllegalMoveException;

/**
 * A person's move while the board validates it on the executor. A board may be slow; only the next
 * move waits for it.
 */
final class PendingMove implements Runnable {

  private final TurnController turns;
  private final Move move;
  private final GamePosition before;
  private final Clocks clocks;
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

  Clocks clocks() {
    return clocks;
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
