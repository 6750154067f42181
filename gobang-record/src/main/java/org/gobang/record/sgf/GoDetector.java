package org.gobang.record.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.record.format.LocalizedMessage;
import org.jspecify.annotations.Nullable;

/**
 * Distinguishes a game of go from gomoku that a go program saved, by evidence that only go has:
 * handicap, territory, captures, first stones in the corners. Komi and the rules of go are no
 * evidence: go programs write them into every file.
 */
final class GoDetector {

  private static final Set<Integer> SIZES = Set.of(9, 13, 19);
  private static final int CORNERS_OF = 19;

  /** How many stones take the corners; those of the set-up count. */
  private static final int CORNERS = 4;

  /** Stones this many lines apart are not both in corners: star points of go are six apart. */
  private static final int NEAR = 5;

  private static final int FIVE = 5;
  private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
  private static final int[][] BESIDE = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private final int size;
  private final @Nullable Stone[][] cells;
  private final List<Move.Place> placed = new ArrayList<>();
  private boolean endsWithFive;

  private GoDetector(GameRecord record) {
    size = record.start().size();
    cells = new Stone[size][size];
    placed.addAll(record.start().stones());
    for (Node node : record.follow(record.mainLine())) {
      if (node.move() instanceof Move.Place place) {
        placed.add(place);
      }
    }
  }

  /**
   * Looks for evidence that a game is go.
   *
   * @param territory whether the file marks territory
   * @return a message; empty if the main line ends with five in a row, or there is no evidence
   */
  static Optional<LocalizedMessage> evidence(GameRecord record, boolean territory) {
    GoDetector game = new GoDetector(record);
    Optional<Move.Place> capture = game.play(record.start().stones().size());
    if (game.endsWithFive) {
      return Optional.empty();
    }
    if (territory) {
      return Optional.of(LocalizedMessage.of("go.territory"));
    }
    if (!Set.of("", "0").contains(record.tags().getOrDefault("HA", ""))) {
      return Optional.of(LocalizedMessage.of("go.handicap"));
    }
    if (game.takesCorners()) {
      return Optional.of(LocalizedMessage.of("go.corners"));
    }
    return capture
        .filter(any -> SIZES.contains(game.size))
        .map(move -> LocalizedMessage.of("go.capture", move));
  }

  /** Places all stones, and returns the first move that would capture. */
  private Optional<Move.Place> play(int setUp) {
    Optional<Move.Place> capture = Optional.empty();
    int fives = 0;
    for (int i = 0; i < placed.size(); i++) {
      Move.Place move = placed.get(i);
      cells[move.point().row()][move.point().column()] = move.stone();
      if (i >= setUp) {
        endsWithFive = isFive(move);
        fives += endsWithFive ? 1 : 0;
        capture = capture.isEmpty() && captures(move.point()) ? Optional.of(move) : capture;
      }
    }
    endsWithFive &= fives == 1;
    return capture;
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

  /** Whether the stone on a point, or one next to it, has no liberties. */
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
