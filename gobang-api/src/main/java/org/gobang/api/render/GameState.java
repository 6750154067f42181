package org.gobang.api.render;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.record.GameRecord;

/**
 * All there is to know of a game at one moment. It never changes; the next state is another one.
 *
 * @param version counts the changes of this game from 0: of two states the greater is the newer
 * @param record everything written down so far, variations too
 * @param path where in the record the game stands; empty for the start
 * @param board the position there
 * @param black who plays Black
 * @param white who plays White
 * @param paused whether clocks and computers wait
 * @param left what was left on each side's clock when this state was handed out; the clock of the
 *     side to move runs on from there, unless the game is paused or over. Empty if no clock runs
 * @param result how the game ended, once it is over
 */
public record GameState(
    long version,
    GameRecord record,
    List<Integer> path,
    Board board,
    Seat black,
    Seat white,
    boolean paused,
    Map<Stone, Duration> left,
    Optional<Result> result) {

  /**
   * Copies the path and the clocks, and checks the path.
   *
   * @throws IllegalArgumentException if the version is negative, the record has no such path, or a
   *     clock is there for one side alone or shows less than nothing
   */
  public GameState {
    path = List.copyOf(path);
    record.follow(path);
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(black, "black");
    Objects.requireNonNull(white, "white");
    left = Map.copyOf(left);
    Objects.requireNonNull(result, "result");
    if (version < 0) {
      throw new IllegalArgumentException("versions count from 0, not " + version);
    }
    if (left.size() == 1 || left.values().stream().anyMatch(Duration::isNegative)) {
      throw new IllegalArgumentException("both sides have a clock or neither: " + left);
    }
  }

  /**
   * Who plays a side.
   *
   * @param stone the side
   * @return {@link #black} or {@link #white}
   */
  public Seat seat(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /**
   * Whether the game waits for a person: {@link Game#play} will do now.
   *
   * @return true if the game is not over and a person is to move
   */
  public boolean personToMove() {
    return result.isEmpty() && seat(board.toMove()) instanceof Seat.Human;
  }
}
