package org.gobang.engines.brain;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.engines.gomocup.GomocupNotation;

/** An opening as described by a command, followed by the player's answers. */
final class OpeningDialogue {

  private final TurnSearch search;
  private Board board;

  /**
   * Creates an empty opening.
   *
   * @param search requests the player's moves
   * @param board an empty board with the opening
   */
  OpeningDialogue(TurnSearch search, Board board) {
    this.search = search;
    this.board = board;
  }

  /**
   * Places the stones of a command.
   *
   * @throws RefusedException if one of them is not allowed
   */
  void put(List<Point> stones) {
    for (Point stone : stones) {
      if (board.judge(board.toMove(), stone) instanceof Verdict.Refused refused) {
        throw refused(stone, refused);
      }
      board = board.play(stone);
    }
  }

  /**
   * Offers the points of a command.
   *
   * @throws RefusedException if one of them cannot be offered
   */
  void offer(List<Point> points) {
    for (Point point : points) {
      String key = "offer-" + point;
      if (!board.choices().contains(key)
          && board.judge(board.toMove(), point) instanceof Verdict.Refused refused) {
        throw refused(point, refused);
      }
      board = board.choose(key);
    }
  }

  private RefusedException refused(Point point, Verdict.Refused refused) {
    return new RefusedException(text(point) + ": " + refused.kind());
  }

  /** Makes the choice implied by a command. */
  void choose(String key) {
    board = board.choose(key);
  }

  /**
   * Requests the player's choice.
   *
   * @param later the number of moves that may come after it in the same answer
   * @return the key; empty if the player goes on with a stone or offers a point, which are not
   *     counted yet
   */
  String choice(int later) throws InterruptedException {
    Move move = search.move(board, 1, later + 1);
    if (move instanceof Move.Choose chosen && chosen.point().isEmpty()) {
      board = board.play(move);
      return chosen.key();
    }
    return "";
  }

  /**
   * Requests stones, or points to offer.
   *
   * @param count their number
   * @param later the number of moves that come after them in the same answer
   */
  List<Point> points(int count, int later) throws InterruptedException {
    List<Point> points = new ArrayList<>();
    for (int left = count; left > 0; left--) {
      Move move = search.move(board, 1, left + later);
      board = board.play(move);
      points.add(
          move instanceof Move.Place stone
              ? stone.point()
              : ((Move.Choose) move).point().orElseThrow());
    }
    return points;
  }

  /** Returns the stones on the board. */
  List<Point> stones() {
    return board.moves().stream()
        .filter(Move.Place.class::isInstance)
        .map(move -> ((Move.Place) move).point())
        .toList();
  }

  /** Returns the board size. */
  int size() {
    return board.size();
  }

  /** Returns a point in the protocol's notation. */
  String text(Point point) {
    return GomocupNotation.point(point, board.size());
  }
}
