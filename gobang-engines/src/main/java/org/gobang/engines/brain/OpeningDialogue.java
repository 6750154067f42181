package org.gobang.engines.brain;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Verdict;
import org.gobang.engines.gomocup.GomocupNotation;

/** An opening on the board: the stones and choices in a command, then those of the player. */
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
   * Places the stones in a command.
   *
   * @throws RefusedException if a stone is not allowed
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
   * Offers the fifth moves in a command.
   *
   * @throws RefusedException if a point cannot be offered
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
   * @param later the number of possible later moves in the same answer
   * @return the key; empty if the player places a stone or offers a point instead, which do not
   *     count yet
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
   * Requests stones or fifth-move offers.
   *
   * @param count the number of stones or offers
   * @param later the number of later moves in the same answer
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
