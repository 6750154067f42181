package org.gobang.engines.botzone;

import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;

/** Replays the moves in the history of a turn. */
final class TurnHistory {

  /** Both coordinates of the request at the start of the game. */
  private static final int NO_MOVE = -1;

  private TurnHistory() {}

  /**
   * Replays requests and responses alternately.
   *
   * @throws RefusedException if they are not a valid game
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
   * Plays a move, if present.
   *
   * @param place its location in the input, for messages
   * @throws RefusedException if it is not a legal move
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
