package org.gobang.presentation.files;

import java.util.HashMap;
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

/**
 * The position at the end of a record's main line.
 *
 * @param size the lines of a side
 * @param stones the stones on the board
 * @param last the last move; empty where there is none, or it was a pass
 */
public record FinalPosition(int size, Map<Point, Stone> stones, Optional<Point> last) {

  /** Copies the stones. */
  public FinalPosition {
    stones = Map.copyOf(stones);
  }

  /**
   * The end of a record.
   *
   * @param start the board of its rules before the first move; empty where there is none: then all
   *     stones are on the board that were put there
   */
  public static FinalPosition of(GameRecord record, Optional<Board> start) {
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
    return new FinalPosition(record.start().size(), stones, last);
  }

  /** The board after the main line; empty where it refuses a move. */
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
}
