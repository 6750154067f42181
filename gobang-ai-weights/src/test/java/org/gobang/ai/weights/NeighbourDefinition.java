package org.gobang.ai.weights;

import java.util.List;
import java.util.stream.Stream;
import org.gobang.ai.weights.Definition.Line;

/** The definition of {@code neighbour}. */
final class NeighbourDefinition {

  private NeighbourDefinition() {}

  static boolean isCandidate(List<Line> lines) {
    return lines.stream()
        .flatMap(line -> Stream.of(line.low(), line.high()))
        .anyMatch(ray -> ray.startsWith("o") || ray.startsWith("x"));
  }

  static int weight(List<Line> lines) {
    int most = lines.stream().mapToInt(line -> value(line.low(), line.high())).max().orElse(0);
    return isCandidate(lines) ? Math.max(most, 0) : 0;
  }

  static int balance(List<Line> lines) {
    int balance = 0;
    for (Line line : isCandidate(lines) ? lines : List.<Line>of()) {
      String better = better(line.low(), line.high());
      int value = value(line.low(), line.high());
      balance += better.startsWith("o") ? value : better.startsWith("x") ? -value : 0;
    }
    return balance;
  }

  private static int value(String low, String high) {
    if (low.isEmpty() || high.isEmpty()) {
      String only = low + high;
      return !only.isEmpty() && length(only) >= 4 ? value(only) : 0;
    }
    if (low.charAt(0) == high.charAt(0)) {
      return length(low) + length(high) >= 4 ? value(low) + value(high) : 0;
    }
    String better = better(low, high);
    return length(better) >= 4 ? value(better) : 0;
  }

  private static String better(String low, String high) {
    if (low.isEmpty() || high.isEmpty()) {
      return low + high;
    }
    boolean lowBetter =
        value(low) != value(high) ? value(low) > value(high) : length(low) > length(high);
    return lowBetter ? low : high;
  }

  /**
   * Returns a side: stones of one colour, then vacant points, then at most the stone at its end.
   */
  private static String side(String ray) {
    String five = ray.substring(0, Math.min(5, ray.length()));
    return five.replaceFirst("^(o+\\.*|x+\\.*|\\.+)([ox]?).*$", "$1$2");
  }

  private static int length(String ray) {
    return side(ray).replaceFirst("^(o+\\.*|x+\\.*|\\.+)[ox]?$", "$1").length();
  }

  private static int value(String ray) {
    if (ray.startsWith(".")) {
      return 0;
    }
    int stones = ray.length() - ray.replaceFirst("^(o+|x+)", "").length();
    int value = 2 * Math.min(stones, 5);
    value -= length(ray) < side(ray).length() ? 1 : 0;
    return ray.startsWith("x") ? value - 2 : value;
  }
}
