package org.gobang.arena.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.arena.Standings;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Adjudication;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.rating.AnchoredRating;
import org.gobang.arena.rating.PairScores;
import org.gobang.arena.schedule.Format;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.record.PlayerSpecText;
import org.gobang.record.file.ResourceLines;

/**
 * Players with known ratings, from the weakest to the strongest.
 *
 * @param rungs the players, one or more
 */
public record Ladder(List<Rung> rungs) {

  private static final String FILE = "ladder.txt";

  /** The rules and the board size of the bundled ratings. */
  public static final String RULES = "freestyle";

  /** The largest number of pairs against one player. */
  private static final int MOST_PAIRS = 10_000;

  /**
   * A player with a known rating.
   *
   * @param player the player; its seed is 0
   * @param elo its rating
   */
  public record Rung(PlayerSpec player, int elo) {

    /**
     * Returns the name of the player in tables.
     *
     * @return such as {@code search:level=3}
     */
    public String name() {
      return PlayerSpecText.brief(player);
    }
  }

  /**
   * Creates a ladder with the players sorted by rating.
   *
   * @throws IllegalArgumentException if there are none
   */
  public Ladder {
    rungs = rungs.stream().sorted(Comparator.comparingInt(Rung::elo)).toList();
    if (rungs.isEmpty()) {
      throw new IllegalArgumentException("a ladder has a player or more");
    }
  }

  /**
   * Returns the bundled ladder. Its file documents the measurement.
   *
   * @return bundled players and their ratings
   */
  public static Ladder bundled() {
    return new Ladder(
        ResourceLines.of(Ladder.class.getResourceAsStream(FILE)).stream()
            .map(Ladder::rung)
            .toList());
  }

  /** Parses a line: the player, its rating, and the interval of the rating. */
  private static Rung rung(String line) {
    String[] columns = line.split(" +", -1);
    return new Rung(PlayerSpecText.parse(columns[0], 0), Integer.parseInt(columns[1]));
  }

  /**
   * Returns this ladder without the player to be rated.
   *
   * @param player the player
   * @return the other players
   */
  public Ladder without(PlayerSpec player) {
    return new Ladder(
        rungs.stream()
            .filter(
                rung ->
                    !rung.player().player().equals(player.player())
                        || !rung.player().options().equals(player.options()))
            .toList());
  }

  /**
   * Returns a tournament of a player against this ladder. {@link LadderSelection} selects a small
   * part of them.
   *
   * @param rated the rated player, which is the first one of the tournament
   * @param budget the budget of its moves
   * @param openings the openings
   * @param seed the seed of the tournament
   * @return a gauntlet against the players of this ladder, in their order
   */
  public TournamentPlan tournament(
      Contestant rated, Budget budget, List<Opening> openings, long seed) {
    List<Contestant> players = new ArrayList<>(List.of(rated));
    rungs.forEach(rung -> players.add(new Contestant(rung.name(), rung.player())));
    return new TournamentPlan(
        players,
        Format.GAUNTLET,
        2 * MOST_PAIRS * rungs.size(),
        RULES,
        budget,
        openings,
        seed,
        Adjudication.NONE,
        Optional.empty());
  }

  /**
   * Returns the rating of a player.
   *
   * @param pairs its scores against each player of the ladder
   * @return the rating
   */
  AnchoredRating rating(List<PairScores> pairs) {
    List<AnchoredRating.Anchor> anchors = new ArrayList<>();
    for (int i = 0; i < rungs.size(); i++) {
      anchors.add(new AnchoredRating.Anchor(rungs.get(i).elo(), pairs.get(i)));
    }
    return AnchoredRating.of(anchors);
  }

  /**
   * Returns the rating of the first player of a tournament against the players of this ladder.
   *
   * @param standings the standings of a tournament of a player against this ladder
   * @return the rating
   */
  public AnchoredRating rating(Standings standings) {
    return rating(standings.met().get(0).stream().skip(1).map(Standings.Score::pairs).toList());
  }

  /**
   * Returns the strongest player with at most a given rating.
   *
   * @param elo the rating
   * @return the player; empty below the ladder
   */
  public Optional<Rung> below(double elo) {
    return rungs.stream().filter(rung -> rung.elo() <= elo).reduce((weaker, stronger) -> stronger);
  }

  /**
   * Returns the weakest player with more than a given rating.
   *
   * @param elo the rating
   * @return the player; empty above the ladder
   */
  public Optional<Rung> above(double elo) {
    return rungs.stream().filter(rung -> rung.elo() > elo).findFirst();
  }
}
