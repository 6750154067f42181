package org.gobang.tuning;

import java.util.Arrays;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.position.ThreatCodes;

/**
 * The model to fit: the weights of an evaluation and the plain model behind them.
 *
 * <p>A weight is the sum of its part in the plain model and a difference of its own. The plain
 * model of a point is a value for each of its lines and one for its shape; that of the threats a
 * value for each kind of them, and one for the turn; that of two shapes on one point is 0. So a
 * weight with few positions stays near those of similar points. Where the sides have different
 * rules, each has its own points and threats, and its own value of the turn: without that, the side
 * that wins more often would get it from its points.
 */
final class EvaluationModel {

  /** The number of values in the plain model of one side's threats. */
  private static final int PLAIN_THREATS =
      1 + Arrays.stream(ThreatCodes.counts(ThreatCodes.COUNT - 1)).sum();

  private final Rules rules;

  /** The number of tables of points and of threats: two if the sides have different rules. */
  private final int sides;

  /** The offsets of the pairs of shapes and of the threats. */
  private final int pairs;

  private final int threats;
  private final int weights;
  private final PlainModel plain;

  EvaluationModel(Rules rules) {
    this.rules = rules;
    sides = rules.forbids(SearchPosition.BLACK) ? 2 : 1;
    pairs = sides * PointCodes.COUNT;
    threats = pairs + Shape.COUNT * Shape.COUNT;
    weights = threats + sides * ThreatCodes.COUNT;
    int[][] parts = new int[weights][];
    for (int side = 0; side < sides; side++) {
      for (int code = 0; code < PointCodes.COUNT; code++) {
        parts[point(side, code)] =
            PlainModel.ofPoint(rules, side, code, side * PlainModel.OF_POINTS);
      }
    }
    Arrays.fill(parts, pairs, threats, new int[0]);
    for (int side = 0; side < sides; side++) {
      int turn = sides * PlainModel.OF_POINTS + side * PLAIN_THREATS;
      for (int code = 0; code < ThreatCodes.COUNT; code++) {
        parts[threats(side, code)] = threatParts(code, turn);
      }
    }
    plain = PlainModel.of(parts);
  }

  private int point(int side, int code) {
    return side % sides * PointCodes.COUNT + code;
  }

  private int threats(int side, int code) {
    return threats + side % sides * ThreatCodes.COUNT + code;
  }

  /** Returns the turn and the number of threats per kind. */
  private static int[] threatParts(int index, int turn) {
    int[] counts = ThreatCodes.counts(index);
    int[] maxCounts = ThreatCodes.counts(ThreatCodes.COUNT - 1);
    int[] result = new int[counts.length + 1];
    result[0] = turn;
    int kinds = 1;
    int next = turn + 1;
    for (int kind = 0; kind < counts.length; kind++) {
      if (counts[kind] > 0) {
        result[kinds++] = next + counts[kind] - 1;
      }
      next += maxCounts[kind];
    }
    return Arrays.copyOf(result, kinds);
  }

  Rules rules() {
    return rules;
  }

  /** Returns the number of weights. */
  int weights() {
    return weights;
  }

  /** Returns the plain model. */
  PlainModel plain() {
    return plain;
  }

  /** Returns the sample of a position. Half of it is from the position before the last move. */
  Sample sample(SearchPosition position, float target) {
    int[] halves = new int[weights];
    int side = position.sideToMove();
    int last = position.lastMove();
    addPoints(position, side, halves);
    if (last != SearchPosition.NOWHERE) {
      position.undoMove();
    }
    addPoints(position, side, halves);
    if (last != SearchPosition.NOWHERE) {
      position.makeMove(last);
    }
    halves[pairs] = 0; // neither side has a shape on the point
    halves[threats(side, ThreatCodes.of(position))] += 2;
    SparseCounts used = SparseCounts.of(halves);
    return new Sample(used.indices(), used.counts(), target);
  }

  /** Adds the value of the vacant points for a side, negated if the opponent is to move. */
  private void addPoints(SearchPosition position, int side, int[] halves) {
    int toMove = position.sideToMove();
    int sign = side == toMove ? 1 : -1;
    for (int point = 0; point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE) {
        halves[point(side, PointCodes.of(position, side, point))]++;
        halves[point(side ^ 1, PointCodes.of(position, side ^ 1, point))]--;
        int own = position.shape(toMove, point);
        halves[pairs + own * Shape.COUNT + position.shape(toMove ^ 1, point)] += sign;
      }
    }
  }

  /** Returns the evaluation with fitted weights. */
  EvaluationWeights values(double[] fitted) {
    int[][] pointValues = new int[2][];
    int[][] threatValues = new int[2][];
    for (int side = 0; side < 2; side++) {
      pointValues[side] = rounded(fitted, point(side, 0), PointCodes.COUNT);
      threatValues[side] = rounded(fitted, threats(side, 0), ThreatCodes.COUNT);
    }
    return new EvaluationWeights(
        rules, pointValues, rounded(fitted, pairs, Shape.COUNT * Shape.COUNT), threatValues);
  }

  /** Returns the weights of an evaluation. */
  double[] weights(EvaluationWeights values) {
    double[] result = new double[weights];
    for (int side = 0; side < sides; side++) {
      for (int code = 0; code < PointCodes.COUNT; code++) {
        result[point(side, code)] = values.point(side, code) / EvaluationWeights.UNIT;
      }
      for (int code = 0; code < ThreatCodes.COUNT; code++) {
        result[threats(side, code)] = values.threats(side, code) / EvaluationWeights.UNIT;
      }
    }
    for (int own = 0; own < Shape.COUNT; own++) {
      for (int theirs = 0; theirs < Shape.COUNT; theirs++) {
        result[pairs + own * Shape.COUNT + theirs] =
            values.pair(own, theirs) / EvaluationWeights.UNIT;
      }
    }
    return result;
  }

  private static int[] rounded(double[] fitted, int from, int count) {
    return Arrays.stream(fitted, from, from + count)
        .mapToInt(weight -> (int) Math.round(weight * EvaluationWeights.UNIT))
        .toArray();
  }
}
