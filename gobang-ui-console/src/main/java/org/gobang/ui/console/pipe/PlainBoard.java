package org.gobang.ui.console.pipe;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardText;
import org.gobang.api.board.Verdict;
import org.gobang.ui.console.table.Mark;

/** A board in plain characters, with the points forbidden to Black at any turn. */
final class PlainBoard {

  private PlainBoard() {}

  static String of(Board board) {
    Map<Point, Verdict.Refused> forbidden = board.forbidden(Stone.BLACK);
    Map<Point, Character> marks = new HashMap<>();
    forbidden.forEach((point, why) -> marks.put(point, Mark.of(why.kind())));
    String drawing = BoardText.draw(board, marks);
    return forbidden.isEmpty()
        ? drawing.stripTrailing()
        : drawing + "forbidden to Black: " + legend(Mark.kinds(forbidden));
  }

  private static String legend(List<String> kinds) {
    return kinds.stream().map(kind -> Mark.of(kind) + " " + kind).collect(Collectors.joining(", "));
  }
}
