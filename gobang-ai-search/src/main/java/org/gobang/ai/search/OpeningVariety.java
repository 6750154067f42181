package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.Variation;

/**
 * The random choice of the first four moves among equally good ones: the first stone in the centre,
 * the second one beside it, then moves with values close to the best.
 */
final class OpeningVariety {

  /** The number of stones above which the best move is played. */
  private static final int MAX_STONES = 3;

  /** The number of moves to choose from. */
  private static final int CHOICES = 4;

  /** The tolerated loss of win rate compared with the best move: one game in 40. */
  private static final double MARGIN = 1.0 / 40;

  /** The board size from which on a stone beside the centre is as good as one in the centre. */
  private static final int LARGE_BOARD = 15;

  /** The distance by {@link #fromCentre} up to which all sides of a stone are equally good. */
  private static final int NEAR_CENTRE = 18;

  private final SearchPosition position;
  private final SplittableRandom random;
  private final boolean varied;

  /**
   * Creates the choice of one move.
   *
   * @param position the position to move in
   * @param seed the seed of the choice
   * @param varied whether to choose randomly
   */
  OpeningVariety(SearchPosition position, long seed, boolean varied) {
    this.position = position;
    this.random = new SplittableRandom(seed);
    this.varied = varied && position.ply() <= MAX_STONES;
  }

  /** Returns the first or second move of a game, without a search. */
  Optional<Integer> moveWithoutSearch() {
    if (!varied || position.ply() > 1) {
      return Optional.empty();
    }
    boolean empty = position.ply() == 0;
    return Optional.of(anyOf(empty ? middle() : beside(position.lastMove())));
  }

  /** Returns the number of principal variations for {@link #choose}. */
  int multiPv() {
    return varied ? CHOICES : 1;
  }

  /**
   * Returns the move to play.
   *
   * @param best the best moves, best first
   */
  Variation choose(List<Variation> best) {
    Variation first = best.get(0);
    if (!varied) {
      return first;
    }
    double least = chance(first.value()) - MARGIN;
    return anyOf(best.stream().filter(move -> chance(move.value()) >= least).toList());
  }

  /** Returns the win rate. */
  private static double chance(int value) {
    return 1 / (1 + Math.exp(-value / EvaluationWeights.UNIT));
  }

  private <T> T anyOf(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** Returns the first points to choose from: in renju only the centre, by convention. */
  private List<Integer> middle() {
    int size = position.size();
    int centre = size / 2 * (size + 1);
    return size < LARGE_BOARD || position.rules().forbids(SearchPosition.BLACK)
        ? List.of(centre)
        : points(centre, NEAR_CENTRE);
  }

  /** Returns the points beside a stone towards the centre, or on any side near the centre. */
  private List<Integer> beside(int stone) {
    List<Integer> beside = points(stone, Math.max(fromCentre(stone), NEAR_CENTRE));
    return beside.stream().filter(point -> point != stone).toList();
  }

  /** Returns a point and its neighbours within a distance from the centre. */
  private List<Integer> points(int middle, int maxFromCentre) {
    int size = position.size();
    List<Integer> points = new ArrayList<>();
    for (int y = middle / size - 1; y <= middle / size + 1; y++) {
      for (int x = middle % size - 1; x <= middle % size + 1; x++) {
        boolean inside = x >= 0 && y >= 0 && x < size && y < size;
        if (inside && fromCentre(y * size + x) <= maxFromCentre) {
          points.add(y * size + x);
        }
      }
    }
    return points;
  }

  /**
   * Returns the square of twice the distance, because the centre is between points on boards of
   * even size.
   */
  private int fromCentre(int point) {
    int x = 2 * (point % position.size()) - (position.size() - 1);
    int y = 2 * (point / position.size()) - (position.size() - 1);
    return x * x + y * y;
  }
}
