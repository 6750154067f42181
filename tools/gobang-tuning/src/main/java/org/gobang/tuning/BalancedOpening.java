package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;

/**
 * An opening for matches: random neighbouring stones with a balanced evaluation by the engine.
 * Unlike in {@link SelfPlayOpenings}, the engine chooses no moves, so that the openings do not
 * favour its style.
 *
 * @param points the points of the stones, Black's first
 */
record BalancedOpening(List<Integer> points) {

  /** The minimum number of stones. With fewer stones, too few different openings exist. */
  static final int MIN_STONES = 5;

  /** The maximum value for either side. */
  private static final int MAX_VALUE = 60;

  private static final int SYMMETRIES = 8;

  BalancedOpening {
    points = List.copyOf(points);
  }

  /**
   * Draws random openings until one is balanced and returns it.
   *
   * @param nodes the node limit per search
   * @param maxStones the maximum number of stones, {@link #MIN_STONES} or more
   */
  static BalancedOpening find(
      EvaluationWeights values, int nodes, int maxStones, SplittableRandom random) {
    while (true) {
      FixedNodesEngine engine = new FixedNodesEngine(values, nodes);
      List<Integer> points = new ArrayList<>();
      int stones = random.nextInt(MIN_STONES, maxStones + 1);
      for (int point = SelfPlayOpenings.first(random);
          points.size() < stones;
          point = any(engine, random)) {
        points.add(point);
        engine.makeMove(point);
      }
      if (isBalanced(engine)) {
        return new BalancedOpening(points);
      }
    }
  }

  private static int any(FixedNodesEngine engine, SplittableRandom random) {
    List<Integer> moves = engine.moves();
    return moves.get(random.nextInt(moves.size()));
  }

  /** Searches for each side in turn, as the side to move is often overestimated. */
  private static boolean isBalanced(FixedNodesEngine engine) {
    int best = engine.balancedMove(MAX_VALUE);
    if (best == SearchPosition.NOWHERE) {
      return false;
    }
    engine.makeMove(best);
    return engine.balancedMove(MAX_VALUE) != SearchPosition.NOWHERE;
  }

  /**
   * Returns a normal form. It is equal for openings that differ only by translation, rotation or
   * reflection.
   */
  String normalForm() {
    return IntStream.range(0, SYMMETRIES)
        .mapToObj(this::normalForm)
        .min(String::compareTo)
        .orElseThrow();
  }

  private String normalForm(int symmetry) {
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

  /**
   * Parses an opening in the format of {@link #toString}.
   *
   * @throws IllegalArgumentException if the text is invalid
   * @throws org.gobang.api.RefusedException likewise
   */
  static BalancedOpening parse(String text) {
    return new BalancedOpening(
        MoveText.parse(text, Stone.BLACK).stream()
            .map(move -> GameLine.point(move, FixedNodesEngine.SIZE))
            .toList());
  }

  /** Returns the opening in the notation of moves. */
  @Override
  public String toString() {
    return GameLine.text(points, FixedNodesEngine.SIZE);
  }
}
