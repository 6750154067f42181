package org.gobang.api.workbench;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.jspecify.annotations.Nullable;

/** A builder of game setups. The default of each setting is documented at its method. */
public final class GameSetupBuilder {

  final GameRecord record;
  List<Integer> path;
  @Nullable List<Integer> line;
  Seat black = new Seat.Human("");
  Seat white = black;
  Budget budget = Budget.UNLIMITED;
  Fouls fouls = Fouls.REFUSE;
  boolean ponder;
  Map<Stone, Duration> left = Map.of();
  boolean paused;
  boolean explored;
  Map<String, String> tags = Map.of();
  Optional<String> resumes = Optional.empty();

  GameSetupBuilder(GameRecord record) {
    this.record = record;
    this.path = record.mainLine();
  }

  /**
   * Sets the path at which the game starts.
   *
   * @param value a path in the record; the end of the main line by default
   * @return this
   */
  public GameSetupBuilder path(List<Integer> value) {
    path = value;
    return this;
  }

  /**
   * Sets the position that play has reached.
   *
   * @param value a path in the record; {@link #path} by default
   * @return this
   */
  public GameSetupBuilder line(List<Integer> value) {
    line = value;
    return this;
  }

  /**
   * Sets the player of Black.
   *
   * @param value the seat; a human without a name by default
   * @return this
   */
  public GameSetupBuilder black(Seat value) {
    black = Objects.requireNonNull(value, "black");
    return this;
  }

  /**
   * Sets the player of White.
   *
   * @param value the seat; a human without a name by default
   * @return this
   */
  public GameSetupBuilder white(Seat value) {
    white = Objects.requireNonNull(value, "white");
    return this;
  }

  /**
   * Sets the budget for a move.
   *
   * @param value the budget; {@link Budget#UNLIMITED} by default
   * @return this
   */
  public GameSetupBuilder budget(Budget value) {
    budget = Objects.requireNonNull(value, "budget");
    return this;
  }

  /**
   * Sets the handling of forbidden moves.
   *
   * @param value the handling of forbidden moves; {@link Fouls#REFUSE} by default
   * @return this
   */
  public GameSetupBuilder fouls(Fouls value) {
    fouls = Objects.requireNonNull(value, "fouls");
    return this;
  }

  /**
   * Sets whether engines may ponder in the opponent's time.
   *
   * @param value true to allow pondering; false by default
   * @return this
   */
  public GameSetupBuilder ponder(boolean value) {
    ponder = value;
    return this;
  }

  /**
   * Sets the remaining times of the clocks.
   *
   * @param value the time of each side; empty by default, for the clocks of the budget
   * @return this
   */
  public GameSetupBuilder left(Map<Stone, Duration> value) {
    left = value;
    return this;
  }

  /**
   * Sets whether the game starts paused.
   *
   * @param value true to start paused; false by default
   * @return this
   */
  public GameSetupBuilder paused(boolean value) {
    paused = value;
    return this;
  }

  /**
   * Sets private data of the user interface.
   *
   * @param value values by key; empty by default
   * @return this
   */
  public GameSetupBuilder tags(Map<String, String> value) {
    tags = value;
    return this;
  }

  /**
   * Sets the unfinished game that this game continues, in the same file. The host calls this for
   * the setups of unfinished games.
   *
   * @param id the id of the unfinished game. Default: a new game
   * @return this
   */
  public GameSetupBuilder resumes(String id) {
    resumes = Optional.of(id);
    return this;
  }

  GameSetupBuilder explored() {
    explored = true;
    return this;
  }

  /**
   * Builds the setup.
   *
   * @return the setup
   * @throws IllegalArgumentException if the record has no such path, or there is a remaining time
   *     for one side only or without a clock in the budget, or an unexplored game starts at a
   *     position other than {@link #line} and is not paused
   */
  public GameSetup build() {
    return new GameSetup(this);
  }
}
