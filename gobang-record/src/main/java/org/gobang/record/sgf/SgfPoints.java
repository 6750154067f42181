package org.gobang.record.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.QuotedExcerpt;

/**
 * Points in SGF's form for the go board: a letter for the column from the left and one for the row
 * from the top, {@code aa} in the upper left corner. See <a
 * href="https://www.red-bean.com/sgf/go.html#types">FF[4], Go</a>, which programs for gomoku and
 * renju adopted. Capital letters and the notation {@code h8} are also read.
 */
final class SgfPoints {

  /** On boards up to this size, FF[3] wrote a pass as the point {@code tt}. */
  private static final int LARGEST_WITH_TT = 19;

  /**
   * The limit of rectangles. Each rectangle may cover the whole board, so a small file could
   * contain billions of points.
   */
  private static final int MAX_RECTANGLES = 10_000;

  private final int size;
  private int rectangles;

  /** Creates the points of a board. */
  SgfPoints(int size) {
    this.size = size;
  }

  int size() {
    return size;
  }

  String write(Point point) {
    return letter(point.column()) + letter(size - 1 - point.row());
  }

  private static String letter(int index) {
    return String.valueOf((char) ('a' + index));
  }

  /** Returns whether the board has the point. */
  boolean has(Point point) {
    return point.column() < size && point.row() < size;
  }

  boolean isPass(String raw) {
    String move = raw.strip();
    return move.isEmpty()
        || move.equalsIgnoreCase("pass")
        || (move.equalsIgnoreCase("tt") && size <= LARGEST_WITH_TT);
  }

  /** Returns the point for a value, empty if the value is not a point on this board. */
  Optional<Point> read(String raw) {
    String text = raw.strip();
    if (text.length() == 2 && index(text.charAt(1)) >= 0) {
      int column = index(text.charAt(0));
      int row = size - 1 - index(text.charAt(1));
      return column >= 0 && column < size && row >= 0 && row < size
          ? Optional.of(new Point(column, row))
          : Optional.empty();
    }
    try {
      return Optional.of(Point.parse(text)).filter(this::has);
    } catch (RefusedException noPoint) {
      return Optional.empty();
    }
  }

  /** Returns the message for a value that is not a point on this board. */
  LocalizedText unknown(String id, String raw) {
    return RecordMessages.of("sgf.no.point", id, QuotedExcerpt.of(raw), size);
  }

  /**
   * Returns the points for a value: one point, or all points of the rectangle between two corners
   * separated by a colon.
   *
   * @return the points; empty if one of them is not on this board, or after thousands of rectangles
   */
  List<Point> readAll(String raw) {
    int colon = SgfText.colon(raw);
    if (colon < 0) {
      return read(raw).map(List::of).orElse(List.of());
    }
    Optional<Point> one = read(raw.substring(0, colon));
    Optional<Point> other = read(raw.substring(colon + 1));
    List<Point> points = new ArrayList<>();
    if (one.isPresent() && other.isPresent() && rectangles++ < MAX_RECTANGLES) {
      Point a = one.get();
      Point b = other.get();
      // From the top row down, in the order of the file.
      for (int row = Math.max(a.row(), b.row()); row >= Math.min(a.row(), b.row()); row--) {
        int last = Math.max(a.column(), b.column());
        for (int column = Math.min(a.column(), b.column()); column <= last; column++) {
          points.add(new Point(column, row));
        }
      }
    }
    return points;
  }

  /** Returns the index of a letter in the alphabet, from 0, or -1 for other characters. */
  static int index(char c) {
    if (c >= 'a' && c <= 'z') {
      return c - 'a';
    }
    return c >= 'A' && c <= 'Z' ? c - 'A' : -1;
  }
}
