package org.gobang.game;

import org.gobang.api.Move;
import org.gobang.api.board.IllegalMoveException;

/**
 * A person's move while the board looks at it. The board may take its time: meanwhile nobody waits
 * but the next move.
 */
final class Looking implements Runnable {

  private final Turns turns;
  private final Move move;
  private final Position from;
  private final Clocks clocks;
  private boolean pausing;

  /**
   * A move to be looked at.
   *
   * @param clocks what they showed when the person moved: the board's time is not the person's
   */
  Looking(Turns turns, Move move, Position from, Clocks clocks) {
    this.turns = turns;
    this.move = move;
    this.from = from;
    this.clocks = clocks;
  }

  Move move() {
    return move;
  }

  Clocks clocks() {
    return clocks;
  }

  /** Whether the game pauses after the move: a move ends a pause, but not one asked for since. */
  boolean pausing() {
    return pausing;
  }

  void pausing(boolean wanted) {
    pausing = wanted;
  }

  @Override
  public void run() {
    Position after;
    try {
      after = from.after(move);
    } catch (IllegalMoveException illegal) {
      turns.refused(this, illegal.verdict());
      return;
    } catch (Throwable e) {
      turns.boardFailed(this, e);
      return;
    }
    turns.made(this, after);
  }
}
