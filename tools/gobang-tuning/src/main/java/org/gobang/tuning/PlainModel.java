package org.gobang.tuning;

import java.util.Arrays;
import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.Shape;

/**
 * A plain model: many weights are sums of a few shared values. A weight adds up its values, so that
 * a weight with few positions stays near those of similar points.
 *
 * @param parts the indices of the added values, by weight
 * @param values the number of values
 */
@SuppressWarnings("ArrayRecordComponent") // one instance per fit, never compared
record PlainModel(int[][] parts, int values) {

  /** The number of values in the plain model of points, one per line pattern and shape. */
  static final int OF_POINTS = LinePattern.COUNT + Shape.COUNT;

  /** Creates a model with the values used by the parts. */
  static PlainModel of(int[][] parts) {
    int greatest = Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElse(-1);
    return new PlainModel(parts, greatest + 1);
  }

  /**
   * Returns the parts of a side on a point: each line and the shape.
   *
   * @param first the index of the first value
   */
  static int[] ofPoint(Rules rules, int side, int code, int first) {
    int[] lines = PointCodes.lines(code);
    int[] result = new int[5];
    int count = 0;
    for (int pattern = 0; pattern < LinePattern.COUNT; pattern++) {
      for (int i = 0; i < lines[pattern]; i++) {
        result[count++] = first + pattern;
      }
    }
    result[count] = first + LinePattern.COUNT + Shape.of(lines, rules, side);
    return result;
  }

  /** Returns the number of weights. */
  int weights() {
    return parts.length;
  }
}
