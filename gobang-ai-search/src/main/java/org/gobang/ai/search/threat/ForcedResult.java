package org.gobang.ai.search.threat;

import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/** What is won or lost by look alone, before any move is tried. */
public final class ForcedResult {

  private ForcedResult() {}

  /**
   * The plies to the end of a position that needs no search.
   *
   * @return as many as the side to move needs to win, less than 0 if it loses, 0 if it takes a
   *     search
   */
  public static int plies(SearchPosition position) {
    int me = position.sideToMove();
    int them = me ^ 1;
    Rules rules = position.rules();
    if (position.count(me, Shape.FIVE) > 0) {
      return 1;
    }
    int theirFives = position.count(them, Shape.FIVE);
    if (theirFives > 0) {
      return isLost(position, theirFives) ? -2 : 0;
    }
    if (position.count(me, Shape.OPEN_FOUR) > 0) {
      return 3;
    }
    // Whoever answers a three with a four of his own is a matter for the search; and whether the
    // open four that a three of Black's promises in renju is allowed shows only there.
    boolean safe = !position.hasFours(them) && !rules.forbids(me);
    if (safe
        && (position.count(me, Shape.FOUR_THREE) > 0
            || position.count(me, Shape.DOUBLE_THREE) > 0)) {
      return 5;
    }
    return 0;
  }

  /**
   * The move that begins a win which needs no search, or defers a loss.
   *
   * @return {@link SearchPosition#NOWHERE} where {@link #plies} says that it takes a search
   */
  public static int move(SearchPosition position) {
    int me = position.sideToMove();
    int plies = plies(position);
    if (plies < 0) {
      return position.fivePoint(me ^ 1);
    }
    return switch (plies) {
      case 1 -> position.fivePoint(me);
      case 3 -> position.firstPoint(me, Shape.OPEN_FOUR);
      case 5 ->
          position.count(me, Shape.FOUR_THREE) > 0
              ? position.firstPoint(me, Shape.FOUR_THREE)
              : doubleThree(position);
      default -> SearchPosition.NOWHERE;
    };
  }

  private static int doubleThree(SearchPosition position) {
    for (int point = 0; point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE
          && position.shape(position.sideToMove(), point) == Shape.DOUBLE_THREE) {
        return point;
      }
    }
    return SearchPosition.NOWHERE;
  }

  private static boolean isLost(SearchPosition position, int theirFives) {
    if (position.rules().capped()) {
      return false; // one stone may cap two fives
    }
    return theirFives > 1 || position.isForbidden(position.fivePoint(position.sideToMove() ^ 1));
  }
}
