package org.gobang.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/** A simple, slow implementation of custom rules. */
final class CustomReference {

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final CustomRules rules;
  private final int size;
  final Map<Point, Stone> stones = new HashMap<>();
  final Map<Stone, Integer> captured = new HashMap<>(Map.of(Stone.BLACK, 0, Stone.WHITE, 0));
  Stone toMove = Stone.BLACK;
  int left;

  /** The points of all winning rows through the last stone; empty if it won nothing. */
  Set<Set<Point>> rows = Set.of();

  CustomReference(CustomRules rules, int size) {
    this.rules = rules;
    this.size = size;
    this.left = rules.first();
  }

  void play(Point point) {
    Stone stone = toMove;
    stones.put(point, stone);
    if (rules.pairs() > 0) {
      capture(point, stone);
    }
    rows = new LinkedHashSet<>();
    for (int[] direction : DIRECTIONS) {
      Set<Point> row = row(point, stone, direction);
      if (rules.exact() ? row.size() == rules.line() : row.size() >= rules.line()) {
        rows.add(row);
      }
    }
    left--;
    if (left == 0) {
      pass();
    }
  }

  void pass() {
    toMove = toMove.opponent();
    left = rules.stones();
  }

  boolean wonByCaptures(Stone stone) {
    return rules.pairs() > 0 && captured.getOrDefault(stone, 0) >= 2 * rules.pairs();
  }

  private void capture(Point from, Stone stone) {
    List<Point> taken = new ArrayList<>();
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -1; dy <= 1; dy++) {
        Stone opponent = stone.opponent();
        if ((dx != 0 || dy != 0)
            && stones.get(at(from, dx, dy)) == opponent
            && stones.get(at(from, 2 * dx, 2 * dy)) == opponent
            && stones.get(at(from, 3 * dx, 3 * dy)) == stone) {
          taken.add(at(from, dx, dy));
          taken.add(at(from, 2 * dx, 2 * dy));
        }
      }
    }
    taken.forEach(stones::remove);
    captured.merge(stone, taken.size(), Integer::sum);
  }

  private Set<Point> row(Point point, Stone stone, int[] direction) {
    Set<Point> row = new LinkedHashSet<>(Set.of(point));
    for (int sign : new int[] {1, -1}) {
      int step = sign;
      Point next = at(point, step * direction[0], step * direction[1]);
      while (stones.get(next) == stone && row.add(next)) {
        step += sign;
        next = at(point, step * direction[0], step * direction[1]);
      }
    }
    return row;
  }

  /** Returns the point at this distance, or beyond the edge a point that never has a stone. */
  private Point at(Point from, int dx, int dy) {
    int column = from.column() + dx;
    int row = from.row() + dy;
    if (rules.torus()) {
      return new Point(Math.floorMod(column, size), Math.floorMod(row, size));
    }
    boolean outside = column < 0 || row < 0 || column >= size || row >= size;
    return outside ? new Point(Point.MOST_LINES - 1, Point.MOST_LINES - 1) : new Point(column, row);
  }
}
