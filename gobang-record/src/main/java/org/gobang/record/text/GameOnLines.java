package org.gobang.record.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.record.lines.MoveLine;

/**
 * Distinguishes one game on several lines from a list with one game per line. One game has no point
 * twice, and either each line has one move, or the move numbers continue from line to line.
 */
final class GameOnLines {

  private static final Pattern NUMBER = Pattern.compile("(\\d{1,4})[.)]");

  private GameOnLines() {}

  /**
   * Returns whether lines are one game.
   *
   * @param lines the lines, two or more
   * @param moves the moves of each line
   */
  static boolean is(List<MoveLine> lines, List<List<Move>> moves) {
    return isFreeOfRepetitions(moves)
        && (moves.stream().allMatch(line -> line.size() == 1) || isNumbered(lines, moves));
  }

  private static boolean isFreeOfRepetitions(List<List<Move>> moves) {
    Set<Point> seen = new HashSet<>();
    return moves.stream()
        .flatMap(List::stream)
        .allMatch(move -> !(move instanceof Move.Place place) || seen.add(place.point()));
  }

  /** Returns whether each line starts with the number of its first move or pair of moves. */
  private static boolean isNumbered(List<MoveLine> lines, List<List<Move>> moves) {
    int before = 0;
    for (int i = 0; i < lines.size(); i++) {
      Matcher number = NUMBER.matcher(lines.get(i).moves());
      int expected = number.lookingAt() ? Integer.parseInt(number.group(1)) - 1 : -1;
      if (expected != before && expected * 2 != before) {
        return false;
      }
      before += moves.get(i).size();
    }
    return true;
  }
}
