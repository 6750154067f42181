package org.gobang.presentation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Ending;
import org.gobang.api.render.GameState;
import org.gobang.api.render.Result;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;

/** States of a game between a person with Black and a computer. */
final class States {

  static final WhoPlays WEAK = new WhoPlays("search", Map.of("level", "1"), 9, false);

  private States() {}

  static GameState after(String moves) {
    return state(moves, new Seat.Computer(WEAK), Optional.empty());
  }

  static GameState over(String moves) {
    Result result = new Result(Optional.empty(), Ending.BOARD_FULL, "");
    return state(moves, new Seat.Computer(WEAK), Optional.of(result));
  }

  private static GameState state(String moves, Seat white, Optional<Result> result) {
    TestBoard board = TestBoard.after(moves);
    GameRecord record = GameRecord.of("test", board.start(), board.moves());
    List<Integer> path = record.mainLine();
    return new GameState(
        1, record, path, board, new Seat.Human(""), white, false, Map.of(), result);
  }
}
