package org.gobang.tuning;

import java.util.Arrays;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.position.ThreatCodes;

/**
 * The weights that an evaluation adds up, and what they have in common.
 *
 * <p>A weight is what its plain model says and its own difference from that. The plain model of a
 * point is a value for each of its lines and one for its shape; that of the threats a value for
 * each kind of them, and one for the turn; that of two shapes on one point nothing. So a weight
 * that few positions tell anything about stays near what others like it are worth.
 */
final class EvaluationModel {

  /** In an evaluation's units, the difference that makes the odds e times as good. */
  private static final double UNIT = 200;

  private final Rules rules;

  /** How many tables of points there are: where the sides have other rules, one for each. */
  private final int sides;

  /** Where the pairs of shapes begin, and where the threats do. */
  private final int pairs;

  private final int threats;
  private final int weights;
  private final int plain;
  private final int[][] parts;

  EvaluationModel(Rules rules) {
    this.rules = rules;
    sides = rules.forbids(SearchPosition.BLACK) ? 2 : 1;
    pairs = sides * PointCodes.COUNT;
    threats = pairs + Shape.COUNT * Shape.COUNT;
    weights = threats + ThreatCodes.COUNT;
    parts = new int[weights][];
    int ofPoints = LinePattern.COUNT + Shape.COUNT;
    for (int side = 0; side < sides; side++) {
      for (int code = 0; code < PointCodes.COUNT; code++) {
        parts[point(side, code)] = pointParts(side, code, side * ofPoints);
      }
    }
    Arrays.fill(parts, pairs, threats, new int[0]);
    int turn = sides * ofPoints;
    int most = 0;
    for (int index = 0; index < ThreatCodes.COUNT; index++) {
      parts[threats + index] = threatParts(index, turn);
      for (int part : parts[threats + index]) {
        most = Math.max(most, part);
      }
    }
    plain = most + 1;
  }

  private int point(int side, int code) {
    return side % sides * PointCodes.COUNT + code;
  }

  private int[] pointParts(int side, int code, int first) {
    int[] lines = PointCodes.lines(code);
    int[] found = new int[5];
    int count = 0;
    for (int pattern = 0; pattern < LinePattern.COUNT; pattern++) {
      for (int i = 0; i < lines[pattern]; i++) {
        found[count++] = first + pattern;
      }
    }
    found[count] = first + LinePattern.COUNT + Shape.of(lines, rules, side);
    return found;
  }

  /** The turn, and for each kind of threat how many there are of it. */
  private static int[] threatParts(int index, int turn) {
    int[] counts = ThreatCodes.counts(index);
    int[] most = ThreatCodes.counts(ThreatCodes.COUNT - 1);
    int[] found = new int[counts.length + 1];
    found[0] = turn;
    int kinds = 1;
    int next = turn + 1;
    for (int kind = 0; kind < counts.length; kind++) {
      if (counts[kind] > 0) {
        found[kinds++] = next + counts[kind] - 1;
      }
      next += most[kind];
    }
    return Arrays.copyOf(found, kinds);
  }

  Rules rules() {
    return rules;
  }

  /** How many weights there are. */
  int weights() {
    return weights;
  }

  /** How many values the plain model has. */
  int plain() {
    return plain;
  }

  /** Which values of the plain model a weight adds up. */
  int[] parts(int weight) {
    return parts[weight];
  }

  /** A position as these weights see it. */
  Sample sample(SearchPosition position, float target) {
    int[] times = new int[weights];
    int me = position.sideToMove();
    for (int point = 0; point < position.points(); point++) {
      if (position.stone(point) == SearchPosition.NOWHERE) {
        times[point(me, PointCodes.of(position, me, point))]++;
        times[point(me ^ 1, PointCodes.of(position, me ^ 1, point))]--;
        times[pairs + position.shape(me, point) * Shape.COUNT + position.shape(me ^ 1, point)]++;
      }
    }
    times[pairs] = 0; // two times nothing is worth nothing
    times[threats + ThreatCodes.of(position)]++;
    return sample(times, target);
  }

  private static Sample sample(int[] times, float target) {
    int count = 0;
    for (int each : times) {
      count += each == 0 ? 0 : 1;
    }
    short[] indices = new short[count];
    short[] counts = new short[count];
    int next = 0;
    for (int i = 0; i < times.length; i++) {
      if (times[i] != 0) {
        indices[next] = (short) i;
        counts[next++] = (short) times[i];
      }
    }
    return new Sample(indices, counts, target);
  }

  /** The evaluation that weights make. */
  EvaluationWeights values(double[] fitted) {
    int[][] points = new int[2][PointCodes.COUNT];
    for (int side = 0; side < points.length; side++) {
      for (int code = 0; code < PointCodes.COUNT; code++) {
        points[side][code] = rounded(fitted[point(side, code)]);
      }
    }
    return new EvaluationWeights(
        rules, points, rounded(fitted, pairs, threats), rounded(fitted, threats, weights));
  }

  /** The weights that make an evaluation. */
  double[] weights(EvaluationWeights values) {
    double[] found = new double[weights];
    for (int side = 0; side < sides; side++) {
      for (int code = 0; code < PointCodes.COUNT; code++) {
        found[point(side, code)] = values.point(side, code) / UNIT;
      }
    }
    for (int own = 0; own < Shape.COUNT; own++) {
      for (int theirs = 0; theirs < Shape.COUNT; theirs++) {
        found[pairs + own * Shape.COUNT + theirs] = values.pair(own, theirs) / UNIT;
      }
    }
    for (int index = 0; index < ThreatCodes.COUNT; index++) {
      found[threats + index] = values.threats(index) / UNIT;
    }
    return found;
  }

  private static int[] rounded(double[] fitted, int from, int to) {
    return Arrays.stream(fitted, from, to).mapToInt(EvaluationModel::rounded).toArray();
  }

  private static int rounded(double weight) {
    return (int) Math.round(weight * UNIT);
  }
}
