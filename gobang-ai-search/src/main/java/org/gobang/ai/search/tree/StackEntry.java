package org.gobang.ai.search.tree;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** The state of a search's current node at one ply, reused for every node at that ply. */
final class StackEntry {

  final MovePicker moves;

  /** The principal variation from here. */
  final int[] pv = new int[SearchState.MAX_PLY + 1];

  int pvLength;

  /** The static evaluation; under a threat, that of the node before the threat. */
  int evaluation;

  /** The static evaluation, or a better estimate from the transposition table. */
  int estimate;

  /** By how much the side to move stands better than two plies ago. */
  int improvement;

  /** Whether the node is searched with a full window. */
  boolean pvNode;

  /** Whether a move is expected to reach beta. */
  boolean cutNode;

  /** Whether the node is or was on the principal variation. */
  boolean formerPv;

  /** The best move in the transposition table. */
  int tableMove = SearchPosition.NOWHERE;

  /** The node's value in the transposition table, if that has a move. */
  int tableValue;

  /** How many plies deeper the table's move is searched. */
  float tableExtension;

  /** The move excluded from the search, to find the value of the others. */
  int excluded = SearchPosition.NOWHERE;

  /** The move that is being searched, or was searched last. */
  int move = SearchPosition.NOWHERE;

  /** The shape that it makes. */
  int moveShape = Shape.NONE;

  /** The plies of extensions on the way here beyond one for each move. */
  float doubleExtension;

  private int killer = SearchPosition.NOWHERE;
  private int secondKiller = SearchPosition.NOWHERE;

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

  void setMove(int newMove, int shape) {
    move = newMove;
    moveShape = shape;
  }

  /** A quiet move has reached beta. */
  void addKiller(int quiet) {
    if (killer != quiet) {
      secondKiller = killer;
      killer = quiet;
    }
  }

  /** Returns whether a move is one of the last two quiet ones that reached beta at this ply. */
  boolean isKiller(int quiet) {
    return quiet == killer || quiet == secondKiller;
  }

  /** Forgets the killers, which were those of other nodes. */
  void clearKillers() {
    killer = SearchPosition.NOWHERE;
    secondKiller = SearchPosition.NOWHERE;
  }

  /** Sets the principal variation to a move and that of the next ply. */
  void setPv(int move, StackEntry next) {
    pv[0] = move;
    System.arraycopy(next.pv, 0, pv, 1, next.pvLength);
    pvLength = next.pvLength + 1;
  }
}
