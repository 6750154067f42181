package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** What a search keeps at each ply, made once. */
final class StackEntry {

  final MovePicker moves;

  /** The expected line from here. */
  final int[] line = new int[SearchState.MOST_PLIES + 1];

  int length;

  /** What the position is worth by look alone, or what it was worth before the threat. */
  int evaluation;

  /** The same, or better what the table says. */
  int estimate;

  /** Whether the side to move stands better than two plies ago. */
  boolean improving;

  /** The opponent threatens a five. */
  boolean theirFour;

  /** The opponent threatens an open four, and no five. */
  boolean theirThree;

  StackEntry(int points) {
    moves = new MovePicker(points);
  }

  /** Looks at what is threatened. */
  void threats(SearchPosition position) {
    int them = position.side() ^ 1;
    theirFour = position.count(them, Shape.FIVE) > 0;
    theirThree = !theirFour && position.count(them, Shape.OPEN_FOUR) > 0;
  }

  boolean isThreatened() {
    return theirFour || theirThree;
  }

  /** The line from here is a move and what follows it. */
  void setLine(int move, StackEntry next) {
    line[0] = move;
    System.arraycopy(next.line, 0, line, 1, next.length);
    length = next.length + 1;
  }
}
