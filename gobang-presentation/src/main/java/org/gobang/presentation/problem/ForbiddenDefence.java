package org.gobang.presentation.problem;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.presentation.support.PluginCall;

/**
 * The reason why the loser of a problem could not stop the five: a forbidden move, as in renju for
 * Black.
 *
 * @param point the point of the five
 * @param why the reason given by the rules
 */
public record ForbiddenDefence(Point point, Verdict.Refused why) {

  /**
   * Checks the end of a win.
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
   * Checks the end of a winning variation.
   *
   * @param from the position before the variation
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
