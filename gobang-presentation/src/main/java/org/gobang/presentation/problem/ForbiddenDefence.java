package org.gobang.presentation.problem;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.presentation.support.PluginCall;

/**
 * Why the loser of a problem could not stop the five: the rules forbid the point, as renju does for
 * Black.
 *
 * @param point the point of the five
 * @param why what the rules hold against it
 */
public record ForbiddenDefence(Point point, Verdict.Refused why) {

  /**
   * Looks at the end of a win.
   *
   * @param before the position before the loser's last move
   * @param five the winner's last move
   */
  static Optional<ForbiddenDefence> at(Board before, Point five) {
    return PluginCall.of(
        () ->
            before.judge(before.toMove(), five) instanceof Verdict.Refused refused && refused.foul()
                ? Optional.of(new ForbiddenDefence(five, refused))
                : Optional.empty(),
        Optional.empty());
  }

  /**
   * Looks at the end of a line that wins.
   *
   * @param from the position before the line
   */
  static Optional<ForbiddenDefence> at(Board from, List<Point> line) {
    return PluginCall.of(
        () -> {
          Board before = from;
          for (Point move : line.subList(0, Math.max(0, line.size() - 2))) {
            before = before.play(move);
          }
          return line.isEmpty() ? Optional.empty() : at(before, line.get(line.size() - 1));
        },
        Optional.empty());
  }
}
