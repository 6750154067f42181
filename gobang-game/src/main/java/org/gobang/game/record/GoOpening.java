package org.gobang.game.record;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.board.Start;
import org.gobang.api.record.Node;

/**
 * Tells a game of go from one of gomoku by its first stones: in go they take the corners, or are a
 * handicap on the star points; in gomoku each lies near another.
 */
final class GoOpening {

  /** The stones that are looked at, those that were there before the first move among them. */
  private static final int STONES = 4;

  /** Lines to the nearest other stone. Star points on a board of go are six apart. */
  private static final int NEAR = 5;

  private GoOpening() {}

  /** Whether most of the first stones lie far from every other of them. */
  static boolean isOne(Start start, List<Node> lines) {
    List<Point> stones = stones(start, lines);
    long far =
        stones.stream()
            .filter(
                stone ->
                    stones.stream()
                        .noneMatch(other -> !other.equals(stone) && distance(stone, other) <= NEAR))
            .count();
    return stones.size() > 1 && 2 * far > stones.size();
  }

  private static List<Point> stones(Start start, List<Node> lines) {
    List<Point> stones = new ArrayList<>();
    start.stones().forEach(stone -> stones.add(stone.point()));
    List<Node> left = lines;
    while (!left.isEmpty() && stones.size() < STONES) {
      if (left.get(0).move() instanceof Move.Place place) {
        stones.add(place.point());
      }
      left = left.get(0).next();
    }
    return stones;
  }

  private static int distance(Point one, Point other) {
    return Math.max(Math.abs(one.column() - other.column()), Math.abs(one.row() - other.row()));
  }
}
