package org.gobang.ai.search.tree;

import java.util.Arrays;

/** A move at the root, and what the search has found out about it. */
public final class RootMove {

  final int move;
  int value = -Value.INFINITE;

  /** Its value in the iteration before. */
  int previousValue = -Value.INFINITE;

  private int[] pv;
  private int depth;

  RootMove(int move) {
    this.move = move;
    this.pv = new int[] {move};
  }

  /** Takes a search's result, with the principal variation after the move. */
  void update(int newValue, StackEntry next, int searchedDepth) {
    value = newValue;
    depth = searchedDepth;
    pv = new int[next.pvLength + 1];
    pv[0] = move;
    System.arraycopy(next.pv, 0, pv, 1, next.pvLength);
  }

  /** The point. */
  public int move() {
    return move;
  }

  /** The value to the side to move: this iteration's, or the last one's until that is known. */
  public int value() {
    return value > -Value.INFINITE ? value : previousValue;
  }

  /** The depth it was searched to. */
  public int depth() {
    return depth;
  }

  /** The principal variation, this move first. */
  public int[] pv() {
    return Arrays.copyOf(pv, pv.length);
  }
}
