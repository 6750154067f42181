package org.gobang.tuning;

import java.util.Arrays;
import org.gobang.ai.search.position.LinePattern;
import org.gobang.ai.search.position.PointCodes;
import org.gobang.ai.search.position.Rules;
import org.gobang.ai.search.position.Shape;

/**
 * The plain model behind many weights, whose values a weight adds up: so a weight with few
 * positions stays near those of similar points.
 *
 * @param parts by weight, the numbers of the values that it adds up
 * @param values how many values there are
 */
@SuppressWarnings("ArrayRecordComponent") // one of each fit, never compared
record PlainModel(int[][] parts, int values) {

  /** How many values the plain model of points has: one for each line pattern and shape. */
  static final int OF_POINTS = LinePattern.COUNT + Shape.COUNT;

  /** A model of so many values as the parts need. */
  static PlainModel of(int[][] parts) {
    int greatest = Arrays.stream(parts).flatMapToInt(Arrays::stream).max().orElse(-1);
    return new PlainModel(parts, greatest + 1);
  }

  /**
   * The parts of what a side makes on a point: each of its lines, and its shape.
   *
   * @param first the number of the first value
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

  /** How many weights there are. */
  int weights() {
    return parts.length;
  }
}
