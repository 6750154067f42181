package org.gobang.arena.schedule;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.rating.Sprt;

/**
 * What is played. The same tournament is always the same games.
 *
 * @param players the players, two or more, each with a name of its own
 * @param format who meets whom
 * @param games how many games are played in all; with a test, how many at most
 * @param rules the id of the rules
 * @param budget what a move may cost
 * @param openings where games begin, one or more
 * @param seed where all lots come from: the order of the openings, and the seeds of the players
 * @param adjudication when games end before the board ends them
 * @param sprt the test that ends it; only for two players
 */
public record Tournament(
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
   * Copies the lists and checks the values.
   *
   * @throws IllegalArgumentException if there are less than two players, two of one name, no game,
   *     no opening, or a test of more than two
   */
  public Tournament {
    players = List.copyOf(players);
    openings = List.copyOf(openings);
    Objects.requireNonNull(format, "format");
    Objects.requireNonNull(budget, "budget");
    Objects.requireNonNull(adjudication, "adjudication");
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
