package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ThreatDefences;
import org.gobang.ai.search.tree.IterativeDeepening;

/**
 * The filter of root moves by level. A weak level overlooks whole threats: it considers all or none
 * of the answers to an open three, and of the fours from its own open three. In quiet positions it
 * overlooks single moves, mainly those far from the last stones. It overlooks nothing if a side can
 * make a five, so it always answers a four.
 */
final class RootMoveFilter {

  /** The distance in points to the last stones of a near move. */
  private static final int NEAR = 3;

  /**
   * The state of an unstoppable four: whether a side can make one, and whether the level notices
   * it.
   */
  private enum Threat {
    NONE,
    SEEN,
    OVERLOOKED
  }

  private final SearchPosition position;
  private final List<Integer> lastStones;
  private final Oversight oversight;
  private final int side;
  private final SplittableRandom random;
  private final Threat own;
  private final Threat opponents;

  /**
   * Creates a filter for a position.
   *
   * @param lastStones the last stones; if empty, all moves are near
   * @param seed the seed for the overlooked moves
   */
  RootMoveFilter(
      SearchPosition position, List<Integer> lastStones, Oversight oversight, long seed) {
    this.position = position;
    this.lastStones = lastStones;
    this.oversight = oversight;
    this.side = position.sideToMove();
    this.random = new SplittableRandom(seed);
    this.own = threat(side);
    this.opponents = threat(side ^ 1);
  }

  private Threat threat(int attacker) {
    if (position.count(attacker, Shape.OPEN_FOUR) == 0) {
      return Threat.NONE;
    }
    return happens(oversight.threatPercent()) ? Threat.OVERLOOKED : Threat.SEEN;
  }

  private boolean happens(int percent) {
    return random.nextInt(100) < percent;
  }

  /** Returns the moves, most promising first; empty if no move is near stones. */
  List<Integer> moves() {
    if (position.count(side, Shape.FIVE) > 0) {
      return List.of(position.fivePoint(side));
    }
    List<Integer> all = IterativeDeepening.rootMoves(position);
    if (oversight.isNone()) {
      return all;
    }
    if (position.count(side ^ 1, Shape.FIVE) > 0) {
      return all.size() == 1 ? all : orAll(candidates(this::stopsFives), all);
    }
    return orAll(candidates(this::isConsidered), all);
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

  /**
   * Returns more moves than the search generates, which considers only the answers to an open
   * three.
   */
  private List<Integer> candidates(IntPredicate considered) {
    List<Integer> candidates = new ArrayList<>();
    for (int point = 0; point < position.points(); point++) {
      if (position.isCandidate(point) && !position.isForbidden(point) && considered.test(point)) {
        candidates.add(point);
      }
    }
    candidates.sort(Comparator.comparingInt(point -> -position.orderingScore(side, point)));
    return candidates;
  }

  private boolean isConsidered(int point) {
    if (own != Threat.NONE && Shape.isFour(position.shape(side, point))) {
      return own == Threat.SEEN;
    }
    return switch (opponents) {
      case NONE -> isNoticed(point);
      case SEEN -> position.rules().capped() || ThreatDefences.stopsThree(position, point);
      case OVERLOOKED -> !ThreatDefences.stopsThree(position, point);
    };
  }

  /** Returns whether a move is noticed; a distant move must be noticed twice. */
  private boolean isNoticed(int point) {
    return !happens(oversight.movePercent())
        && (isNear(point) || !happens(oversight.movePercent()));
  }

  private boolean isNear(int point) {
    return lastStones.isEmpty()
        || lastStones.stream().anyMatch(stone -> position.distance(stone, point) <= NEAR);
  }
}
