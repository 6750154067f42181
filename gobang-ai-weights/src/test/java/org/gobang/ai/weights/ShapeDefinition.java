package org.gobang.ai.weights;

import java.util.List;
import org.gobang.ai.weights.Definition.Line;

/** The definition of {@code shapes}. */
final class ShapeDefinition {

  private ShapeDefinition() {}

  static int weight(List<Line> lines) {
    return Math.max(sum(lines, 'o'), sum(lines, 'x'));
  }

  static int balance(List<Line> lines) {
    return sum(lines, 'o') - sum(lines, 'x');
  }

  private static int sum(List<Line> lines, char side) {
    int sum = 0;
    for (Line line : lines) {
      String low = new StringBuilder(line.low()).reverse().toString();
      sum += shape("#" + low + side + line.high() + "#", low.length() + 1, side);
    }
    return sum;
  }

  /**
   * Returns the weight of one side's shape around a point of a line, with the edge written as #.
   */
  private static int shape(String line, int point, char side) {
    int low = point;
    int gaps = 0;
    while (line.charAt(low - 1) == side
        || (gaps == 0 && line.charAt(low - 1) == '.' && line.charAt(low - 2) == side)) {
      boolean gap = line.charAt(low - 1) == '.';
      low -= gap ? 2 : 1;
      gaps += gap ? 1 : 0;
    }
    int high = low;
    int stones = 1;
    gaps = 0;
    while (line.charAt(high + 1) == side
        || (gaps == 0 && line.charAt(high + 1) == '.' && line.charAt(high + 2) == side)) {
      boolean gap = line.charAt(high + 1) == '.';
      high += gap ? 2 : 1;
      gaps += gap ? 1 : 0;
      stones++;
    }
    boolean lowOpen = line.charAt(low - 1) == '.';
    boolean highOpen = line.charAt(high + 1) == '.';
    boolean own = side == 'o';
    if (stones >= 5) {
      return gaps == 0 ? (own ? 20000 : 15000) : (own ? 10000 : 3300);
    }
    String kind = (gaps == 1 ? "half " : "") + (lowOpen && highOpen ? "live" : "dead");
    if (stones == 1 || (!lowOpen && !highOpen)) {
      return 0;
    }
    return switch (kind) {
      case "live" -> List.of(own ? 60 : 50, own ? 950 : 700, own ? 6000 : 3500).get(stones - 2);
      case "half live" ->
          List.of(own ? 40 : 35, own ? 900 : 650, own ? 5000 : 3000).get(stones - 2);
      case "dead" -> List.of(10, 100, own ? 4000 : 800).get(stones - 2);
      default -> List.of(10, 100, own ? 3600 : 750).get(stones - 2);
    };
  }
}
