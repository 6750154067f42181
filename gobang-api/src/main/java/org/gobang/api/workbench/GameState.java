package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apiguardian.api.API;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Result;

/**
 * All there is to know of a game at one moment. It never changes; the next state is another one.
 *
 * @param version counts the changes of this game from 0: of two states the greater is the newer
 * @param record everything written down so far, variations too
 * @param path the position that is shown; empty for the start
 * @param line where play has come to: the position of the last move that counts, or the one where
 *     the game ended. {@link Game#goTo} leaves it as it is, so that it differs from {@code path}
 *     while another position is looked at. Of a game that is explored, the end of its main line
 * @param board the position at {@code path}
 * @param black who plays Black
 * @param white who plays White
 * @param paused whether clocks and computers wait
 * @param explored whether the game is a recorded one that is looked through, see {@link
 *     GameSetup#explore}
 * @param left what was left on each side's clock when this state was handed out; the clock of the
 *     side to move runs on from there, unless the game is paused or over. Empty if no clock runs
 * @param result how the game ended, if the position shown is its end, or one that the board has
 *     decided: nothing can be played there
 * @param ended how the game ended, whichever of its positions is shown. Present until play goes on
 *     from another position
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
public record GameState(
    long version,
    GameRecord record,
    List<Integer> path,
    List<Integer> line,
    Board board,
    Seat black,
    Seat white,
    boolean paused,
    boolean explored,
    Map<Stone, Duration> left,
    Optional<Result> result,
    Optional<Result> ended) {

  /**
   * Copies the paths and the clocks, and checks the paths.
   *
   * @throws IllegalArgumentException if the version is negative, the record has no such path, or a
   *     clock is there for one side alone or shows less than nothing
   */
  public GameState {
    path = List.copyOf(path);
    record.follow(path);
    line = List.copyOf(line);
    record.follow(line);
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(black, "black");
    Objects.requireNonNull(white, "white");
    left = Map.copyOf(left);
    Objects.requireNonNull(result, "result");
    Objects.requireNonNull(ended, "ended");
    if (version < 0) {
      throw new IllegalArgumentException("versions count from 0, not " + version);
    }
    if (left.size() == 1 || left.values().stream().anyMatch(Duration::isNegative)) {
      throw new IllegalArgumentException("both sides have a clock or neither: " + left);
    }
  }

  /**
   * A game that is played and shows the position that play has come to.
   *
   * @param version counts the changes of this game from 0
   * @param record everything written down so far, variations too
   * @param path where in the record the game stands
   * @param board the position there
   * @param black who plays Black
   * @param white who plays White
   * @param paused whether clocks and computers wait
   * @param left what is left on each side's clock; empty if no clock runs
   * @param result how the game ended, once it is over
   */
  public GameState(
      long version,
      GameRecord record,
      List<Integer> path,
      Board board,
      Seat black,
      Seat white,
      boolean paused,
      Map<Stone, Duration> left,
      Optional<Result> result) {
    this(version, record, path, path, board, black, white, paused, false, left, result, result);
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
   * @return true if the position shown is not the end and a person is to move
   */
  public boolean personToMove() {
    return result.isEmpty() && seat(board.toMove()) instanceof Seat.Human;
  }

  /**
   * Whether another position is shown than the one that play has come to.
   *
   * @return true while an earlier position or a variation is looked at
   */
  public boolean looksElsewhere() {
    return !path.equals(line);
  }
}
