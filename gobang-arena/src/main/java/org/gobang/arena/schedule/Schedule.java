package org.gobang.arena.schedule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.gobang.api.Stone;
import org.gobang.api.board.OpeningOption;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;
import org.gobang.arena.play.PlayedGame;

/**
 * The games of a tournament, numbered from 1. An odd game and the next one are a pair: the same
 * players and the same opening, with colours swapped. A round has one pair of games per pairing,
 * all from one opening. The seed determines the order of the openings, which repeat after the last.
 */
public final class Schedule {

  /** The number of games in a pair. */
  private static final int PAIR = 2;

  private final TournamentPlan tournament;
  private final List<Format.Pairing> pairings;
  private final List<Opening> openings;

  /**
   * Creates the schedule of a tournament.
   *
   * @param tournament the tournament
   */
  public Schedule(TournamentPlan tournament) {
    this.tournament = tournament;
    this.pairings = tournament.format().pairings(tournament.players().size());
    this.openings = new ArrayList<>(tournament.openings());
    Collections.shuffle(openings, new Random(tournament.seed()));
  }

  /**
   * Returns the number of games.
   *
   * @return the number of the last game
   */
  public int games() {
    return tournament.games();
  }

  /**
   * Returns whether all pairings have the same number of games with each colour.
   *
   * @return whether the games make whole rounds
   */
  public boolean isEven() {
    return games() % (PAIR * pairings.size()) == 0;
  }

  /**
   * Returns the number of games in a round.
   *
   * @return two for each pairing
   */
  public int gamesInRound() {
    return PAIR * pairings.size();
  }

  /**
   * Returns the first game with a repeated opening. Deterministic players repeat their games from
   * there on.
   *
   * @return the first game from an opening of an earlier round; empty if there is none, or the
   *     players begin by an opening protocol
   */
  public OptionalInt firstRepeat() {
    if (OpeningOption.of(tournament.rules()).isPresent()) {
      return OptionalInt.empty();
    }
    Set<Opening> seen = new HashSet<>();
    int rounds = 0;
    while (rounds < openings.size() && seen.add(openings.get(rounds))) {
      rounds++;
    }
    long before = (long) rounds * gamesInRound();
    return before < games() ? OptionalInt.of((int) before + 1) : OptionalInt.empty();
  }

  /**
   * A place in the schedule.
   *
   * @param pair which pair of games it belongs to, from 0
   * @param first the index of the player with Black in the first game of the pair
   * @param second the index of the other player
   * @param exchanged whether it is the second game, in which the second player has Black
   */
  public record Slot(int pair, int first, int second, boolean exchanged) {

    /**
     * Returns the half points of the first player in a game.
     *
     * @param played the game, in which the players may have exchanged colours
     * @return 2 for a win, 1 for a draw, 0 for a loss
     */
    public int halfPoints(PlayedGame played) {
      Stone stone = exchanged ? Stone.WHITE : Stone.BLACK;
      return played
          .result()
          .winner()
          .map(winner -> played.ordered(winner) == stone ? 2 : 0)
          .orElse(1);
    }
  }

  /**
   * Returns the place of a game in the schedule.
   *
   * @param number its number, from 1
   * @return its place
   */
  public Slot slot(int number) {
    int pair = (number - 1) / PAIR;
    Format.Pairing pairing = pairings.get(pair % pairings.size());
    return new Slot(pair, pairing.first(), pairing.second(), number % PAIR == 0);
  }

  /**
   * Returns the game with a number.
   *
   * @param number its number, from 1
   * @return its order, always the same
   */
  public GameOrder order(int number) {
    Slot slot = slot(number);
    int round = slot.pair() / pairings.size();
    Contestant first = seeded(slot.first(), number);
    Contestant second = seeded(slot.second(), number);
    return new GameOrder(
        number,
        tournament.rules(),
        openings.get(round % openings.size()),
        slot.exchanged() ? second : first,
        slot.exchanged() ? first : second,
        tournament.budget(),
        tournament.adjudication());
  }

  /**
   * Returns the number of the first game of a pair.
   *
   * @param round the round, from 0
   * @param pairing the pairing in the order of the round, from 0
   * @return the number of the first of its two games
   */
  public int firstOfPair(int round, int pairing) {
    return round * gamesInRound() + PAIR * pairing + 1;
  }

  /**
   * Returns a contestant with the seed of a game. The seed differs in each game, but is the same
   * when the game is repeated.
   */
  private Contestant seeded(int index, int number) {
    Contestant player = tournament.players().get(index);
    long seed = 0;
    for (long part : new long[] {tournament.seed(), number, index, player.spec().seed()}) {
      seed = new SplittableRandom(seed ^ part).nextLong();
    }
    return player.seeded(seed);
  }
}
