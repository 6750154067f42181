package org.gobang.ai.weights;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** A minimal board for strategies: stones, a side to move and refused points. */
record Position(int size, Map<Point, Stone> stones, Stone toMove, Set<Point> refused)
    implements Board {

  static Position empty(int size) {
    return new Position(size, Map.of(), Stone.BLACK, Set.of());
  }

  /** Stones of Black and White in turn. */
  static Position after(int size, Stone toMove, List<Point> moves) {
    Map<Point, Stone> stones = new LinkedHashMap<>();
    Stone stone = Stone.BLACK;
    for (Point point : moves) {
      stones.put(point, stone);
      stone = stone.opponent();
    }
    return new Position(size, stones, toMove, Set.of());
  }

  /**
   * Returns a drawing, its rows from the top: {@code o} for the side to move, {@code x} for the
   * other.
   */
  static Position drawn(String... rows) {
    Map<Point, Stone> stones = new LinkedHashMap<>();
    for (int i = 0; i < rows.length; i++) {
      for (int column = 0; column < rows[i].length(); column++) {
        char drawn = rows[i].charAt(column);
        if (drawn != '.') {
          Point point = new Point(column, rows.length - 1 - i);
          stones.put(point, drawn == 'o' ? Stone.BLACK : Stone.WHITE);
        }
      }
    }
    return new Position(rows.length, stones, Stone.BLACK, Set.of());
  }

  /** Returns random stones with many runs: a point often copies the previous one on a line. */
  static Position random(int size, double filled, Random random) {
    Map<Point, Stone> stones = new LinkedHashMap<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Stone stone = random.nextBoolean() ? Stone.BLACK : Stone.WHITE;
        int left = column - random.nextInt(2);
        int below = row - random.nextInt(2);
        if (random.nextInt(3) > 0 && left >= 0 && below >= 0) {
          stone = stones.getOrDefault(new Point(left, below), stone);
        }
        if (random.nextDouble() < filled) {
          stones.put(new Point(column, row), stone);
        }
      }
    }
    return new Position(size, stones, Stone.BLACK, Set.of());
  }

  Position refusing(Set<Point> points) {
    return new Position(size, stones, toMove, points);
  }

  /** Returns the same position with swapped colours, including the side to move. */
  Position exchanged() {
    Map<Point, Stone> others = new LinkedHashMap<>();
    stones.forEach((point, stone) -> others.put(point, stone.opponent()));
    return new Position(size, others, toMove.opponent(), refused);
  }

  @Override
  public String rules() {
    return "freestyle";
  }

  @Override
  public Start start() {
    List<Move.Place> places = new ArrayList<>();
    stones.forEach((point, stone) -> places.add(new Move.Place(stone, point)));
    return new Start(size, places, toMove);
  }

  @Override
  public List<Move> moves() {
    return List.of();
  }

  @Override
  public Cell at(int column, int row) {
    if (column < 0 || row < 0 || column >= size || row >= size) {
      return Cell.OUTSIDE;
    }
    Stone stone = stones.get(new Point(column, row));
    return stone == null ? Cell.VACANT : Cell.of(stone);
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    if (at(point) != Cell.VACANT) {
      return new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false);
    }
    return refused.contains(point)
        ? new Verdict.Refused("forbidden", List.of(), true)
        : Verdict.ALLOWED;
  }

  @Override
  public Board play(Point point) {
    throw new UnsupportedOperationException("a strategy here looks at the position alone");
  }

  @Override
  public Board pass() {
    throw new UnsupportedOperationException("a strategy here looks at the position alone");
  }

  @Override
  public Outcome outcome() {
    return Outcome.UNDECIDED;
  }
}
