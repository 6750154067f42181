package org.gobang.ai.search.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Compares a position with values computed only from its stones. */
final class ReferencePosition {

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private static final Map<String, ReferenceLinePatterns> LINES = new HashMap<>();

  private final SearchPosition position;
  private final int size;
  private final EvaluationWeights weights;

  private ReferencePosition(SearchPosition position, EvaluationWeights weights) {
    this.position = position;
    this.size = position.size();
    this.weights = weights;
  }

  /** Checks a position with an evaluation. */
  static void check(SearchPosition position, EvaluationWeights weights) {
    new ReferencePosition(position, weights).checkAll();
  }

  private void checkAll() {
    int[][] counts = new int[2][Shape.COUNT];
    for (int point = 0; point < position.points(); point++) {
      boolean vacant = position.stone(point) == SearchPosition.NOWHERE;
      assertThat(isIn(position.vacant(point >> 6), point)).isEqualTo(vacant);
      assertThat(position.isCandidate(point)).isEqualTo(vacant && isNearStone(point));
      for (int side = 0; side < 2; side++) {
        int shape = vacant ? checkedShape(side, point) : Shape.NONE;
        counts[side][shape]++;
        assertThat(isIn(position.fourPoints(side, point >> 6), point))
            .isEqualTo(Shape.isFour(shape));
      }
    }
    for (int side = 0; side < 2; side++) {
      checkCounts(side, counts[side]);
    }
    int side = position.sideToMove();
    int threats = checkedThreats(counts[side], counts[side ^ 1]);
    int sum = sum(side);
    assertThat(position.evaluation())
        .isEqualTo(
            (sum + sumBeforeLastMove(side)) / 2
                + weights.threats(side, threats)
                + weights.network().map(network -> output(network, side)).orElse(0));
  }

  private int output(EvaluationNetwork network, int side) {
    long output = 0;
    for (int unit = 0; unit < EvaluationNetwork.UNITS; unit++) {
      int sum = network.bias(unit);
      for (int point = 0; point < position.points(); point++) {
        for (int d = 0; d < DIRECTIONS.length && position.stone(point) < 0; d++) {
          sum += network.line(pattern(side, point, d), pattern(side ^ 1, point, d), unit);
        }
      }
      output += network.output(unit, sum);
    }
    return EvaluationNetwork.correction(output);
  }

  /** Returns the value of the vacant points for the side to move. */
  private int sum(int side) {
    int toMove = position.sideToMove();
    int sum = 0;
    for (int point = 0; point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE) {
        sum += weights.pair(position.shape(toMove, point), position.shape(toMove ^ 1, point));
        sum += weights.point(toMove, code(toMove, point));
        sum -= weights.point(toMove ^ 1, code(toMove ^ 1, point));
      }
    }
    return side == toMove ? sum : -sum;
  }

  /** Returns the sum to a side when its opponent was to move, before the last move. */
  private int sumBeforeLastMove(int side) {
    int last = position.lastMove();
    if (last == SearchPosition.NOWHERE) {
      return sum(side);
    }
    int toMove = position.sideToMove();
    int mover = position.stone(last);
    position.undoMove();
    position.setSideToMove(side ^ 1);
    int before = sum(side);
    position.setSideToMove(mover);
    position.makeMove(last);
    position.setSideToMove(toMove);
    return before;
  }

  private int checkedThreats(int[] mine, int[] theirs) {
    int threats = ThreatCodes.of(position);
    assertThat(ThreatCodes.counts(threats))
        .containsExactly(
            Math.min(2, fours(mine)),
            Math.min(1, mine[Shape.FOUR_THREE]),
            Math.min(1, mine[Shape.DOUBLE_THREE]),
            Math.min(2, mine[Shape.THREE]),
            Math.min(1, theirs[Shape.OPEN_FOUR]),
            Math.min(1, theirs[Shape.FOUR_THREE]),
            Math.min(1, theirs[Shape.DOUBLE_THREE]),
            Math.min(2, fours(theirs)),
            Math.min(2, theirs[Shape.THREE]));
    return threats;
  }

  private static int fours(int[] counts) {
    return counts[Shape.FOUR] + counts[Shape.FOUR_PLUS] + counts[Shape.UNVERIFIED_FOUR];
  }

  private void checkCounts(int side, int[] counts) {
    int fours = fours(counts);
    assertThat(position.count(side, Shape.FOUR)).isEqualTo(fours);
    for (int shape :
        new int[] {
          Shape.THREE, Shape.DOUBLE_THREE, Shape.FOUR_THREE, Shape.OPEN_FOUR, Shape.FIVE
        }) {
      assertThat(position.count(side, shape)).isEqualTo(counts[shape]);
    }
    int better = counts[Shape.FOUR_THREE] + counts[Shape.OPEN_FOUR] + counts[Shape.FIVE];
    assertThat(position.hasFours(side)).isEqualTo(fours + better > 0);
    assertThat(position.fivePoint(side) == SearchPosition.NOWHERE)
        .isEqualTo(counts[Shape.FIVE] == 0);
  }

  private int checkedShape(int side, int point) {
    for (int d = 0; d < DIRECTIONS.length; d++) {
      assertThat(position.pattern(side, point, d)).isEqualTo(pattern(side, point, d));
    }
    int shape = Shape.of(lines(side, point), position.rules(), side);
    assertThat(position.shape(side, point)).isEqualTo(shape);
    return shape;
  }

  private int[] lines(int side, int point) {
    int[] lines = new int[LinePattern.COUNT];
    for (int d = 0; d < DIRECTIONS.length; d++) {
      lines[pattern(side, point, d)]++;
    }
    return lines;
  }

  private int code(int side, int point) {
    int[] patterns = new int[DIRECTIONS.length];
    for (int d = 0; d < DIRECTIONS.length; d++) {
      patterns[d] = pattern(side, point, d);
    }
    Arrays.sort(patterns);
    return PointCodes.of(patterns[3], patterns[2], patterns[1], patterns[0]);
  }

  private int pattern(int side, int point, int direction) {
    int dx = DIRECTIONS[direction][0];
    int dy = DIRECTIONS[direction][1];
    int x = point % size;
    int y = point / size;
    // Six cells to each side: more than any pattern needs, few enough for the cache to hit.
    StringBuilder line = new StringBuilder();
    int at = 0;
    for (int i = -6; i <= 6; i++) {
      int column = x + i * dx;
      int row = y + i * dy;
      if (column >= 0 && column < size && row >= 0 && row < size) {
        at = i < 0 ? at + 1 : at;
        line.append(".XO".charAt(position.stone(row * size + column) + 1));
      }
    }
    return LINES
        .computeIfAbsent(
            position.rules() + " " + side, key -> new ReferenceLinePatterns(position.rules(), side))
        .pattern(line.toString(), at);
  }

  private boolean isNearStone(int point) {
    for (int other = 0; other < position.points(); other++) {
      int dx = Math.abs(point % size - other % size);
      int dy = Math.abs(point / size - other / size);
      boolean onLine = dx == 0 || dy == 0 || dx == dy;
      if (position.stone(other) != SearchPosition.NOWHERE && Math.max(dx, dy) <= (onLine ? 3 : 2)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(long word, int point) {
    return (word >>> point & 1) != 0;
  }
}
