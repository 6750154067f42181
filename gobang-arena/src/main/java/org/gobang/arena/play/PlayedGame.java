package org.gobang.arena.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.record.Result;

/**
 * A finished game.
 *
 * @param result its result
 * @param moves all moves, those of the opening first
 * @param spent the time of each move after the opening
 * @param exchanged whether the players have exchanged the colours that its order gave them
 * @param machine the machine that played the game; empty for this process
 */
public record PlayedGame(
    Result result,
    List<Move> moves,
    List<Duration> spent,
    boolean exchanged,
    Optional<Machine> machine) {

  /** Creates a game without a colour swap, played in this process. */
  public PlayedGame(Result result, List<Move> moves, List<Duration> spent) {
    this(result, moves, spent, false, Optional.empty());
  }

  /**
   * Creates a game with copies of the lists.
   *
   * @throws IllegalArgumentException if there are more times than moves
   */
  public PlayedGame {
    moves = List.copyOf(moves);
    spent = List.copyOf(spent);
    if (spent.size() > moves.size()) {
      throw new IllegalArgumentException("there are more times than moves");
    }
  }

  /**
   * Returns this game with the given machine.
   *
   * @param machine the machine
   * @return the game with this machine
   */
  public PlayedGame on(Machine machine) {
    return new PlayedGame(result, moves, spent, exchanged, Optional.of(machine));
  }

  /**
   * Returns the initial colour of a player.
   *
   * @param side the side that it has at the end; results name these
   * @return the side that the order of the game gave it
   */
  public Stone ordered(Stone side) {
    return exchanged ? side.opponent() : side;
  }
}
