package org.gobang.presentation.fake;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.GameState;

/** GameStates of games on a {@link OpenBoard}. */
public final class GameStates {

  public static final PlayerSpec WEAK = new PlayerSpec("search", Map.of("level", "1"), 9, false);
  public static final Seat COMPUTER = new Seat.Computer(WEAK);
  public static final Seat PERSON = new Seat.Human("");

  private GameStates() {}

  /** A person with Black against a computer. */
  public static GameState after(String moves) {
    return state(moves, PERSON, COMPUTER, false, Optional.empty());
  }

  public static GameState after(String moves, Seat black, Seat white) {
    return state(moves, black, white, false, Optional.empty());
  }

  /** The same, held or looked back at. */
  public static GameState paused(String moves) {
    return state(moves, PERSON, COMPUTER, true, Optional.empty());
  }

  public static GameState over(String moves) {
    Result result = new Result(Optional.empty(), Ending.BOARD_FULL, "");
    return state(moves, PERSON, COMPUTER, false, Optional.of(result));
  }

  private static GameState state(
      String moves, Seat black, Seat white, boolean paused, Optional<Result> result) {
    OpenBoard board = OpenBoard.after(moves);
    GameRecord record = GameRecord.of("test", board.start(), board.moves());
    List<Integer> path = record.mainLine();
    return GameState.of(record, board)
        .version(1)
        .path(path)
        .black(black)
        .white(white)
        .paused(paused)
        .result(result)
        .build();
  }
}
