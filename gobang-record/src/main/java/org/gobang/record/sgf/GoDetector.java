package org.gobang.record.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.LocalizedText;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.record.format.RecordMessages;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes go games from gomoku games saved by a go program, by evidence that exists only in
 * go: handicap, territory, captures, first stones in the corners, points as the result, a game that
 * continues after five in a row. Komi is evidence only in a file that does not name the game,
 * because go programs write it into every file.
 */
final class GoDetector {

  private static final Set<Integer> SIZES = Set.of(9, 13, 19);
  private static final int CORNERS_OF = 19;

  /** The number of stones that occupy the corners, including set-up stones. */
  private static final int CORNERS = 4;

  /**
   * The distance in lines at which two stones are not both in corners. Star points of go are six
   * lines apart.
   */
  private static final int NEAR = 5;

  private static final Set<String> NONE = Set.of("", "0");
  private static final String NO_KOMI = "(?:0+(?:[.,]0*)?)?";

  /** The number of moves after five in a row that is evidence of go. */
  private static final int LONG = 10;

  private static final int FIVE = 5;
  private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
  private static final int[][] BESIDE = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private final int size;
  private final @Nullable Stone[][] cells;
  private final List<Move.Place> placed = new ArrayList<>();
  private final GameRecord record;
  private final boolean territory;
  private final boolean points;
  private final Optional<Move.Place> capture;
  private boolean endsWithFive;
  private int afterFive;

  /**
   * Creates a detector for a game.
   *
   * @param territory whether the file marks territory
   * @param points whether the result is half a point or more
   */
  GoDetector(GameRecord record, boolean territory, boolean points) {
    this.record = record;
    this.points = points;
    this.territory = territory;
    size = record.start().size();
    cells = new Stone[size][size];
    placed.addAll(record.start().stones());
    for (Node node : record.follow(record.mainLine())) {
      if (node.move() instanceof Move.Place place) {
        placed.add(place);
      }
    }
    capture = play(record.start().stones().size());
  }

  /** Returns whether the game may be go. */
  boolean isPossible() {
    return !endsWithFive && SIZES.contains(size);
  }

  /**
   * Returns the evidence that the game is go.
   *
   * @param named whether the file names go
   * @return a message; empty if the main line ends with five in a row, or there is no evidence
   */
  Optional<LocalizedText> evidence(boolean named) {
    if (endsWithFive) {
      return Optional.empty();
    }
    if (territory) {
      return Optional.of(RecordMessages.of("go.territory"));
    }
    if (!NONE.contains(record.tags().getOrDefault("HA", ""))) {
      return Optional.of(RecordMessages.of("go.handicap"));
    }
    if (takesCorners()) {
      return Optional.of(RecordMessages.of("go.corners"));
    }
    if (points) {
      return Optional.of(RecordMessages.of("go.points"));
    }
    if (!named && !record.tags().getOrDefault("KM", "").matches(NO_KOMI)) {
      return Optional.of(RecordMessages.of("go.komi"));
    }
    if (!SIZES.contains(size)) {
      return Optional.empty();
    }
    return capture
        .map(move -> RecordMessages.of("go.capture", move))
        .or(() -> Optional.of(RecordMessages.of("go.goes.on")).filter(any -> afterFive >= LONG));
  }

  /** Places all stones, and returns the first move that would capture. */
  private Optional<Move.Place> play(int setUp) {
    Optional<Move.Place> first = Optional.empty();
    int fives = 0;
    for (int i = 0; i < placed.size(); i++) {
      Move.Place move = placed.get(i);
      cells[move.point().row()][move.point().column()] = move.stone();
      if (i >= setUp) {
        endsWithFive = isFive(move);
        afterFive += fives > 0 ? 1 : 0;
        fives += endsWithFive ? 1 : 0;
        first = first.isEmpty() && captures(move.point()) ? Optional.of(move) : first;
      }
    }
    endsWithFive &= fives == 1;
    return first;
  }

  private boolean isFive(Move.Place move) {
    for (int[] line : LINES) {
      if (1 + run(move, line[0], line[1]) + run(move, -line[0], -line[1]) >= FIVE) {
        return true;
      }
    }
    return false;
  }

  private int run(Move.Place move, int right, int up) {
    int length = 0;
    int column = move.point().column() + right;
    int row = move.point().row() + up;
    while (has(column, row) && cells[row][column] == move.stone()) {
      length++;
      column += right;
      row += up;
    }
    return length;
  }

  private boolean takesCorners() {
    List<Point> first = placed.stream().limit(CORNERS).map(Move.Place::point).toList();
    return size == CORNERS_OF
        && first.size() == CORNERS
        && first.stream().allMatch(stone -> isAlone(stone, first));
  }

  private static boolean isAlone(Point stone, List<Point> among) {
    return among.stream()
        .filter(other -> !other.equals(stone))
        .allMatch(
            other ->
                Math.max(
                        Math.abs(stone.column() - other.column()),
                        Math.abs(stone.row() - other.row()))
                    > NEAR);
  }

  /** Returns whether the stone on a point, or one next to it, has no liberties. */
  private boolean captures(Point point) {
    boolean captures = !hasLiberty(point.column(), point.row());
    for (int[] step : BESIDE) {
      int column = point.column() + step[0];
      int row = point.row() + step[1];
      captures |= has(column, row) && cells[row][column] != null && !hasLiberty(column, row);
    }
    return captures;
  }

  private boolean hasLiberty(int fromColumn, int fromRow) {
    Stone side = cells[fromRow][fromColumn];
    boolean[] seen = new boolean[size * size];
    Deque<Integer> left = new ArrayDeque<>(List.of(fromRow * size + fromColumn));
    while (!left.isEmpty()) {
      int cell = left.pop();
      for (int[] step : BESIDE) {
        int column = cell % size + step[0];
        int row = cell / size + step[1];
        if (has(column, row) && cells[row][column] == null) {
          return true;
        }
        if (has(column, row) && cells[row][column] == side && !seen[row * size + column]) {
          seen[row * size + column] = true;
          left.push(row * size + column);
        }
      }
    }
    return false;
  }

  private boolean has(int column, int row) {
    return column >= 0 && column < size && row >= 0 && row < size;
  }
}
