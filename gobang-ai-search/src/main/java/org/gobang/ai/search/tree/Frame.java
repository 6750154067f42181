package org.gobang.ai.search.tree;

/** What a search keeps at each ply, made once. */
final class Frame {

  final Moves moves;

  /** The moves of a search that leaves one of them out. */
  final Moves others;

  /** The expected line from here. */
  final int[] line = new int[Worker.MOST_PLIES + 1];

  int length;
  int evaluation;

  Frame(int points) {
    moves = new Moves(points);
    others = new Moves(points);
  }

  /** The line from here is a move and what follows it. */
  void setLine(int move, Frame next) {
    line[0] = move;
    System.arraycopy(next.line, 0, line, 1, next.length);
    length = next.length + 1;
  }
}
