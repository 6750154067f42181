package org.gobang.ai.search.position;

import java.util.EnumMap;
import java.util.Map;

/**
 * Everything about a rule set that positions look up, worked out once when it is first needed.
 *
 * <p>A side's point is indexed by its four line patterns, four bits each.
 */
final class RuleTables {

  /** Where in an entry of {@link #point} the evaluation begins, above the shape. */
  static final int EVALUATION = 8;

  private static final int SHAPE = 0xf;
  private static final int POINTS = 1 << 16;
  private static final Map<Rules, RuleTables> MADE = new EnumMap<>(Rules.class);

  /** Both sides' patterns by window: {@link LinePatterns#table}. */
  final byte[] lines;

  /** Each side's shape, and above it what the point adds to the side's evaluation. */
  final int[][] point = new int[2][];

  /** Each side's urge to play a point for itself. */
  final short[][] attack = new short[2][];

  /** Each side's urge to take a point from the opponent, by the opponent's patterns. */
  final short[][] defence = new short[2][];

  /**
   * What a point adds for both sides' shapes there, by them as in a point's word: to Black's sum in
   * the lower half, to White's above it.
   */
  final long[] pairs = new long[1 << 8];

  /** What the evaluation is made of. */
  final EvaluationWeights values;

  private RuleTables(EvaluationWeights values, byte[] lines) {
    this.values = values;
    this.lines = lines;
    for (int black = 0; black < Shape.COUNT; black++) {
      for (int white = 0; white < Shape.COUNT; white++) {
        pairs[black | white << 4] =
            values.pair(black, white) + ((long) values.pair(white, black) << Integer.SIZE);
      }
    }
    Rules rules = values.rules();
    fill(rules, SearchPosition.BLACK);
    if (rules.forbids(SearchPosition.BLACK)) {
      fill(rules, SearchPosition.WHITE);
    } else {
      point[SearchPosition.WHITE] = point[SearchPosition.BLACK];
      attack[SearchPosition.WHITE] = attack[SearchPosition.BLACK];
      defence[SearchPosition.WHITE] = defence[SearchPosition.BLACK];
    }
  }

  static RuleTables of(Rules rules) {
    synchronized (MADE) {
      return MADE.computeIfAbsent(
          rules, made -> new RuleTables(EvaluationWeights.of(made), LinePatterns.table(made)));
    }
  }

  /** The same with other values. */
  static RuleTables with(EvaluationWeights values) {
    return new RuleTables(values, of(values.rules()).lines);
  }

  static int shape(int entry) {
    return entry & SHAPE;
  }

  /** What is good for Black, and as bad for White, as part of both sides' sums. */
  static long forBlack(int worth) {
    return worth - ((long) worth << Integer.SIZE);
  }

  /** One side's part of both sides' sums. */
  static int forSide(int side, long both) {
    int black = (int) both;
    return side == SearchPosition.BLACK ? black : (int) ((both - black) >> Integer.SIZE);
  }

  private void fill(Rules rules, int side) {
    int[] points = new int[POINTS];
    short[] attacks = new short[POINTS];
    short[] defences = new short[POINTS];
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
            int value = values.point(side, PointCodes.of(a, b, c, d));
            int entry = value << EVALUATION | shape;
            short attack = (short) MoveOrdering.attack(lines, shape);
            short defence = (short) MoveOrdering.defence(lines, shape);
            for (int index : orders(a, b, c, d)) {
              points[index] = entry;
              attacks[index] = attack;
              defences[index] = defence;
            }
            lines[d]--;
          }
          lines[c]--;
        }
        lines[b]--;
      }
      lines[a]--;
    }
    point[side] = points;
    attack[side] = attacks;
    defence[side] = defences;
  }

  /** The indices of four patterns in every order. */
  private static int[] orders(int a, int b, int c, int d) {
    int[] patterns = {a, b, c, d};
    int[] orders = new int[24];
    int count = 0;
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        for (int k = 0; k < 4; k++) {
          if (i != j && i != k && j != k) {
            int rest = patterns[6 - i - j - k];
            orders[count++] = patterns[i] | patterns[j] << 4 | patterns[k] << 8 | rest << 12;
          }
        }
      }
    }
    return orders;
  }
}
