package org.gobang.presentation.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.presentation.advice.Hint;

/**
 * The contents of a board to paint, without the pointer and the keyboard focus.
 *
 * @param size the board size
 * @param spots the contents of points; other points are empty
 * @param line the winning line, in order; empty before a win
 * @param hand the stone of the human to move; empty if no human is to move
 * @param forbidden the reasons why stones cannot be placed on points: visible forbidden moves of
 *     Black, and points excluded by an opening rule
 * @param restricted the points to which the opening rule restricts the next stone; empty if
 *     unrestricted
 * @param wraps whether opposite edges are joined
 * @param area the area of a hint; empty if none is shown
 * @param connections the arrows and lines of the record
 */
public record BoardScene(
    int size,
    Map<Point, PointScene> spots,
    List<Point> line,
    Optional<Stone> hand,
    Map<Point, String> forbidden,
    List<Point> restricted,
    boolean wraps,
    Optional<Hint.Area> area,
    List<RecordNote.Connected> connections) {

  /** Creates a board with copies of the collections. */
  public BoardScene {
    spots = Map.copyOf(spots);
    line = List.copyOf(line);
    forbidden = Map.copyOf(forbidden);
    restricted = List.copyOf(restricted);
    connections = List.copyOf(connections);
  }

  /** Creates a board without joined edges. */
  public BoardScene(
      int size,
      Map<Point, PointScene> spots,
      List<Point> line,
      Optional<Stone> hand,
      Map<Point, String> forbidden) {
    this(size, spots, line, hand, forbidden, List.of(), false, Optional.empty(), List.of());
  }

  /** Returns an empty board. */
  public static BoardScene empty(int size) {
    return new BoardScene(size, Map.of(), List.of(), Optional.empty(), Map.of());
  }

  /**
   * Returns a board with stones.
   *
   * @param last the last move; empty if none is marked
   */
  public static BoardScene of(int size, Map<Point, Stone> stones, Optional<Point> last) {
    Map<Point, PointScene> spots = new HashMap<>();
    stones.forEach(
        (point, stone) ->
            spots.put(point, PointScene.of(stone, last.filter(point::equals).isPresent())));
    return new BoardScene(size, spots, List.of(), Optional.empty(), Map.of());
  }

  /**
   * Returns the final position of the main line in a record; calls plugins.
   *
   * @param start the board of its rules before the first move; if empty, all placed stones are
   *     shown
   */
  public static BoardScene end(GameRecord record, Optional<Board> start) {
    Map<Point, Stone> stones = new HashMap<>();
    record.start().stones().forEach(place -> stones.put(place.point(), place.stone()));
    Optional<Point> last = Optional.empty();
    for (Node node : record.follow(record.mainLine())) {
      last = Optional.empty();
      if (node.move() instanceof Move.Place place) {
        stones.put(place.point(), place.stone());
        last = Optional.of(place.point());
      }
    }
    start
        .flatMap(board -> end(record, board))
        .ifPresent(board -> stones.keySet().removeIf(point -> board.at(point) == Cell.VACANT));
    return of(record.start().size(), stones, last);
  }

  /** Returns the board after the main line; empty if it refuses a move. */
  private static Optional<Board> end(GameRecord record, Board start) {
    Board board = start;
    try {
      for (Node node : record.follow(record.mainLine())) {
        board = board.play(node.move());
      }
      return Optional.of(board);
    } catch (IllegalMoveException refused) {
      return Optional.empty();
    }
  }

  /** Returns the contents of a point. */
  public PointScene spot(Point point) {
    return spots.getOrDefault(point, PointScene.BARE);
  }

  /** Returns whether the point is empty and the opening rule allows a stone or an offer there. */
  public boolean admits(Point point) {
    PointScene spot = spot(point);
    boolean allowed =
        switch (spot.opening()) {
          case NONE -> restricted.isEmpty();
          case REGION -> true;
          case OFFERED -> restricted.contains(point);
          case EXCLUDED -> false;
        };
    return allowed && spot.stone().isEmpty();
  }

  /** Returns the stones by point. */
  public Map<Point, Stone> stones() {
    Map<Point, Stone> stones = new HashMap<>();
    spots.forEach((point, spot) -> spot.stone().ifPresent(stone -> stones.put(point, stone)));
    return stones;
  }

  /** Returns the last stone, if it is the only stone added since an earlier board. */
  public Optional<Point> newest(BoardScene before) {
    Map<Point, Stone> then = before.stones();
    Map<Point, Stone> now = stones();
    List<Point> added = now.keySet().stream().filter(point -> !then.containsKey(point)).toList();
    return size == before.size && added.size() == 1 && spot(added.get(0)).last()
        ? Optional.of(added.get(0))
        : Optional.empty();
  }

  /** Returns whether both boards have the same stones. */
  public boolean sameStones(BoardScene other) {
    return size == other.size && stones().equals(other.stones());
  }
}
