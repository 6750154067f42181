package org.gobang.launcher;

import java.util.Locale;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;

/** A board in plain characters: {@code X} Black, {@code O} White, rows numbered from the bottom. */
final class BoardDrawing {

  private BoardDrawing() {}

  static String of(Board board) {
    StringBuilder text = new StringBuilder();
    for (int row = board.size() - 1; row >= 0; row--) {
      text.append(String.format(Locale.ROOT, "%2d", row + 1));
      for (int column = 0; column < board.size(); column++) {
        text.append(' ').append(character(board.at(column, row)));
      }
      text.append('\n');
    }
    text.append("  ");
    for (int column = 0; column < board.size(); column++) {
      text.append(' ').append((char) ('a' + column));
    }
    return text.append('\n').toString();
  }

  private static char character(Cell cell) {
    return switch (cell) {
      case BLACK -> 'X';
      case WHITE -> 'O';
      case VACANT -> '.';
      case OUTSIDE -> ' ';
    };
  }
}
