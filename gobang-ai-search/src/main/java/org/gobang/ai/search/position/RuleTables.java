package org.gobang.ai.search.position;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The lookup tables of a rule set, computed once on first use.
 *
 * <p>Tables of a side's points are indexed by the four line patterns there, four bits each.
 */
final class RuleTables {

  /** The lowest bit of the evaluation in an entry of {@link #points}, above the shape. */
  static final int EVALUATION = 8;

  private static final int SHAPE = 0xf;
  private static final int INDICES = 1 << 16;
  private static final Map<Rules, RuleTables> CACHE = new EnumMap<>(Rules.class);

  /** The patterns of both sides by window: {@link LinePatterns#table}. */
  final byte[] patterns;

  /**
   * By side: the shape, and in higher bits the contribution of the point to the side's evaluation.
   */
  final int[][] points = new int[2][];

  /** By side: the part of the ordering score for the attack of a move. */
  final short[][] attack = new short[2][];

  /**
   * By the opponent's side and patterns: the part of the ordering score for the defence of a move.
   */
  final short[][] defence = new short[2][];

  /**
   * The contribution of both sides' shapes on a point, indexed as in {@link PointState#shapePair}:
   * to Black's sum in the lower half of the long, to White's in the upper.
   */
  final long[] shapePairs = new long[1 << 8];

  /** By side to move: the part of the ordering score for both shapes, with the same index. */
  final short[][] orderingPairs = new short[2][1 << 8];

  final EvaluationWeights weights;

  /** The contributions of lines to the sums of the weights' network: {@link NetworkSums#table}. */
  private final long[] networkTable;

  private RuleTables(EvaluationWeights weights, byte[] patterns) {
    this.weights = weights;
    this.patterns = patterns;
    this.networkTable = weights.network().map(NetworkSums::table).orElse(new long[0]);
    MoveOrdering ordering = MoveOrdering.bundled();
    for (int black = 0; black < Shape.COUNT; black++) {
      for (int white = 0; white < Shape.COUNT; white++) {
        int index = black | white << PointState.BITS;
        orderingPairs[SearchPosition.BLACK][index] = (short) ordering.pair(black, white);
        orderingPairs[SearchPosition.WHITE][index] = (short) ordering.pair(white, black);
        shapePairs[index] =
            weights.pair(black, white) + ((long) weights.pair(white, black) << Integer.SIZE);
      }
    }
    Rules rules = weights.rules();
    fill(rules, SearchPosition.BLACK, ordering);
    if (rules.forbids(SearchPosition.BLACK)) {
      fill(rules, SearchPosition.WHITE, ordering);
    } else {
      points[SearchPosition.WHITE] = points[SearchPosition.BLACK];
      attack[SearchPosition.WHITE] = attack[SearchPosition.BLACK];
      defence[SearchPosition.WHITE] = defence[SearchPosition.BLACK];
    }
  }

  static RuleTables of(Rules rules) {
    synchronized (CACHE) {
      return CACHE.computeIfAbsent(
          rules, key -> new RuleTables(EvaluationWeights.of(key), LinePatterns.table(key)));
    }
  }

  /** Returns tables with other evaluation weights than the engine's. */
  static RuleTables with(EvaluationWeights weights) {
    return new RuleTables(weights, of(weights.rules()).patterns);
  }

  /**
   * Returns the sums of the weights' network for a position, or {@code null} without a network.
   *
   * @param maxPlies the maximum number of moves
   * @param maxChanges the maximum number of changed lines per move
   */
  @Nullable NetworkSums networkSums(int maxPlies, int maxChanges) {
    return weights
        .network()
        .map(network -> new NetworkSums(network, networkTable, maxPlies, maxChanges))
        .orElse(null);
  }

  /** Returns the {@link Shape} of an entry of {@link #points}. */
  static int shape(int entry) {
    return entry & SHAPE;
  }

  /** Returns both sides' sums for a value for Black, with the opposite value for White. */
  static long forBlack(int worth) {
    return worth - ((long) worth << Integer.SIZE);
  }

  /** Returns one side's part of both sides' sums. */
  static int forSide(int side, long sums) {
    int black = (int) sums;
    return side == SearchPosition.BLACK ? black : (int) ((sums - black) >> Integer.SIZE);
  }

  /**
   * Fills the tables of a side: combinations of patterns in descending order, and all permutations
   * of each.
   */
  private void fill(Rules rules, int side, MoveOrdering ordering) {
    int[] entries = new int[INDICES];
    short[] attacks = new short[INDICES];
    short[] defences = new short[INDICES];
    int[] lines = new int[LinePattern.COUNT];
    for (int a = 0; a < LinePattern.COUNT; a++) {
      lines[a]++;
      for (int b = 0; b <= a; b++) {
        lines[b]++;
        for (int c = 0; c <= b; c++) {
          lines[c]++;
          for (int d = 0; d <= c; d++) {
            lines[d]++;
            int shape = Shape.of(lines, rules, side);
            int value = weights.point(side, PointCodes.of(a, b, c, d));
            int entry = value << EVALUATION | shape;
            short attackScore = (short) ordering.attack(PointCodes.of(a, b, c, d));
            short defenceScore = (short) ordering.defence(PointCodes.of(a, b, c, d));
            for (int index : permutations(a, b, c, d)) {
              entries[index] = entry;
              attacks[index] = attackScore;
              defences[index] = defenceScore;
            }
            lines[d]--;
          }
          lines[c]--;
        }
        lines[b]--;
      }
      lines[a]--;
    }
    points[side] = entries;
    attack[side] = attacks;
    defence[side] = defences;
  }

  /** Returns the indices of four patterns in every order. */
  private static int[] permutations(int a, int b, int c, int d) {
    int[] patterns = {a, b, c, d};
    int[] permutations = new int[24];
    int count = 0;
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        for (int k = 0; k < 4; k++) {
          if (i != j && i != k && j != k) {
            int rest = patterns[6 - i - j - k];
            permutations[count++] = patterns[i] | patterns[j] << 4 | patterns[k] << 8 | rest << 12;
          }
        }
      }
    }
    return permutations;
  }
}
