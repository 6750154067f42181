package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** What a search keeps for its current node at one ply; reused for every node at that ply. */
final class StackEntry {

  final MovePicker moves;

  /** The principal variation from here. */
  final int[] pv = new int[SearchState.MAX_PLY + 1];

  int pvLength;

  /** The static evaluation; under a threat, that of the node before the threat. */
  int evaluation;

  /** The static evaluation, or a better estimate from the transposition table. */
  int estimate;

  /** Whether the side to move stands better than two plies ago. */
  boolean improving;

  /** The opponent threatens a five. */
  boolean opponentFour;

  /** The opponent threatens an open four, and no five. */
  boolean opponentThree;

  StackEntry(int points) {
    moves = new MovePicker(points);
  }

  /** Sets what the opponent threatens. */
  void setThreats(SearchPosition position) {
    int opponent = position.sideToMove() ^ 1;
    opponentFour = position.count(opponent, Shape.FIVE) > 0;
    opponentThree = !opponentFour && position.count(opponent, Shape.OPEN_FOUR) > 0;
  }

  boolean isThreatened() {
    return opponentFour || opponentThree;
  }

  /** Sets the principal variation to a move and that of the next ply. */
  void setPv(int move, StackEntry next) {
    pv[0] = move;
    System.arraycopy(next.pv, 0, pv, 1, next.pvLength);
    pvLength = next.pvLength + 1;
  }
}
