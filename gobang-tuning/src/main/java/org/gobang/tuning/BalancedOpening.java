package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.Point;

/**
 * An opening to measure players from: stones at random near each other, which the engine judges to
 * leave neither side better off. Other than in {@link SelfPlayOpenings} it chooses none of the
 * moves, so that they are not to its own liking.
 *
 * @param points where the stones are put, Black's first
 */
record BalancedOpening(List<Integer> points) {

  /** With fewer of them there are too few that differ. */
  static final int LEAST_STONES = 5;

  /** How good it may be for either side. */
  private static final int BALANCED = 60;

  private static final int SYMMETRIES = 8;

  BalancedOpening {
    points = List.copyOf(points);
  }

  /**
   * Draws openings until one is balanced.
   *
   * @param nodes how many positions each judgement may look at
   * @param most how many stones at most, {@link #LEAST_STONES} or more
   */
  static BalancedOpening find(
      EvaluationWeights values, int nodes, int most, SplittableRandom random) {
    while (true) {
      FixedNodesEngine brain = new FixedNodesEngine(values, nodes);
      List<Integer> points = new ArrayList<>();
      int stones = random.nextInt(LEAST_STONES, most + 1);
      for (int point = SelfPlayOpenings.first(random);
          points.size() < stones;
          point = any(brain, random)) {
        points.add(point);
        brain.move(point);
      }
      if (isBalanced(brain)) {
        return new BalancedOpening(points);
      }
    }
  }

  private static int any(FixedNodesEngine brain, SplittableRandom random) {
    List<Integer> moves = brain.moves();
    return moves.get(random.nextInt(moves.size()));
  }

  /** Both sides are asked, as who is to move often thinks too well of it. */
  private static boolean isBalanced(FixedNodesEngine brain) {
    int best = balancedMove(brain);
    if (best == SearchPosition.NOWHERE) {
      return false;
    }
    brain.move(best);
    return balancedMove(brain) != SearchPosition.NOWHERE;
  }

  /** The best move, if it neither wins nor loses nor leaves either side better off. */
  private static int balancedMove(FixedNodesEngine brain) {
    if (!brain.isOpen()) {
      return SearchPosition.NOWHERE;
    }
    FixedNodesEngine.Thought thought = brain.think();
    boolean balanced =
        thought.value() != SelfPlayGame.Ply.UNKNOWN && Math.abs(thought.value()) <= BALANCED;
    return balanced ? thought.point() : SearchPosition.NOWHERE;
  }

  /**
   * What openings have in common that differ in where they lie, how they are turned, or mirrored.
   */
  String shape() {
    return IntStream.range(0, SYMMETRIES)
        .mapToObj(this::shape)
        .min(String::compareTo)
        .orElseThrow();
  }

  private String shape(int symmetry) {
    int[] columns = new int[points.size()];
    int[] rows = new int[points.size()];
    for (int i = 0; i < columns.length; i++) {
      int column = points.get(i) % FixedNodesEngine.SIZE;
      int row = points.get(i) / FixedNodesEngine.SIZE;
      boolean swapped = (symmetry & 1) != 0;
      columns[i] = ((symmetry & 2) != 0 ? -1 : 1) * (swapped ? row : column);
      rows[i] = ((symmetry & 4) != 0 ? -1 : 1) * (swapped ? column : row);
    }
    int left = IntStream.of(columns).min().orElseThrow();
    int bottom = IntStream.of(rows).min().orElseThrow();
    return IntStream.range(0, columns.length)
        .mapToObj(i -> i % 2 + ":" + (columns[i] - left) + "," + (rows[i] - bottom))
        .sorted()
        .toList()
        .toString();
  }

  /** As people write it. */
  @Override
  public String toString() {
    return points.stream()
        .map(
            point ->
                new Point(point % FixedNodesEngine.SIZE, point / FixedNodesEngine.SIZE).toString())
        .collect(Collectors.joining(" "));
  }
}
