package org.gobang.ai.search.tree;

import java.util.Arrays;

/** A move that can be made now, and what the search has found out about it. */
public final class RootMove {

  final int move;
  int value = -Value.INFINITE;
  int valueBefore = -Value.INFINITE;
  private int[] line;
  private int depth;

  RootMove(int move) {
    this.move = move;
    this.line = new int[] {move};
  }

  /** The move was searched and is worth so much. */
  void found(int worth, StackEntry next, int searched) {
    value = worth;
    depth = searched;
    line = new int[next.length + 1];
    line[0] = move;
    System.arraycopy(next.line, 0, line, 1, next.length);
  }

  /** The point. */
  public int move() {
    return move;
  }

  /** What it is worth to the side to move: the last value that is whole. */
  public int value() {
    return value > -Value.INFINITE ? value : valueBefore;
  }

  /** How many plies it was searched. */
  public int depth() {
    return depth;
  }

  /** The expected line, this move first. */
  public int[] line() {
    return Arrays.copyOf(line, line.length);
  }
}
