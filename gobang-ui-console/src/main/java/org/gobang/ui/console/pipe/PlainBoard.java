package org.gobang.ui.console.pipe;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.ui.console.table.Mark;

/**
 * A board in plain characters: {@code X} Black, {@code O} White, rows numbered from the bottom, and
 * what the rules forbid Black, whoever is to move.
 */
final class PlainBoard {

  private PlainBoard() {}

  static String of(Board board) {
    Map<Point, Verdict.Refused> forbidden = board.forbidden(Stone.BLACK);
    StringBuilder text = new StringBuilder();
    for (int row = board.size() - 1; row >= 0; row--) {
      text.append(String.format(Locale.ROOT, "%2d", row + 1));
      for (int column = 0; column < board.size(); column++) {
        text.append(' ').append(character(board, forbidden, new Point(column, row)));
      }
      text.append('\n');
    }
    text.append("  ");
    for (int column = 0; column < board.size(); column++) {
      text.append(' ').append((char) ('a' + column));
    }
    if (!forbidden.isEmpty()) {
      text.append("\nforbidden to Black: ").append(legend(Mark.kinds(forbidden)));
    }
    return text.toString();
  }

  private static String legend(List<String> kinds) {
    return kinds.stream().map(kind -> Mark.of(kind) + " " + kind).collect(Collectors.joining(", "));
  }

  private static char character(Board board, Map<Point, Verdict.Refused> forbidden, Point point) {
    Verdict.Refused why = forbidden.get(point);
    return switch (board.at(point)) {
      case BLACK -> 'X';
      case WHITE -> 'O';
      case VACANT -> why == null ? '.' : Mark.of(why.kind());
      case OUTSIDE -> ' ';
    };
  }
}
