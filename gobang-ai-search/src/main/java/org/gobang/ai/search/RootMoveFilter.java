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
 * The moves that a player thinks of. A weak one overlooks some, any as likely as any other, so that
 * an open three goes unanswered where all answers to it are overlooked. Where either side could
 * make a five nothing is overlooked: a four never goes unanswered.
 */
final class RootMoveFilter {

  private final SearchPosition position;
  private final int overlooked;
  private final long seed;

  /**
   * What is seen of a position.
   *
   * @param overlooked of a hundred moves how many are not seen
   * @param seed which ones depends on
   */
  RootMoveFilter(SearchPosition position, int overlooked, long seed) {
    this.position = position;
    this.overlooked = overlooked;
    this.seed = seed;
  }

  /** The moves, the most promising first; none where there is no move near stones. */
  List<Integer> moves() {
    int me = position.sideToMove();
    if (position.count(me, Shape.FIVE) > 0) {
      return List.of(position.fivePoint(me));
    }
    List<Integer> all = IterativeDeepening.rootMoves(position);
    if (overlooked == 0) {
      return all;
    }
    if (position.count(me ^ 1, Shape.FIVE) > 0) {
      return all.size() == 1 ? all : orAll(near(this::stopsFives), all);
    }
    SplittableRandom random = new SplittableRandom(seed);
    return orAll(near(point -> random.nextInt(100) >= overlooked), all);
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

  /** More than a search would try, which knows that there is no other answer to an open three. */
  private List<Integer> near(IntPredicate isSeen) {
    List<Integer> near = new ArrayList<>();
    for (int point = 0; point < position.points(); point++) {
      boolean isNear = (position.candidates(point >> 6) >>> point & 1) != 0;
      if (isNear && !position.isForbidden(point) && isSeen.test(point)) {
        near.add(point);
      }
    }
    int me = position.sideToMove();
    near.sort(Comparator.comparingInt(point -> -position.orderingScore(me, point)));
    return near;
  }
}
