package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;

/**
 * Set-ups for moves of a player. In some of them, the apparently best point is forbidden for Black
 * in renju: double three, double four or overline.
 */
final class TestSetUps {

  private TestSetUps() {}

  /** Returns the set-ups that fit a board, each with Black and with White to move. */
  static List<Start> on(int size) {
    List<List<Move.Place>> drawn = new ArrayList<>(List.of(nearlyFull(size)));
    if (size >= 3) {
      drawn.add(cross(size, 1, 1, 1, 1));
    }
    if (size >= 7) {
      drawn.add(cross(size, 3, 0, 3, 0));
      drawn.add(cross(size, 3, 2, 0, 0));
      drawn.add(cross(size, 2, 2, 1, 1));
    }
    List<Start> starts = new ArrayList<>();
    for (List<Move.Place> stones : drawn) {
      for (Stone first : Stone.values()) {
        starts.add(new Start(size, stones, first));
      }
    }
    return starts;
  }

  /** Returns black stones on each side of the vacant centre, in the same row and column. */
  private static List<Move.Place> cross(int size, int left, int right, int down, int up) {
    int centre = size / 2;
    List<Move.Place> stones = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      addIf(i <= left, stones, centre - i, centre);
      addIf(i <= right, stones, centre + i, centre);
      addIf(i <= down, stones, centre, centre - i);
      addIf(i <= up, stones, centre, centre + i);
    }
    return stones;
  }

  private static void addIf(boolean wanted, List<Move.Place> stones, int column, int row) {
    if (wanted) {
      stones.add(new Move.Place(Stone.BLACK, new Point(column, row)));
    }
  }

  /**
   * Returns stones on all but four points, in a pattern with at most two adjacent stones of a
   * colour.
   */
  private static List<Move.Place> nearlyFull(int size) {
    List<Move.Place> stones = new ArrayList<>();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        boolean vacant = (row == 0 || row == size / 2) && (column == 1 || column == size - 1);
        if (!vacant) {
          Stone stone = (column + 2 * row) % 4 < 2 ? Stone.BLACK : Stone.WHITE;
          stones.add(new Move.Place(stone, new Point(column, row)));
        }
      }
    }
    return stones;
  }
}
