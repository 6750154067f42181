package org.gobang.ai.search.opening;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/** What is done next in an opening, as the board shows it. */
enum OpeningSearchStep {
  /** Points are offered one by one. */
  OFFER,
  /** The number of points to be offered is declared. */
  DECLARE,
  /** One of several choices has to be made: a colour. */
  CHOOSE,
  /** One of the offered points is picked, for the opponent's stone. */
  PICK,
  /** The last stone of the opening, or the first one after it. */
  LAST_STONE,
  /** A stone, after which the opening goes on. */
  STONE;

  private static final String NUMBER = "fifths-";

  /** The step of a board. */
  static OpeningSearchStep of(Board board) {
    List<String> choices = board.choices();
    if (choices.stream().anyMatch(key -> point(board, key).isPresent())) {
      return OFFER;
    }
    if (board.allowed().isEmpty()) {
      boolean numbers = choices.stream().allMatch(key -> key.startsWith(NUMBER));
      return numbers ? DECLARE : CHOOSE;
    }
    if (afterStone(board).inOpening()) {
      return STONE;
    }
    return board.toAct() == board.toMove() ? LAST_STONE : PICK;
  }

  /** The board after any stone: which one it is makes no difference to the steps that follow. */
  static Board afterStone(Board board) {
    return board.play(board.allowed().get(0));
  }

  /** The point that a choice offers. */
  static Optional<Point> point(Board board, String key) {
    return new Move.Choose(board.toAct(), key).point();
  }

  /**
   * The choice that exchanges the colours where a stone may be put or points be offered instead.
   */
  static Optional<String> exchange(Board board) {
    return board.choices().stream()
        .filter(key -> point(board, key).isEmpty())
        .filter(key -> board.choose(key).swapped() != board.swapped())
        .findFirst();
  }

  /** The player who acts, by the side that it had at the start. */
  static Stone player(Board board) {
    return board.swapped() ? board.toAct().opponent() : board.toAct();
  }

  /** The side that a player has. */
  static Stone side(Board board, Stone player) {
    return board.swapped() ? player.opponent() : player;
  }

  /** Where a choice leads to an offer of points, how many are offered; 0 where it does not. */
  static int offers(Board board) {
    int count = 0;
    Board at = board;
    while (at.inOpening() && of(at) == OFFER) {
      Board now = at;
      String first =
          now.choices().stream()
              .filter(key -> point(now, key).isPresent())
              .findFirst()
              .orElseThrow();
      at = now.choose(first);
      count++;
    }
    return count;
  }
}
