package org.gobang.rules;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/**
 * Renju's forbidden points directly from the definitions, with sets of points and without regard to
 * speed: the reference for the fast implementation.
 */
final class RenjuByDefinition {

  private record At(int column, int row) {}

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final int size;
  private final Map<At, Stone> stones = new HashMap<>();

  RenjuByDefinition(Board board) {
    size = board.size();
    for (int column = 0; column < size; column++) {
      for (int row = 0; row < size; row++) {
        switch (board.at(column, row)) {
          case BLACK -> stones.put(new At(column, row), Stone.BLACK);
          case WHITE -> stones.put(new At(column, row), Stone.WHITE);
          default -> {}
        }
      }
    }
  }

  /** Returns the kind of the foul that a black stone on a vacant point would be. */
  Optional<String> foul(Point point) {
    return foul(new At(point.column(), point.row()));
  }

  private Optional<String> foul(At p) {
    stones.put(p, Stone.BLACK);
    try {
      if (longest(p, 5)) {
        return Optional.empty();
      }
      for (int[] d : DIRECTIONS) {
        if (run(p, d).size() >= 6) {
          return Optional.of("overline");
        }
      }
      if (fours(p) >= 2) {
        return Optional.of("double-four");
      }
      return threes(p) >= 2 ? Optional.of("double-three") : Optional.empty();
    } finally {
      stones.remove(p);
    }
  }

  private boolean longest(At p, int length) {
    for (int[] d : DIRECTIONS) {
      if (run(p, d).size() == length) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns how many sets of four stones, {@code p} among them, one stone would make exactly five.
   */
  private int fours(At p) {
    int count = 0;
    for (int[] d : DIRECTIONS) {
      Set<Set<At>> fours = new HashSet<>();
      for (int k = -4; k <= 4; k++) {
        At z = step(p, d, k);
        if (vacant(z)) {
          stones.put(z, Stone.BLACK);
          Set<At> row = run(p, d);
          if (row.size() == 5 && row.contains(z)) {
            row.remove(z);
            fours.add(row);
          }
          stones.remove(z);
        }
      }
      count += fours.size();
    }
    return count;
  }

  private int threes(At p) {
    int count = 0;
    for (int[] d : DIRECTIONS) {
      boolean three = false;
      for (int k = -3; k <= 3; k++) {
        At q = step(p, d, k);
        three = three || (vacant(q) && makesStraightFour(p, d, q) && mayPlay(q));
      }
      count += three ? 1 : 0;
    }
    return count;
  }

  private boolean mayPlay(At q) {
    stones.put(q, Stone.BLACK);
    boolean five = longest(q, 5);
    stones.remove(q);
    return !five && foul(q).isEmpty();
  }

  private boolean makesStraightFour(At p, int[] d, At q) {
    stones.put(q, Stone.BLACK);
    Set<At> row = run(p, d);
    stones.remove(q);
    if (row.size() != 4 || !row.contains(q)) {
      return false;
    }
    for (int side : new int[] {1, -1}) {
      At end = p;
      while (row.contains(end)) {
        end = step(end, d, side);
      }
      if (!vacant(end) || stones.get(step(end, d, side)) == Stone.BLACK) {
        return false;
      }
    }
    return true;
  }

  private Set<At> run(At p, int[] d) {
    Set<At> run = new HashSet<>();
    for (int side : new int[] {1, -1}) {
      At at = p;
      while (stones.get(at) == Stone.BLACK) {
        run.add(at);
        at = step(at, d, side);
      }
    }
    return run;
  }

  private boolean vacant(At at) {
    return at.column >= 0
        && at.column < size
        && at.row >= 0
        && at.row < size
        && !stones.containsKey(at);
  }

  private static At step(At at, int[] d, int k) {
    return new At(at.column + k * d[0], at.row + k * d[1]);
  }
}
