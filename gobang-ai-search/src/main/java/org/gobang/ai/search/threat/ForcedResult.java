package org.gobang.ai.search.threat;

import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** Wins and losses that the shapes on the board prove without a search. */
public final class ForcedResult {

  private ForcedResult() {}

  /**
   * The plies to the end of a position that needs no search.
   *
   * @return as many as the side to move needs to win, less than 0 if it loses, 0 if a search is
   *     needed
   */
  public static int plies(SearchPosition position) {
    int side = position.sideToMove();
    int opponent = side ^ 1;
    Rules rules = position.rules();
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
    // An opponent with a four may answer the three with it: that takes a search. So does renju,
    // where the open four that Black's three promises may be forbidden.
    boolean safe = !position.hasFours(opponent) && !rules.forbids(side);
    if (safe
        && (position.count(side, Shape.FOUR_THREE) > 0
            || position.count(side, Shape.DOUBLE_THREE) > 0)) {
      return 5;
    }
    return 0;
  }

  /**
   * The first move of a win that needs no search, or the move that defers a loss.
   *
   * @return {@link SearchPosition#NOWHERE} where {@link #plies} is 0
   */
  public static int move(SearchPosition position) {
    int side = position.sideToMove();
    int plies = plies(position);
    if (plies < 0) {
      return position.fivePoint(side ^ 1);
    }
    return switch (plies) {
      case 1 -> position.fivePoint(side);
      case 3 -> position.firstPoint(side, Shape.OPEN_FOUR);
      case 5 ->
          position.count(side, Shape.FOUR_THREE) > 0
              ? position.firstPoint(side, Shape.FOUR_THREE)
              : doubleThreePoint(position);
      default -> SearchPosition.NOWHERE;
    };
  }

  private static int doubleThreePoint(SearchPosition position) {
    for (int point = 0; point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE
          && position.shape(position.sideToMove(), point) == Shape.DOUBLE_THREE) {
        return point;
      }
    }
    return SearchPosition.NOWHERE;
  }

  private static boolean isLost(SearchPosition position, int opponentFives) {
    if (position.rules().capped()) {
      return false; // one stone may cap two fives
    }
    return opponentFives > 1 || position.isForbidden(position.fivePoint(position.sideToMove() ^ 1));
  }
}
