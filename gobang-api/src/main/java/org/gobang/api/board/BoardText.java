package org.gobang.api.board;

import java.util.Locale;
import java.util.Map;
import org.gobang.api.Point;

/**
 * Draws boards in plain text for pipes, logs and authors of strategies: {@code X} for Black, {@code
 * O} for White and {@code .} for a vacant point. Rows are numbered from the bottom, and columns
 * have letters from the left.
 */
public final class BoardText {

  private BoardText() {}

  /**
   * Draws a board.
   *
   * @param board the board
   * @return one line per row, the top row first, and one for the letters; each ends in {@code '\n'}
   */
  public static String draw(Board board) {
    return draw(board, Map.of());
  }

  /**
   * Draws a board with marks on vacant points.
   *
   * @param board the board
   * @param marks the characters to replace {@code .}, by vacant point; other points are ignored
   * @return one line per row, the top row first, and one for the letters; each ends in {@code '\n'}
   */
  public static String draw(Board board, Map<Point, Character> marks) {
    StringBuilder text = new StringBuilder();
    for (int row = board.size() - 1; row >= 0; row--) {
      text.append(String.format(Locale.ROOT, "%2d", row + 1));
      for (int column = 0; column < board.size(); column++) {
        text.append(' ').append(character(board, marks, new Point(column, row)));
      }
      text.append('\n');
    }
    text.append("  ");
    for (int column = 0; column < board.size(); column++) {
      text.append(' ').append((char) ('a' + column));
    }
    return text.append('\n').toString();
  }

  private static char character(Board board, Map<Point, Character> marks, Point point) {
    return switch (board.at(point)) {
      case BLACK -> 'X';
      case WHITE -> 'O';
      case VACANT -> marks.getOrDefault(point, '.');
      case OUTSIDE -> ' ';
    };
  }
}
