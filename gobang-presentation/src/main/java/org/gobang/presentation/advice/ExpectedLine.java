package org.gobang.presentation.advice;

import java.util.List;
import java.util.stream.Collectors;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * An expected variation to draw on the board.
 *
 * @param first the side of the first move
 * @param number the number of the first move in the game
 * @param moves the moves in order
 */
public record ExpectedLine(Stone first, int number, List<Point> moves) {

  /** The maximum number of moves in text. */
  private static final int SHOWN = 8;

  /** Creates an expected variation with a copy of the moves. */
  public ExpectedLine {
    moves = List.copyOf(moves);
  }

  /** Returns the first moves of a variation, separated by spaces. */
  public static String text(List<Point> moves) {
    String text = moves.stream().limit(SHOWN).map(Point::toString).collect(Collectors.joining(" "));
    return moves.size() > SHOWN ? text + "…" : text;
  }
}
