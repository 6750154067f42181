package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** The state of the current node at one ply, reused for every node at this ply. */
final class StackEntry {

  final MovePicker moves;

  /** The principal variation from this node on. */
  final int[] pv = new int[SearchState.MAX_PLY + 1];

  int pvLength;

  /** The static evaluation; under a threat, that of the node before the threat. */
  int evaluation;

  /** The static evaluation, or a better estimate from the transposition table. */
  int estimate;

  /** The improvement for the side to move compared with two plies ago. */
  int improvement;

  /** Whether the node is searched with a full window. */
  boolean pvNode;

  /** Whether a move is expected to reach beta. */
  boolean cutNode;

  /** Whether the node is or was on the principal variation. */
  boolean formerPv;

  /** The best move in the transposition table. */
  int tableMove = SearchPosition.NOWHERE;

  /** The value of the node in the transposition table, if the entry has a move. */
  int tableValue;

  /** The extension of the table's move in plies. */
  float tableExtension;

  /** The move excluded from the search, to find the value of the other moves. */
  int excluded = SearchPosition.NOWHERE;

  /** The move in progress or searched last. */
  int move = SearchPosition.NOWHERE;

  /** The shape of this move. */
  int moveShape = Shape.NONE;

  /** The plies of extensions on the path to this node beyond one per move. */
  float doubleExtension;

  private int killer = SearchPosition.NOWHERE;
  private int secondKiller = SearchPosition.NOWHERE;

  /** Whether the opponent threatens a five. */
  boolean opponentFour;

  /** Whether the opponent threatens an open four, but not a five. */
  boolean opponentThree;

  StackEntry(int points) {
    moves = new MovePicker(points);
  }

  /** Sets the threats of the opponent. */
  void setThreats(SearchPosition position) {
    int opponent = position.sideToMove() ^ 1;
    opponentFour = position.count(opponent, Shape.FIVE) > 0;
    opponentThree = !opponentFour && position.count(opponent, Shape.OPEN_FOUR) > 0;
  }

  boolean isThreatened() {
    return opponentFour || opponentThree;
  }

  void setMove(int newMove, int shape) {
    move = newMove;
    moveShape = shape;
  }

  /** Adds a quiet move that reached beta. */
  void addKiller(int quiet) {
    if (killer != quiet) {
      secondKiller = killer;
      killer = quiet;
    }
  }

  /** Returns whether a move is one of the last two quiet moves that reached beta at this ply. */
  boolean isKiller(int quiet) {
    return quiet == killer || quiet == secondKiller;
  }

  /** Clears the killers, which belong to other nodes. */
  void clearKillers() {
    killer = SearchPosition.NOWHERE;
    secondKiller = SearchPosition.NOWHERE;
  }

  /** Sets the principal variation to a move followed by that of the next ply. */
  void setPv(int move, StackEntry next) {
    pv[0] = move;
    System.arraycopy(next.pv, 0, pv, 1, next.pvLength);
    pvLength = next.pvLength + 1;
  }
}
