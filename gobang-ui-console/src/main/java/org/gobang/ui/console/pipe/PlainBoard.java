package org.gobang.ui.console.pipe;

import java.util.HashMap;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardText;
import org.gobang.api.board.Verdict;
import org.gobang.presentation.position.ShownPosition;
import org.gobang.ui.console.table.ForbiddenMark;

/**
 * Draws a board in plain characters, with the points forbidden for Black and the offered points.
 */
final class PlainBoard {

  private PlainBoard() {}

  static String of(ShownPosition now) {
    Board board = now.state().board();
    Map<Point, Verdict.Refused> forbidden = board.forbidden(Stone.BLACK);
    Map<Point, Character> marks = new HashMap<>();
    forbidden.forEach((point, why) -> marks.put(point, ForbiddenMark.of(why.kind())));
    StringBuilder text = new StringBuilder(BoardText.draw(board, marks));
    for (Stone stone : Stone.values()) {
      if (board.captured(stone) > 0) {
        text.append(EventLines.name(stone)).append(" captured: ");
        text.append(board.captured(stone)).append('\n');
      }
    }
    if (!now.step().offered().isEmpty()) {
      text.append("offered:").append(EventLines.points(now.step().offered())).append('\n');
    }
    if (!forbidden.isEmpty()) {
      text.append("forbidden to Black: ").append(ForbiddenMark.legend(forbidden, kind -> kind));
    }
    return text.toString().stripTrailing();
  }
}
