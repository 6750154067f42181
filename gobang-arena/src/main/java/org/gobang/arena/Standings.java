package org.gobang.arena;

import java.util.List;
import java.util.Optional;
import org.gobang.api.record.Ending;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.arena.rating.JointRating;
import org.gobang.arena.rating.PairScores;
import org.gobang.arena.rating.Sprt;

/**
 * How a tournament stands.
 *
 * @param planned how many games it has
 * @param games how many are finished
 * @param players the names of the players, in their order
 * @param met how each player did against each: at {@code (i, j)} for {@code i}
 * @param failures the games that ended by a player's fault, by their numbers
 * @param blackWins how many games Black won
 * @param whiteWins how many White won
 * @param repeats how many games were, move for move, one that the same two had played before
 * @param test how the test stands; empty where there is none
 */
public record Standings(
    int planned,
    int games,
    List<String> players,
    List<List<Score>> met,
    List<Failure> failures,
    int blackWins,
    int whiteWins,
    int repeats,
    Optional<Test> test) {

  /** Copies the lists. */
  public Standings {
    players = List.copyOf(players);
    met = met.stream().map(List::copyOf).toList();
    failures = List.copyOf(failures);
  }

  /**
   * How games came out for a player.
   *
   * @param wins how many it won
   * @param draws how many were drawn
   * @param losses how many it lost
   * @param pairs how the pairs came out of which both games are finished
   */
  public record Score(int wins, int draws, int losses, PairScores pairs) {

    /** No games. */
    static final Score NONE = new Score(0, 0, 0, PairScores.NONE);

    /**
     * How many games there are.
     *
     * @return their number
     */
    public int games() {
      return wins + draws + losses;
    }

    /**
     * The points that the player got.
     *
     * @return one for a win, a half for a draw
     */
    public double points() {
      return wins + draws / 2.0;
    }

    /**
     * The lead that the pairs tell.
     *
     * @return it, in Elo
     */
    public EloEstimate elo() {
      return EloEstimate.of(pairs);
    }

    Score plus(Score other) {
      return new Score(
          wins + other.wins, draws + other.draws, losses + other.losses, pairs.plus(other.pairs));
    }
  }

  /**
   * A game that a player lost by what it did wrong.
   *
   * @param game the game's number
   * @param player the name of the player
   * @param ending how the game ended
   * @param words what the player did, for people
   */
  public record Failure(int game, String player, Ending ending, String words) {}

  /**
   * How a test stands.
   *
   * @param sprt the test
   * @param pairs the pairs that it has looked at, as they came out for the first player: those
   *     before the first pair that is not finished
   */
  public record Test(Sprt sprt, PairScores pairs) {

    /**
     * What the pairs decide.
     *
     * @return whether to go on, or what is accepted
     */
    public Sprt.Verdict verdict() {
      return sprt.verdict(pairs);
    }
  }

  /**
   * How a player did against all others together.
   *
   * @param player its index
   * @return the sum
   */
  public Score total(int player) {
    return met.get(player).stream().reduce(Score.NONE, Score::plus);
  }

  /**
   * All players on one scale.
   *
   * @return their ratings, by their indices
   */
  public JointRating rating() {
    return JointRating.of(
        met.stream().map(row -> row.stream().map(Score::pairs).toList()).toList());
  }
}
