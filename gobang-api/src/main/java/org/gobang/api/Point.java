package org.gobang.api;

/**
 * A crossing of two lines on a board of up to 25 lines a side.
 *
 * <p>{@code new Point(7, 7)} is {@code h8}, the centre of 15 lines. A point is independent of a
 * board: {@link org.gobang.api.board.Board#at} returns whether it is on one.
 *
 * @param column the column counted from the left, from 0 to 24
 * @param row the row counted from the bottom, from 0 to 24
 */
public record Point(int column, int row) {

  /** The most lines a side that a board can have, so that every column has a letter: 25. */
  public static final int MOST_LINES = 25;

  /**
   * Checks the range.
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
   * Reads a point as people write it: a column letter from {@code a} to {@code y}, of either case,
   * and a row number from 1 to 25.
   *
   * @param text the point, such as {@code h8} or {@code H8}, with nothing around it
   * @return the point
   * @throws RefusedException if the text is not a point; its sentence says what is wrong
   */
  public static Point parse(String text) {
    int column = text.isEmpty() ? -1 : column(text.charAt(0));
    String digits = text.isEmpty() ? "" : text.substring(1);
    if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw new RefusedException(
          "not a point such as h8: \"" + Printable.of(text, Printable.QUOTED) + "\"");
    }
    if (column < 0 || column >= MOST_LINES) {
      String letter = Printable.of(text.substring(0, 1));
      throw new RefusedException("no column " + letter + ": columns are a to y");
    }
    // Three digits are already too many; cutting there keeps a long number from overflowing.
    int row = Integer.parseInt(digits.substring(0, Math.min(3, digits.length())));
    if (row < 1 || row > MOST_LINES || digits.length() > 2) {
      throw new RefusedException(
          "no row " + Printable.of(digits, Printable.QUOTED) + ": rows are 1 to 25");
    }
    return new Point(column, row - 1);
  }

  private static int column(char letter) {
    // Not toLowerCase: that would make a column of the Turkish İ and of the Kelvin sign.
    return letter - (letter <= 'Z' ? 'A' : 'a');
  }

  /**
   * The point as people write it.
   *
   * @return the column letter and the row number, such as {@code h8}; {@link #parse} reads it back
   */
  @Override
  public String toString() {
    return (char) ('a' + column) + String.valueOf(row + 1);
  }
}
