package org.gobang.engines.brain;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.engines.gomocup.GomocupNotation;

/**
 * The answer lines of Yixin-Board for opening rules.
 *
 * <p>Coordinates are separated by a blank here. Yixin-Board writes and reads the row first, in
 * these lines as in {@code BOARD}, {@code YXBOARD} and {@code TURN}. The first number is taken for
 * the column in all of them alike: to the player the board is mirrored, and the answers fit.
 *
 * @param opening the name of the opening in the lines
 * @param size the board size
 */
record YixinMessages(String opening, int size) {

  /** Returns a line with a word or the coordinates of a point. */
  String line(String key, String value) {
    return "MESSAGE " + opening + " " + key + " " + value;
  }

  /** Returns the line for the decision to swap colours or not. */
  String swap(int number, boolean swaps) {
    return line("SWAP" + number, swaps ? "YES" : "NO");
  }

  /** Returns the lines for numbered stones. */
  List<String> moves(int first, List<Point> points) {
    List<String> lines = new ArrayList<>();
    for (Point point : points) {
      lines.add(line("MOVE" + (first + lines.size()), text(point)));
    }
    return lines;
  }

  /** Returns the coordinates of a point. */
  String text(Point point) {
    return GomocupNotation.point(point, size).replace(',', ' ');
  }
}
