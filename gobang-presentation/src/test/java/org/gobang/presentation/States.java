package org.gobang.presentation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;

/** States of games on a {@link TestBoard}. */
final class States {

  static final PlayerSpec WEAK = new PlayerSpec("search", Map.of("level", "1"), 9, false);
  static final Seat COMPUTER = new Seat.Computer(WEAK);
  static final Seat PERSON = new Seat.Human("");

  private States() {}

  /** A person with Black against a computer. */
  static GameState after(String moves) {
    return state(moves, PERSON, COMPUTER, false, Optional.empty());
  }

  static GameState after(String moves, Seat black, Seat white) {
    return state(moves, black, white, false, Optional.empty());
  }

  /** The same, held or looked back at. */
  static GameState paused(String moves) {
    return state(moves, PERSON, COMPUTER, true, Optional.empty());
  }

  static GameState over(String moves) {
    Result result = new Result(Optional.empty(), Ending.BOARD_FULL, "");
    return state(moves, PERSON, COMPUTER, false, Optional.of(result));
  }

  private static GameState state(
      String moves, Seat black, Seat white, boolean paused, Optional<Result> result) {
    TestBoard board = TestBoard.after(moves);
    GameRecord record = GameRecord.of("test", board.start(), board.moves());
    List<Integer> path = record.mainLine();
    return new GameState(1, record, path, board, black, white, paused, Map.of(), result);
  }
}
