package org.gobang.arena.schedule;

import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.rating.Sprt;

/**
 * The definition of a tournament, which determines all of the games.
 *
 * @param players the players, two or more, with distinct names
 * @param format which players are paired
 * @param games the number of games, or the maximum number with a test
 * @param rules the id of the rules
 * @param budget the budget of each move
 * @param openings the openings of the games, one or more
 * @param seed the seed of the order of the openings and of the seeds of the players
 * @param adjudication the conditions under which games are adjudicated
 * @param sprt the test that ends the tournament; only for two players
 */
public record TournamentPlan(
    List<Contestant> players,
    Format format,
    int games,
    String rules,
    Budget budget,
    List<Opening> openings,
    long seed,
    Adjudication adjudication,
    Optional<Sprt> sprt) {

  /**
   * Creates a plan with copies of the lists.
   *
   * @throws IllegalArgumentException if there are fewer than two players, equal names, no games, no
   *     openings, or a test with more than two players
   */
  public TournamentPlan {
    players = List.copyOf(players);
    openings = List.copyOf(openings);
    check(players.size() >= 2, "a tournament has two players or more");
    check(
        players.stream().map(Contestant::name).distinct().count() == players.size(),
        "every player has a name of its own");
    check(games >= 1, "a tournament has a game or more");
    check(!openings.isEmpty(), "games begin somewhere");
    check(sprt.isEmpty() || players.size() == 2, "a test is between two players");
  }

  private static void check(boolean so, String sentence) {
    if (!so) {
      throw new IllegalArgumentException(sentence);
    }
  }
}
