package org.gobang.api;

import java.util.List;

/**
 * A point of the board, where two lines cross. Boards have up to 25×25 points.
 *
 * <p>{@code new Point(7, 7)} is {@code h8}, the centre of a 15×15 board. A point is independent of
 * a board: {@link org.gobang.api.board.Board#at} returns whether a board contains it.
 *
 * @param column the column counted from the left, from 0 to 24
 * @param row the row counted from the bottom, from 0 to 24
 */
public record Point(int column, int row) {

  /** The largest board size: 25. Every column then has a letter. */
  public static final int MOST_LINES = 25;

  /**
   * Creates a point.
   *
   * @throws IllegalArgumentException if the column or the row is not from 0 to 24
   */
  public Point {
    if (column < 0 || column >= MOST_LINES || row < 0 || row >= MOST_LINES) {
      throw new IllegalArgumentException(
          "column and row are from 0 to 24, not " + column + " and " + row);
    }
  }

  /**
   * Reads a point in the usual notation: a column letter from {@code a} to {@code y}, in upper or
   * lower case, and a row number from 1 to 25.
   *
   * @param text the point, such as {@code h8} or {@code H8}, without surrounding text
   * @return the point
   * @throws RefusedException if the text is not a point; the message gives the reason
   */
  public static Point parse(String text) {
    int column = text.isEmpty() ? -1 : column(text.charAt(0));
    String digits = text.isEmpty() ? "" : text.substring(1);
    if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      String quoted = Printable.of(text, Printable.QUOTED);
      throw new RefusedException(
          "point-form", "not a point such as h8: \"" + quoted + "\"", List.of(quoted));
    }
    if (column < 0 || column >= MOST_LINES) {
      String letter = Printable.of(text.substring(0, 1));
      throw new RefusedException(
          "point-column", "no column " + letter + ": columns are a to y", List.of(letter));
    }
    // Three digits are already too many; cutting the rest prevents an overflow.
    int row = Integer.parseInt(digits.substring(0, Math.min(3, digits.length())));
    if (row < 1 || row > MOST_LINES || digits.length() > 2) {
      String quoted = Printable.of(digits, Printable.QUOTED);
      throw new RefusedException(
          "point-row", "no row " + quoted + ": rows are 1 to 25", List.of(quoted));
    }
    return new Point(column, row - 1);
  }

  private static int column(char letter) {
    // Not toLowerCase: it would accept the Turkish İ and the Kelvin sign as columns.
    return letter - (letter <= 'Z' ? 'A' : 'a');
  }

  /**
   * Returns the point in the usual notation.
   *
   * @return the column letter and the row number, such as {@code h8}; {@link #parse} reads it back
   */
  @Override
  public String toString() {
    return (char) ('a' + column) + String.valueOf(row + 1);
  }
}
