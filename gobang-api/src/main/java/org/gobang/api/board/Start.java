package org.gobang.api.board;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * The position before the first move: an empty board or a set-up, such as the stones of an SGF root
 * node or a problem from a book.
 *
 * @param size the board size, from 1 to 25; the provider decides which sizes its rules support
 * @param stones the stones before the first move, each on a different point of the board
 * @param first the side that moves first
 */
public record Start(int size, List<Move.Place> stones, Stone first) {

  /**
   * Creates a start with a copy of the stones.
   *
   * @throws IllegalArgumentException if the size is not from 1 to 25, or a stone is outside the
   *     board or on an occupied point
   */
  public Start {
    if (size < 1 || size > Point.MOST_LINES) {
      throw new IllegalArgumentException("a board has 1 to 25 lines a side, not " + size);
    }
    stones = List.copyOf(stones);
    Objects.requireNonNull(first, "first");
    Set<Point> taken = new HashSet<>();
    for (Move.Place stone : stones) {
      Point point = stone.point();
      if (point.column() >= size || point.row() >= size) {
        throw new IllegalArgumentException(point + " is outside a board of " + size + " lines");
      }
      if (!taken.add(point)) {
        throw new IllegalArgumentException("two stones on " + point);
      }
    }
  }

  /**
   * Returns the start with an empty board and Black to move.
   *
   * @param size the board size, from 1 to 25
   * @return the start of a standard game
   * @throws IllegalArgumentException if the size is not from 1 to 25
   */
  public static Start empty(int size) {
    return new Start(size, List.of(), Stone.BLACK);
  }
}
