package org.gobang.ai.search.opening;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;

/** The next step of an opening, derived from the board. */
enum OpeningSearchStep {
  /** Offer points one by one. */
  OFFER,
  /** Declare the number of offers. */
  DECLARE,
  /** Choose a colour. */
  CHOOSE,
  /** Pick one of the offered points for the opponent's stone. */
  PICK,
  /** Place the last stone of the opening, or the first one after it. */
  LAST_STONE,
  /** Place a stone, after which the opening continues. */
  STONE;

  private static final String NUMBER = "fifths-";

  /** Returns the step of a board. */
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

  /** Returns the board after any stone, because the stone does not affect the next steps. */
  static Board afterStone(Board board) {
    return board.play(board.allowed().get(0));
  }

  /** Returns the point offered by a choice. */
  static Optional<Point> point(Board board, String key) {
    return new Move.Choose(board.toAct(), key).point();
  }

  /** Returns the choice that swaps colours instead of a stone or an offer. */
  static Optional<String> exchange(Board board) {
    return board.choices().stream()
        .filter(key -> point(board, key).isEmpty())
        .filter(key -> board.choose(key).swapped() != board.swapped())
        .findFirst();
  }

  /** Returns the acting player, identified by its side at the start. */
  static Stone player(Board board) {
    return board.swapped() ? board.toAct().opponent() : board.toAct();
  }

  /** Returns the current side of a player. */
  static Stone side(Board board, Stone player) {
    return board.swapped() ? player.opponent() : player;
  }

  /** Returns the number of offers after a choice; 0 if it does not lead to offers. */
  static int offers(Board board) {
    int count = 0;
    Board at = board;
    while (at.inOpening() && of(at) == OFFER) {
      at = offerAny(at);
      count++;
    }
    return count;
  }

  /** Returns the board after the offer of its first point. */
  static Board offerAny(Board board) {
    return board.choices().stream()
        .filter(key -> point(board, key).isPresent())
        .findFirst()
        .map(board::choose)
        .orElseThrow();
  }
}
