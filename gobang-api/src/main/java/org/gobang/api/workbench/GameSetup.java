package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Player;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Tags;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a game to open.
 *
 * <p>If players have swapped colours in the existing moves, seats and clocks refer to the position
 * at which the game starts, {@link #path}, like in its first {@link GameState}.
 */
public final class GameSetup {

  private final GameRecord record;
  private final List<Integer> path;
  private final List<Integer> line;
  private final Seat black;
  private final Seat white;
  private final Budget budget;
  private final Fouls fouls;
  private final boolean ponder;
  private final Map<Stone, Duration> left;
  private final boolean paused;
  private final boolean explored;
  private final Map<String, String> tags;
  private final Optional<String> resumes;

  GameSetup(GameSetupBuilder parts) {
    record = parts.record;
    path = List.copyOf(parts.path);
    line = parts.line == null ? path : List.copyOf(parts.line);
    black = parts.black;
    white = parts.white;
    budget = parts.budget;
    fouls = parts.fouls;
    ponder = parts.ponder;
    left = Map.copyOf(parts.left);
    paused = parts.paused;
    explored = parts.explored;
    tags = Map.copyOf(parts.tags);
    resumes = parts.resumes;
    record.follow(path);
    record.follow(line);
    if (!path.equals(line) && !paused && !explored) {
      throw new IllegalArgumentException("play goes on where it has come to");
    }
    boolean clocks = budget.limit(Budget.Limit.Clock.class).isPresent();
    if (!left.isEmpty() && !(clocks && left.size() == Stone.values().length)) {
      throw new IllegalArgumentException("clocks that are not there cannot have run: " + left);
    }
  }

  /**
   * Returns a builder with two humans at the end of the record's main line and no limits.
   *
   * @param record the rules, the start and the existing moves
   * @return a builder for the other settings
   */
  public static GameSetupBuilder of(GameRecord record) {
    return new GameSetupBuilder(record);
  }

  /**
   * Returns a setup to explore a recorded game, at the end of its main line. The seats are humans
   * with the names of the recorded players: no engine thinks and no clock runs. Moves of either
   * side are possible and become variations. The game keeps the result of the record or the board,
   * and the host does not save it.
   *
   * @param record the game
   * @return the setup
   */
  public static GameSetup explore(GameRecord record) {
    return of(record)
        .black(new Seat.Human(record.tags().getOrDefault(Tags.BLACK, "")))
        .white(new Seat.Human(record.tags().getOrDefault(Tags.WHITE, "")))
        .explored()
        .build();
  }

  /**
   * Returns the record with the rules, the start and the existing moves.
   *
   * @return the record; without moves for a new game
   */
  public GameRecord record() {
    return record;
  }

  /**
   * Returns the path at which the game starts.
   *
   * @return the path; empty for the start
   */
  public List<Integer> path() {
    return path;
  }

  /**
   * Returns the position that play has reached: {@link GameState#line}.
   *
   * @return the path shown, unless the game starts paused at another position
   */
  public List<Integer> line() {
    return line;
  }

  /**
   * Returns the player of Black at {@link #path}.
   *
   * @return the seat
   */
  public Seat black() {
    return black;
  }

  /**
   * Returns the player of White at {@link #path}.
   *
   * @return the seat
   */
  public Seat white() {
    return white;
  }

  /**
   * Returns the budget of engines for a move. A {@link Budget.Limit.Clock} is the initial clock of
   * each side, including humans.
   *
   * @return the budget
   */
  public Budget budget() {
    return budget;
  }

  /**
   * Returns the handling of forbidden moves.
   *
   * @return the handling of forbidden moves
   */
  public Fouls fouls() {
    return fouls;
  }

  /**
   * Returns whether engines may ponder, that is, think in the opponent's time: {@link
   * Player#ponder}. Two engines then share the processor, and moves are not reproducible.
   *
   * @return true if pondering is allowed
   */
  public boolean ponder() {
    return ponder;
  }

  /**
   * Returns the remaining clock times of a continued game.
   *
   * @return the times; empty for the clocks of the budget
   */
  public Map<Stone, Duration> left() {
    return left;
  }

  /**
   * Returns whether the game starts paused: no clock runs and no engine moves until the game is
   * resumed.
   *
   * @return true if it starts paused
   */
  public boolean paused() {
    return paused;
  }

  /**
   * Returns whether the record is explored rather than played: see {@link #explore}.
   *
   * @return true if it is explored
   */
  public boolean explored() {
    return explored;
  }

  /**
   * Returns private data of the user interface that identifies its unfinished games, such as an id
   * and a browser session. The data are not part of the record.
   *
   * @return values by key; empty by default
   */
  public Map<String, String> tags() {
    return tags;
  }

  /**
   * Returns the id of the unfinished game that this game continues.
   *
   * @return the id of the unfinished game; empty for a new game
   */
  public Optional<String> resumes() {
    return resumes;
  }

  /**
   * Returns the player of a side.
   *
   * @param stone the side
   * @return {@link #black} or {@link #white}
   */
  public Seat seat(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }

  /**
   * Returns the same setup with other players.
   *
   * @param newBlack the player of Black
   * @param newWhite the player of White
   * @return this setup with these players
   */
  public GameSetup between(Seat newBlack, Seat newWhite) {
    return same().black(newBlack).white(newWhite).build();
  }

  /**
   * Returns the same setup with other tags.
   *
   * @param newTags values by key
   * @return this setup with these tags
   */
  public GameSetup tagged(Map<String, String> newTags) {
    return same().tags(newTags).build();
  }

  private GameSetupBuilder same() {
    GameSetupBuilder same = of(record).path(path).line(line).black(black).white(white);
    same.budget(budget).fouls(fouls).ponder(ponder).left(left).paused(paused).tags(tags);
    same.explored = explored;
    same.resumes = resumes;
    return same;
  }

  private List<Object> parts() {
    return List.of(
        record, path, line, black, white, budget, fouls, ponder, left, paused, explored, tags,
        resumes);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameSetup that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  @Override
  public String toString() {
    return "GameSetup" + parts();
  }
}
