package org.gobang.engines.isolated;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.game.BoardSource;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.PositionJson;

/**
 * A board in a message: rules, start and moves.
 *
 * @param rules the id of the rules
 * @param start the size, the set-up stones, and the side that moved first
 * @param moves the moves from the start
 */
record WirePosition(String rules, Start start, List<Move> moves) {

  WirePosition {
    moves = List.copyOf(moves);
  }

  static WirePosition of(Board board) {
    return new WirePosition(board.rules(), board.start(), board.moves());
  }

  void write(JsonGenerator json) throws IOException {
    json.writeStringField("board", rules);
    PositionJson.write(start, moves, json);
  }

  static WirePosition read(JsonNode json) {
    Start start = PositionJson.readStart(json);
    return new WirePosition(
        JsonFields.string(json, "board"), start, PositionJson.readMoves(json, start));
  }

  /**
   * Creates the board and plays the moves.
   *
   * @throws org.gobang.api.RefusedException if the rules are unknown
   * @throws RuntimeException if a plugin's board throws it
   */
  Board replay(BoardSource boards) {
    Board board = boards.board(rules, start);
    for (Move move : moves) {
      board = board.play(move);
    }
    return board;
  }
}
