package org.gobang.launcher.cli;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;

/** Creates empty boards and reports the valid sizes for invalid ones. */
final class BoardSizes {

  private BoardSizes() {}

  /**
   * Returns an empty board with a set of rules.
   *
   * @param board the board of the rules for a start
   * @param rules the rules, as the user named them
   * @param size the board size, any number
   * @throws RefusedException if the rules do not support the size; the message lists the supported
   *     ones
   */
  static Board empty(Function<Start, Board> board, String rules, int size) {
    if (has(board, size)) {
      return board.apply(Start.empty(size));
    }
    List<Integer> sizes =
        IntStream.rangeClosed(1, Point.MOST_LINES)
            .filter(each -> has(board, each))
            .boxed()
            .toList();
    if (sizes.isEmpty()) {
      // The rules refuse for another reason, which they report.
      return board.apply(Start.empty(Math.min(Math.max(size, 1), Point.MOST_LINES)));
    }
    throw new RefusedException(
        LauncherTexts.of("wrong.lines", rules, text(sizes), String.valueOf(size)));
  }

  private static boolean has(Function<Start, Board> board, int size) {
    if (size < 1 || size > Point.MOST_LINES) {
      return false;
    }
    try {
      return board.apply(Start.empty(size)).size() == size;
    } catch (RefusedException noSuchSize) {
      return false;
    }
  }

  /** Returns the sizes as text, as a range if they are contiguous. */
  private static String text(List<Integer> sizes) {
    String all = sizes.stream().map(String::valueOf).collect(Collectors.joining(", "));
    int most = sizes.size() - 1;
    boolean whole = most > 1 && sizes.get(most) - sizes.get(0) == most;
    return whole ? sizes.get(0) + "\u2013" + sizes.get(most) : all;
  }
}
