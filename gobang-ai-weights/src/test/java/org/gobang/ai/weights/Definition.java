package org.gobang.ai.weights;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Cell;

/**
 * The definitions of the strategies, from every vacant point outward with codes of text and without
 * regard to speed: the reference for the implementations.
 */
final class Definition {

  private Definition() {}

  /** Returns the non-zero weights. */
  static Map<Point, Integer> weights(String strategy, Position board) {
    Map<Point, Integer> weights = new LinkedHashMap<>();
    for (Point point : board.vacant()) {
      int weight = weight(strategy, board, point);
      if (weight != 0) {
        weights.put(point, weight);
      }
    }
    return weights;
  }

  /**
   * Returns the point to play: the heaviest, then the topmost (for runs the leftmost) candidate.
   */
  static Optional<Point> best(String strategy, Position board) {
    Map<Point, Integer> weights = weights(strategy, board);
    Point best = null;
    for (Point point : board.vacant()) {
      if (strategy.equals("neighbour") && !NeighbourDefinition.isCandidate(lines(board, point))) {
        continue;
      }
      if (best == null || before(strategy, weights, point, best)) {
        best = point;
      }
    }
    return Optional.ofNullable(best);
  }

  private static boolean before(
      String strategy, Map<Point, Integer> weights, Point one, Point other) {
    int weight = weights.getOrDefault(one, 0);
    int otherWeight = weights.getOrDefault(other, 0);
    if (weight != otherWeight) {
      return weight > otherWeight;
    }
    boolean higher = one.row() > other.row();
    boolean leftward = one.column() < other.column();
    return strategy.equals("runs")
        ? leftward || (one.column() == other.column() && higher)
        : higher || (one.row() == other.row() && leftward);
  }

  private static int weight(String strategy, Position board, Point point) {
    return switch (strategy) {
      case "shapes" -> ShapeDefinition.weight(lines(board, point));
      case "neighbour" -> NeighbourDefinition.weight(lines(board, point));
      default -> RunDefinition.weight(strategy, lines(board, point));
    };
  }

  /** Returns the sum of own weights minus those of the opponent. */
  static int balance(String strategy, Position board) {
    return board.vacant().stream().mapToInt(point -> balance(strategy, board, point)).sum();
  }

  private static int balance(String strategy, Position board, Point point) {
    return switch (strategy) {
      case "shapes" -> ShapeDefinition.balance(lines(board, point));
      case "neighbour" -> NeighbourDefinition.balance(lines(board, point));
      default -> RunDefinition.balance(strategy, lines(board, point));
    };
  }

  /** The four lines through a point, each as rays to the low and the high end. */
  record Line(String low, String high) {}

  private static List<Line> lines(Position board, Point point) {
    return List.of(
        new Line(ray(board, point, -1, 0), ray(board, point, 1, 0)),
        new Line(ray(board, point, 0, 1), ray(board, point, 0, -1)),
        new Line(ray(board, point, -1, -1), ray(board, point, 1, 1)),
        new Line(ray(board, point, -1, 1), ray(board, point, 1, -1)));
  }

  /** Returns the cells of a ray up to the edge: own stones, the opponent's, vacant points. */
  private static String ray(Position board, Point point, int right, int up) {
    StringBuilder ray = new StringBuilder();
    for (int i = 1; ; i++) {
      Cell cell = board.at(point.column() + i * right, point.row() + i * up);
      if (cell == Cell.OUTSIDE) {
        return ray.toString();
      }
      ray.append(cell == Cell.VACANT ? '.' : cell.holds(board.toMove()) ? 'o' : 'x');
    }
  }
}
