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
 * The points already offered for the next stone. No two of them are equal under a symmetry of the
 * stones on the board.
 *
 * @param points the points in the order of the offers
 * @param symmetries the symmetries of the stones
 * @param equal the offered point for each equal point, including the point itself
 */
record OfferedPoints(List<Point> points, List<BoardSymmetry> symmetries, Map<Point, Point> equal) {

  /** The kind of a refusal because the point is already offered. */
  static final String OFFERED = "offered";

  /** The kind of a refusal because the point is symmetric to an offered point. */
  static final String SYMMETRIC = "symmetric";

  /** No offered points. */
  static final OfferedPoints NONE = new OfferedPoints(List.of(), List.of(), Map.of());

  /** Returns the key of the choice that offers a point. */
  static String key(Point point) {
    return "offer-" + point;
  }

  /**
   * Returns these points with an additional one.
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
