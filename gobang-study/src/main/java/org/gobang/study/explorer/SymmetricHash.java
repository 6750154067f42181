package org.gobang.study.explorer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.OpeningOption;

/**
 * A hash of a position that is the same for its eight symmetric images: the smallest of their
 * Zobrist hashes, combined with the rules, the board size, the side to move and the captured
 * stones. It does not depend on the order of the moves.
 *
 * <p>It has 64 bits. Among n positions, two that differ have the same hash with a probability of
 * n²/2⁶⁵: 3·10⁻⁸ for a million, 3·10⁻⁴ for a hundred million.
 *
 * <p>The values are stored in files: a change of the computation requires a new version of the
 * format.
 */
final class SymmetricHash {

  /** The code of no move, for the position in which a game ended. */
  static final int NO_MOVE = 1023;

  private static final int SYMMETRIES = 8;
  private static final int LINES = Point.MOST_LINES;
  private static final long[] BLACK = values(0);
  private static final long[] WHITE = values(BLACK[BLACK.length - 1]);

  private final int size;
  private final long rules;
  private final long[] images = new long[SYMMETRIES];
  private int captured;
  private Stone toMove;

  /** Creates the hash of a position. */
  SymmetricHash(Board board) {
    size = board.size();
    rules = mix(Arrays.hashCode(OpeningOption.without(board.rules()).toCharArray()) * 31L + size);
    toMove = board.toMove();
    read(board);
  }

  private void read(Board board) {
    Arrays.fill(images, 0);
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Cell cell = board.at(column, row);
        if (cell != Cell.VACANT) {
          put(cell == Cell.BLACK ? Stone.BLACK : Stone.WHITE, column, row);
        }
      }
    }
    captured = captured(board);
  }

  /** Returns the finalizer of SplitMix64 (Steele, Lea, Flood 2014). */
  private static long mix(long seed) {
    long z = seed + 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** Returns a value for each point, starting after a seed. */
  private static long[] values(long seed) {
    long[] values = new long[LINES * LINES];
    long state = seed;
    for (int i = 0; i < values.length; i++) {
      state = mix(state);
      values[i] = state;
    }
    return values;
  }

  private static int captured(Board board) {
    return board.captured(Stone.BLACK) * LINES * LINES + board.captured(Stone.WHITE);
  }

  private void put(Stone stone, int column, int row) {
    for (int i = 0; i < SYMMETRIES; i++) {
      images[i] ^= (stone == Stone.BLACK ? BLACK : WHITE)[code(i, column, row)];
    }
  }

  /**
   * Returns the image of a point under a symmetry: its row and column as one number, below {@link
   * #NO_MOVE}.
   */
  private int code(int symmetry, int column, int row) {
    int c = (symmetry & 1) == 0 ? column : size - 1 - column;
    int r = (symmetry & 2) == 0 ? row : size - 1 - row;
    return (symmetry & 4) == 0 ? r * LINES + c : c * LINES + r;
  }

  private Point point(int symmetry, int code) {
    int c = (symmetry & 4) == 0 ? code % LINES : code / LINES;
    int r = (symmetry & 4) == 0 ? code / LINES : code % LINES;
    return new Point(
        (symmetry & 1) == 0 ? c : size - 1 - c, (symmetry & 2) == 0 ? r : size - 1 - r);
  }

  /**
   * Updates the hash after a move.
   *
   * @param after the position after it
   */
  void play(Move move, Board after) {
    if (captured(after) != captured) {
      read(after);
    } else if (move instanceof Move.Place place) {
      put(place.stone(), place.point().column(), place.point().row());
    }
    toMove = after.toMove();
  }

  private long least() {
    return Arrays.stream(images).min().orElseThrow();
  }

  /** Returns the symmetries that map the position to its canonical image. */
  private IntStream symmetries() {
    long least = least();
    return IntStream.range(0, SYMMETRIES).filter(i -> images[i] == least);
  }

  /** Returns the hash. */
  long key() {
    return mix(least() ^ mix(rules ^ mix(captured * 2L + (toMove == Stone.BLACK ? 0 : 1))));
  }

  /** Returns the code of a move in the canonical image. Equivalent moves have the same code. */
  int code(Point point) {
    return symmetries().map(i -> code(i, point.column(), point.row())).min().orElseThrow();
  }

  /**
   * Returns the points of a move in this position, starting with the highest one of the right half.
   */
  List<Point> points(int code) {
    return symmetries()
        .mapToObj(i -> point(i, code))
        .distinct()
        .sorted(Comparator.comparingInt(Point::row).thenComparingInt(Point::column).reversed())
        .toList();
  }
}
