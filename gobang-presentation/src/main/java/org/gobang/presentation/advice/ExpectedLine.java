package org.gobang.presentation.advice;

import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * Moves that are expected, to be drawn on the board.
 *
 * @param first the side of the first one
 * @param number the number of the first one in the game
 * @param moves the moves in order
 */
public record ExpectedLine(Stone first, int number, List<Point> moves) {

  /** The most moves in words. */
  private static final int SHOWN = 8;

  /** Copies the moves. */
  public ExpectedLine {
    moves = List.copyOf(moves);
  }

  /** The first moves of a line, with blanks between them. */
  public static String text(List<Point> moves) {
    String text = moves.stream().limit(SHOWN).map(Point::toString).collect(Collectors.joining(" "));
    return moves.size() > SHOWN ? text + "…" : text;
  }
}
