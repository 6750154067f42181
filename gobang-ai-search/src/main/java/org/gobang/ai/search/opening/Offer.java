package org.gobang.ai.search.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gobang.ai.search.opening.OpeningSearch.Valued;
import org.gobang.api.Point;
import org.gobang.api.board.Board;

/**
 * The offered points of a player: the best ones, without symmetric duplicates.
 *
 * @param board the board after the offers
 * @param value the value of the last offer for the side to move; the opponent picks this one
 */
record Offer(Board board, int value) {

  /** The number of searched moves per offer, because some moves are symmetric. */
  private static final int SPARE = 2;

  /** Creates an offer with a number of points. */
  static Offer of(Board board, OpeningSearch search, int count, double part)
      throws InterruptedException {
    List<Valued> ranked = ranked(board, search, count, part, () -> false);
    Board offered = board;
    for (Valued each : ranked) {
      offered = offered.choose(key(offered, each.point()).orElseThrow());
    }
    for (int i = ranked.size(); i < count; i++) {
      offered = OpeningSearchStep.offerAny(offered);
    }
    return new Offer(offered, ranked.get(ranked.size() - 1).value());
  }

  /**
   * Returns the best points that can be offered together, best first, up to a number.
   *
   * @param over returns whether the time is over, so that one point is sufficient
   */
  static List<Valued> ranked(
      Board board, OpeningSearch search, int count, double part, BooleanSupplier over)
      throws InterruptedException {
    List<Valued> ranked = new ArrayList<>();
    Board offered = board;
    for (Valued each : search.best(board, List.of(), count * SPARE, part)) {
      if (ranked.size() == count || (!ranked.isEmpty() && over.getAsBoolean())) {
        break;
      }
      Optional<String> key = key(offered, each.point());
      if (key.isPresent()) {
        ranked.add(each);
        Board more = offered.choose(key.get());
        offered = OpeningSearchStep.of(more) == OpeningSearchStep.OFFER ? more : offered;
      }
    }
    return ranked;
  }

  private static Optional<String> key(Board board, Point point) {
    String end = "-" + point;
    return board.choices().stream().filter(key -> key.endsWith(end)).findFirst();
  }
}
