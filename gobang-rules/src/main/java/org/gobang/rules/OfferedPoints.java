package org.gobang.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardSymmetry;
import org.gobang.api.board.Verdict.Refused;

/**
 * The points that have been offered for the next stone. No two of them are equal: under no symmetry
 * that leaves the stones on the board as they are.
 *
 * @param points the points in the order in which they were offered
 * @param symmetries the symmetries that leave the stones as they are
 * @param equal the offered point by each point that equals it, itself included
 */
record OfferedPoints(List<Point> points, List<BoardSymmetry> symmetries, Map<Point, Point> equal) {

  /** The kind of a point that is offered already. */
  static final String OFFERED = "offered";

  /** The kind of a point that is equal to one that is offered already. */
  static final String SYMMETRIC = "symmetric";

  /** None yet. */
  static final OfferedPoints NONE = new OfferedPoints(List.of(), List.of(), Map.of());

  /** Returns the key of the choice that offers a point. */
  static String key(Point point) {
    return "offer-" + point;
  }

  /**
   * Returns these points and another one.
   *
   * @param board the stones, the same for all points
   */
  OfferedPoints with(Point point, Board board) {
    List<Point> more = new ArrayList<>(points);
    more.add(point);
    List<BoardSymmetry> same = points.isEmpty() ? symmetriesOf(board) : symmetries;
    Map<Point, Point> images = new HashMap<>(equal);
    same.forEach(each -> images.put(each.of(point, board.size()), point));
    return new OfferedPoints(List.copyOf(more), same, Map.copyOf(images));
  }

  /** Returns the reason why a vacant point cannot be offered. */
  Optional<Refused> refusal(Point point) {
    return Optional.ofNullable(equal.get(point))
        .map(
            offered ->
                new Refused(offered.equals(point) ? OFFERED : SYMMETRIC, List.of(offered), false));
  }

  private static List<BoardSymmetry> symmetriesOf(Board board) {
    return Stream.of(BoardSymmetry.values()).filter(each -> leaves(board, each)).toList();
  }

  private static boolean leaves(Board board, BoardSymmetry symmetry) {
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        Point point = new Point(column, row);
        if (board.at(point) != board.at(symmetry.of(point, board.size()))) {
          return false;
        }
      }
    }
    return true;
  }
}
