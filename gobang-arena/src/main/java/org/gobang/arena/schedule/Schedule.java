package org.gobang.arena.schedule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import org.gobang.arena.opening.Opening;
import org.gobang.arena.play.Contestant;
import org.gobang.arena.play.GameOrder;

/**
 * The games of a tournament, by their numbers from 1. Two that follow each other, an odd one and
 * the next, are a pair: the same players from the same opening, with colours exchanged. A round is
 * a pair for each two who meet, all from one opening; the openings come in an order that the seed
 * draws, and then again from the first.
 */
public final class Schedule {

  /** How many games of a pair there are. */
  private static final int PAIR = 2;

  private final Tournament tournament;
  private final List<Format.Pairing> pairings;
  private final List<Opening> openings;

  /**
   * The games of a tournament.
   *
   * @param tournament what is played
   */
  public Schedule(Tournament tournament) {
    this.tournament = tournament;
    this.pairings = tournament.format().pairings(tournament.players().size());
    this.openings = new ArrayList<>(tournament.openings());
    Collections.shuffle(openings, new Random(tournament.seed()));
  }

  /**
   * How many games there are.
   *
   * @return the number of the last one
   */
  public int games() {
    return tournament.games();
  }

  /**
   * Whether each two who meet do so equally often, with either colour.
   *
   * @return whether the games make whole rounds
   */
  public boolean isEven() {
    return games() % (PAIR * pairings.size()) == 0;
  }

  /**
   * How many games there are in a round.
   *
   * @return two for each two who meet
   */
  public int gamesInRound() {
    return PAIR * pairings.size();
  }

  /**
   * Where openings begin to repeat. Players that always answer alike play their games again from
   * there on, which says nothing new.
   *
   * @return the first game from an opening that its two players have had in an earlier round; empty
   *     if there is none
   */
  public OptionalInt firstRepeat() {
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
   * @param first the index of the player who has Black in the first game of the pair
   * @param second the index of the other
   * @param exchanged whether it is the second game, in which the other has Black
   */
  public record Slot(int pair, int first, int second, boolean exchanged) {}

  /**
   * Where a game belongs.
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
   * A game.
   *
   * @param number its number, from 1
   * @return all that is needed to play it, always the same
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

  /** Every player draws other lots in every game, and the same ones when it is played again. */
  private Contestant seeded(int index, int number) {
    Contestant player = tournament.players().get(index);
    long seed = 0;
    for (long part : new long[] {tournament.seed(), number, index, player.who().seed()}) {
      seed = new SplittableRandom(seed ^ part).nextLong();
    }
    return player.seeded(seed);
  }
}
