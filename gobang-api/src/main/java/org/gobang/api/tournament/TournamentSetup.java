package org.gobang.api.tournament;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Experimental;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;

/**
 * The settings of a tournament.
 *
 * @param players the players, two or more; a player may occur several times
 * @param board the rules and the openings
 * @param games the number and the pairing of games
 * @param budget the budget of each move
 */
@Experimental
public record TournamentSetup(
    List<PlayerSpec> players, BoardChoice board, Schedule games, Budget budget) {

  /**
   * Creates settings with a copy of the players.
   *
   * @throws IllegalArgumentException if there are fewer than two players, or a test of more than
   *     two
   */
  public TournamentSetup {
    players = List.copyOf(players);
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(games, "games");
    Objects.requireNonNull(budget, "budget");
    if (players.size() < 2) {
      throw new IllegalArgumentException("a tournament has two players or more");
    }
    if (games.test().isPresent() && players.size() > 2) {
      throw new IllegalArgumentException("a test is between two players");
    }
  }

  /**
   * The rules and the openings of the games.
   *
   * @param rules the id of the rules, with options
   * @param size the board size
   * @param openings a file with openings; empty for the bundled openings of the rules
   */
  public record BoardChoice(String rules, int size, Optional<Path> openings) {}

  /** The pairing of players. */
  public enum Format {
    /** Each player plays each other player. */
    ROUND_ROBIN,
    /** The first player plays each of the others. */
    GAUNTLET
  }

  /**
   * The number and the pairing of games.
   *
   * @param format the pairing of players
   * @param games the number of games, or the maximum number with a test
   * @param concurrency the number of games in parallel
   * @param test the hypotheses of the test that decides the tournament; empty for none
   */
  public record Schedule(
      Format format, int games, int concurrency, Optional<SequentialTest.Leads> test) {

    /**
     * Creates a schedule.
     *
     * @throws IllegalArgumentException if the number of games or the concurrency is not positive
     */
    public Schedule {
      Objects.requireNonNull(format, "format");
      if (games < 1 || concurrency < 1) {
        throw new IllegalArgumentException("there is a game or more, and one at a time or more");
      }
    }
  }
}
