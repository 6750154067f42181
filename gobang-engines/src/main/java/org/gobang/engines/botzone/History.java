package org.gobang.engines.botzone;

import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;

/** Reads what was played so far. */
final class History {

  /** Both coordinates of the request that opens the game. */
  private static final int NO_MOVE = -1;

  private History() {}

  /**
   * All requests and responses, in turn.
   *
   * @throws RefusedException if they are no game
   */
  static Board replay(JsonNode turn, Board empty) {
    JsonNode requests = turn.path("requests");
    JsonNode responses = turn.path("responses");
    boolean complete = responses.isArray() || responses.isMissingNode();
    if (!requests.isArray() || !complete || requests.size() != responses.size() + 1) {
      throw new RefusedException(
          "requests must be a list with one more element than the list responses has");
    }
    Board board = empty;
    for (int i = 0; i < requests.size(); i++) {
      board = play(board, requests.get(i), "requests[" + i + "]");
      if (i < responses.size()) {
        board = play(board, responses.get(i), "responses[" + i + "]");
      }
    }
    return board;
  }

  /**
   * A move, or none.
   *
   * @param place where it was said, for sentences
   * @throws RefusedException if it is no move on this board
   */
  static Board play(Board board, JsonNode move, String place) {
    int x = coordinate(move, "x", board, place);
    int y = coordinate(move, "y", board, place);
    if (x == NO_MOVE && y == NO_MOVE) {
      return board;
    }
    if (x == NO_MOVE || y == NO_MOVE) {
      throw new RefusedException(place + ": x and y are both -1 or none of them");
    }
    try {
      return board.play(new Point(x, y));
    } catch (IllegalMoveException e) {
      throw new RefusedException(place + ": " + x + "," + y + ": " + e.verdict().kind(), e);
    }
  }

  private static int coordinate(JsonNode move, String key, Board board, String place) {
    JsonNode number = move.path(key);
    if (!number.isInt() || number.intValue() < NO_MOVE || number.intValue() >= board.size()) {
      throw new RefusedException(
          place + ": " + key + " must be a whole number from -1 to " + (board.size() - 1));
    }
    return number.intValue();
  }
}
