package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.tree.IterativeDeepening;

/**
 * The root moves that a level considers. A weak level overlooks some at random, so that an open
 * three goes unanswered where all answers to it are overlooked. Where either side could make a five
 * nothing is overlooked: a four never goes unanswered.
 */
final class RootMoveFilter {

  private final SearchPosition position;
  private final int overlookedPercent;
  private final long seed;

  /**
   * A filter for a position.
   *
   * @param seed decides which moves are overlooked
   */
  RootMoveFilter(SearchPosition position, int overlookedPercent, long seed) {
    this.position = position;
    this.overlookedPercent = overlookedPercent;
    this.seed = seed;
  }

  /** The moves, the most promising first; none where there is no move near stones. */
  List<Integer> moves() {
    int side = position.sideToMove();
    if (position.count(side, Shape.FIVE) > 0) {
      return List.of(position.fivePoint(side));
    }
    List<Integer> all = IterativeDeepening.rootMoves(position);
    if (overlookedPercent == 0) {
      return all;
    }
    if (position.count(side ^ 1, Shape.FIVE) > 0) {
      return all.size() == 1 ? all : orAll(candidates(this::stopsFives), all);
    }
    SplittableRandom random = new SplittableRandom(seed);
    return orAll(candidates(point -> random.nextInt(100) >= overlookedPercent), all);
  }

  private static List<Integer> orAll(List<Integer> some, List<Integer> all) {
    return some.isEmpty() ? all : some;
  }

  private boolean stopsFives(int point) {
    position.makeMove(point);
    boolean stops = position.count(position.sideToMove(), Shape.FIVE) == 0;
    position.undoMove();
    return stops;
  }

  /** More moves than the search's own, which are only the answers where there is an open three. */
  private List<Integer> candidates(IntPredicate considered) {
    List<Integer> candidates = new ArrayList<>();
    for (int point = 0; point < position.points(); point++) {
      if (position.isCandidate(point) && !position.isForbidden(point) && considered.test(point)) {
        candidates.add(point);
      }
    }
    int side = position.sideToMove();
    candidates.sort(Comparator.comparingInt(point -> -position.orderingScore(side, point)));
    return candidates;
  }
}
