package org.gobang.ai.search.threat;

import static org.gobang.ai.search.position.SearchPosition.NOWHERE;

import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** Wins and losses proven by the shapes on the board, without a search. */
public final class ForcedResult {

  private ForcedResult() {}

  /**
   * Returns the plies to the end of the game in a position that needs no search.
   *
   * @return the plies to a win of the side to move, less than 0 if it loses, 0 if a search is
   *     needed
   */
  public static int plies(SearchPosition position) {
    int side = position.sideToMove();
    int opponent = side ^ 1;
    if (position.count(side, Shape.FIVE) > 0) {
      return 1;
    }
    int opponentFives = position.count(opponent, Shape.FIVE);
    if (opponentFives > 0) {
      return isLost(position, opponentFives) ? -2 : 0;
    }
    if (position.count(side, Shape.OPEN_FOUR) > 0) {
      return 3;
    }
    boolean wins = fourThreePoint(position) != NOWHERE || doubleThreePoint(position) != NOWHERE;
    return wins ? 5 : 0;
  }

  /**
   * Returns the first move of a win that needs no search, or the move that delays a loss.
   *
   * @return the move; {@link SearchPosition#NOWHERE} if {@link #plies} is 0, or if the rules forbid
   *     the only move that would delay the loss
   */
  public static int move(SearchPosition position) {
    int side = position.sideToMove();
    int plies = plies(position);
    if (plies < 0) {
      int five = position.fivePoint(side ^ 1);
      return position.isForbidden(five) ? NOWHERE : five;
    }
    return switch (plies) {
      case 1 -> position.fivePoint(side);
      case 3 -> position.firstPoint(side, Shape.OPEN_FOUR);
      case 5 -> {
        int fourThree = fourThreePoint(position);
        yield fourThree != NOWHERE ? fourThree : doubleThreePoint(position);
      }
      default -> NOWHERE;
    };
  }

  /** Returns a point of a winning four-three, or {@link SearchPosition#NOWHERE}. */
  private static int fourThreePoint(SearchPosition position) {
    int side = position.sideToMove();
    int opponent = side ^ 1;
    Rules rules = position.rules();
    if (position.count(side, Shape.FOUR_THREE) == 0) {
      return NOWHERE;
    }
    boolean fours = position.hasFours(opponent);
    if (!fours && !rules.forbids(side) && !rules.forbids(opponent)) {
      return position.firstPoint(side, Shape.FOUR_THREE);
    }
    if (rules.capped()) {
      return NOWHERE; // The four has several answers, each of which may make a four.
    }
    for (int word = 0; word < position.words(); word++) {
      for (long left = position.fourPoints(side, word); left != 0; left &= left - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(left);
        if (position.shape(side, point) == Shape.FOUR_THREE && fourThreeWins(position, point)) {
          return point;
        }
      }
    }
    return NOWHERE;
  }

  /**
   * Returns whether an open four follows the answer to a four, that is, unless the answer makes a
   * four or renju forbids the open four.
   */
  private static boolean fourThreeWins(SearchPosition position, int point) {
    int side = position.sideToMove();
    position.makeMove(point);
    int answer = position.fivePoint(side);
    boolean wins = position.isForbidden(answer);
    if (!wins) {
      position.makeMove(answer);
      wins = position.count(side ^ 1, Shape.FIVE) == 0 && position.count(side, Shape.OPEN_FOUR) > 0;
      position.undoMove();
    }
    position.undoMove();
    return wins;
  }

  /**
   * Returns a point of a winning double three, or {@link SearchPosition#NOWHERE}. An opponent who
   * can answer the threes with a four requires a search.
   */
  private static int doubleThreePoint(SearchPosition position) {
    int side = position.sideToMove();
    int opponent = side ^ 1;
    if (position.count(side, Shape.DOUBLE_THREE) == 0 || position.hasFours(opponent)) {
      return NOWHERE;
    }
    boolean mayAllowFours = position.rules().forbids(opponent);
    for (int word = 0; word < position.words(); word++) {
      for (long left = position.candidates(word); left != 0; left &= left - 1) {
        int point = (word << 6) + Long.numberOfTrailingZeros(left);
        if (position.shape(side, point) == Shape.DOUBLE_THREE
            && !(mayAllowFours && allowsFours(position, point))) {
          return point;
        }
      }
    }
    return NOWHERE;
  }

  /**
   * Returns whether a move blocks one of two fours that are forbidden together, and thereby allows
   * the other.
   */
  private static boolean allowsFours(SearchPosition position, int point) {
    int opponent = position.sideToMove() ^ 1;
    position.makeMove(point);
    boolean allows = position.hasFours(opponent);
    position.undoMove();
    return allows;
  }

  private static boolean isLost(SearchPosition position, int opponentFives) {
    if (position.rules().capped()) {
      return false; // One stone may cap two fives.
    }
    return opponentFives > 1 || position.isForbidden(position.fivePoint(position.sideToMove() ^ 1));
  }
}
