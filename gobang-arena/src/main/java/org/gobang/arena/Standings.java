package org.gobang.arena;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.gobang.api.record.Ending;
import org.gobang.arena.machine.MachineRow;
import org.gobang.arena.rating.EloEstimate;
import org.gobang.arena.rating.JointRating;
import org.gobang.arena.rating.PairScores;
import org.gobang.arena.rating.Sprt;

/**
 * The standings of a tournament.
 *
 * @param planned the number of all games
 * @param games the number of finished games
 * @param players the names of the players, in their order
 * @param met the crosstable: at {@code (i, j)} the score of player {@code i} against {@code j}
 * @param failures the games that a player lost by a failure, by their numbers
 * @param blackWins the number of games that Black won
 * @param whiteWins the number of games that White won
 * @param repeats the number of games that repeat an earlier game of the same players move for move
 * @param course the estimates as they moved, after each pair or at equal distances: at most 400
 *     points, the last with all pairs
 * @param test the state of the test; empty without a test
 * @param machines the statistics of the machines; empty if this process played all games
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
    List<EstimatePoint> course,
    Optional<Test> test,
    List<MachineRow> machines) {

  /** Creates standings with copies of the lists. */
  public Standings {
    players = List.copyOf(players);
    met = met.stream().map(List::copyOf).toList();
    failures = List.copyOf(failures);
    course = List.copyOf(course);
    machines = List.copyOf(machines);
  }

  /**
   * The score of a player.
   *
   * @param wins the number of wins
   * @param draws the number of draws
   * @param losses the number of losses
   * @param pairs the scores of the pairs of which both games are finished
   */
  public record Score(int wins, int draws, int losses, PairScores pairs) {

    /** The score without games. */
    static final Score NONE = new Score(0, 0, 0, PairScores.NONE);

    /**
     * Returns the number of games.
     *
     * @return wins, draws and losses
     */
    public int games() {
      return wins + draws + losses;
    }

    /**
     * Returns the points of the player.
     *
     * @return one for a win, a half for a draw
     */
    public double points() {
      return wins + draws / 2.0;
    }

    /**
     * Returns the difference in strength, estimated from the pairs.
     *
     * @return the estimate, in Elo
     */
    public EloEstimate elo() {
      return EloEstimate.of(pairs);
    }

    static Score total(List<Score> row) {
      return row.stream().reduce(NONE, Score::plus);
    }

    Score plus(Score other) {
      return new Score(
          wins + other.wins, draws + other.draws, losses + other.losses, pairs.plus(other.pairs));
    }
  }

  /**
   * A game lost by a technical failure.
   *
   * @param game the game's number
   * @param player the name of the player
   * @param ending the kind of failure
   * @param words a description for users
   */
  public record Failure(int game, String player, Ending ending, String words) {}

  /**
   * The state of a sequential test.
   *
   * @param sprt the test
   * @param pairs the scores of the first player in the pairs before the first unfinished one
   */
  public record Test(Sprt sprt, PairScores pairs) {

    /**
     * Returns the result after the pairs so far.
     *
     * @return the accepted hypothesis, or that the test is open
     */
    public Sprt.Verdict verdict() {
      return sprt.verdict(pairs);
    }
  }

  /**
   * Returns the score of a player against all others.
   *
   * @param player its index
   * @return the sum of its row
   */
  public Score total(int player) {
    return Score.total(met.get(player));
  }

  /**
   * Returns the number of games lost by a player with one kind of failure.
   *
   * @param player its index
   * @param ending the kind
   * @return the number of games
   */
  public int failures(int player, Ending ending) {
    String name = players.get(player);
    return (int)
        failures.stream()
            .filter(failure -> failure.player().equals(name) && failure.ending() == ending)
            .count();
  }

  /**
   * A player in the table.
   *
   * @param player its index
   * @param rating its rating on the scale of all players
   * @param superiority the likelihood that it is stronger than the next in the table, from 0 to 1;
   *     empty for the last
   */
  public record Ranked(int player, JointRating.Rating rating, OptionalDouble superiority) {}

  /**
   * Returns the players in the order of the table.
   *
   * @return the players, the strongest first
   */
  public List<Ranked> table() {
    JointRating rating = rating();
    List<Integer> ranking = rating.ranking();
    List<JointRating.Rating> ratings = rating.ratings();
    return IntStream.range(0, ranking.size())
        .mapToObj(
            rank ->
                new Ranked(
                    ranking.get(rank),
                    ratings.get(ranking.get(rank)),
                    rank + 1 == ranking.size()
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(superiority(rating, ranking, rank))))
        .toList();
  }

  /**
   * Returns the superiority of a player over the next one. For two players, only this one exists.
   */
  private double superiority(JointRating rating, List<Integer> ranking, int rank) {
    int player = ranking.get(rank);
    return players.size() == 2
        ? total(player).elo().superiority()
        : rating.superiority(player, ranking.get(rank + 1));
  }

  /**
   * Returns the ratings of all players on one scale.
   *
   * @return their ratings, by their indices
   */
  public JointRating rating() {
    return JointRating.of(
        met.stream().map(row -> row.stream().map(Score::pairs).toList()).toList());
  }
}
