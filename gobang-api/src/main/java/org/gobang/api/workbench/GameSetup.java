package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apiguardian.api.API;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;

/**
 * All that is needed to open a game.
 *
 * @param record the rules, the start, and the moves that are there already: none for a new game
 * @param path where in the record to begin; empty for the start
 * @param line where play has come to, which is {@code path} unless the game begins paused at
 *     another position that is looked at: {@link GameState#line}
 * @param black who plays Black
 * @param white who plays White
 * @param budget what a move may cost each computer; a {@link Budget.Limit.Clock} in it is each
 *     side's at the beginning, and runs for people too
 * @param fouls what becomes of a move that the rules forbid
 * @param left what is left on each side's clock, where the game goes on from before; empty for
 *     clocks that show what the budget says
 * @param paused whether the game begins paused, as {@link Game#pause} would hold it: no clock runs
 *     and no computer moves before it goes on
 * @param explored whether the record is looked through and not played on, see {@link #explore}
 */
@API(status = API.Status.EXPERIMENTAL, since = "1.0")
public record GameSetup(
    GameRecord record,
    List<Integer> path,
    List<Integer> line,
    Seat black,
    Seat white,
    Budget budget,
    Fouls fouls,
    Map<Stone, Duration> left,
    boolean paused,
    boolean explored) {

  /**
   * Copies the paths and what is left, and checks them.
   *
   * @throws IllegalArgumentException if the record has no such path, or something is left for one
   *     side only, or on clocks that the budget has not, or a game that is played looks elsewhere
   *     and is not paused
   */
  public GameSetup {
    path = List.copyOf(path);
    line = List.copyOf(line);
    record.follow(line);
    if (!path.equals(line) && !paused && !explored) {
      throw new IllegalArgumentException("play goes on where it has come to");
    }
    left = Map.copyOf(left);
    boolean clocks = budget.limit(Budget.Limit.Clock.class).isPresent();
    if (!left.isEmpty() && !(clocks && left.size() == Stone.values().length)) {
      throw new IllegalArgumentException("clocks that are not there cannot have run: " + left);
    }
    record.follow(path);
    Objects.requireNonNull(black, "black");
    Objects.requireNonNull(white, "white");
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(fouls, "fouls");
  }

  /**
   * A game that is played, and shows where play has come to.
   *
   * @param record the rules, the start, and the moves that are there already
   * @param path where in the record to begin; empty for the start
   * @param black who plays Black
   * @param white who plays White
   * @param budget what a move may cost each computer
   * @param fouls what becomes of a move that the rules forbid
   * @param left what is left on each side's clock; empty for clocks that show what the budget says
   * @param paused whether the game begins paused
   */
  public GameSetup(
      GameRecord record,
      List<Integer> path,
      Seat black,
      Seat white,
      Budget budget,
      Fouls fouls,
      Map<Stone, Duration> left,
      boolean paused) {
    this(record, path, path, black, white, budget, fouls, left, paused, false);
  }

  /**
   * A game that begins at once, and whose clocks have not run yet.
   *
   * @param record the rules, the start, and the moves that are there already
   * @param path where in the record to begin; empty for the start
   * @param black who plays Black
   * @param white who plays White
   * @param budget what a move may cost each computer
   * @param fouls what becomes of a move that the rules forbid
   */
  public GameSetup(
      GameRecord record, List<Integer> path, Seat black, Seat white, Budget budget, Fouls fouls) {
    this(record, path, black, white, budget, fouls, Map.of(), false);
  }

  /**
   * A recorded game to be looked through, at the end of its main line. The players that the record
   * names have the seats, as people: nothing thinks and no clock runs. Either side may be moved
   * for; what is tried that way becomes a variation. The game keeps the result that the record
   * names, or that the board gives it, and the host does not keep it on the disk.
   *
   * @param record the game
   * @return a setup to be opened
   */
  public static GameSetup explore(GameRecord record) {
    return new GameSetup(
        record,
        record.mainLine(),
        record.mainLine(),
        new Seat.Human(record.tags().getOrDefault(Tags.BLACK, "")),
        new Seat.Human(record.tags().getOrDefault(Tags.WHITE, "")),
        Budget.UNLIMITED,
        Fouls.REFUSE,
        Map.of(),
        false,
        true);
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
   * The same game between others.
   *
   * @param newBlack who plays Black
   * @param newWhite who plays White
   * @return this setup with these players
   */
  public GameSetup between(Seat newBlack, Seat newWhite) {
    return new GameSetup(
        record, path, line, newBlack, newWhite, budget, fouls, left, paused, explored);
  }
}
