package org.gobang.presentation.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentSetup.Format;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.newgame.RulesChoice;
import org.gobang.presentation.newgame.SeatChoice;

/** The choice of a tournament. */
public final class TournamentChoice {

  private static final Duration MOVE_TIME = Duration.ofSeconds(1);
  private static final int GAMES = 100;

  private final GameChoices offer;
  private final List<SeatChoice> players = new ArrayList<>();
  private final LimitChoice limits =
      new LimitChoice(Budget.of(new Budget.Limit.MoveTime(MOVE_TIME)));
  private final RulesChoice rules;
  private Format format = Format.ROUND_ROBIN;
  private int games = GAMES;
  private int concurrency = Runtime.getRuntime().availableProcessors();

  /**
   * Creates a choice without players.
   *
   * @param offer the available choices
   */
  public TournamentChoice(GameChoices offer) {
    this.offer = offer;
    this.rules = new RulesChoice(offer);
  }

  /** Returns the available players. */
  public List<GameChoices.Occupant> offered() {
    return offer.occupants().stream().filter(each -> !each.isPerson()).toList();
  }

  /** Returns the players in order, each with its options. */
  public List<SeatChoice> players() {
    return List.copyOf(players);
  }

  /** Adds a player with default options; the same player can be added several times. */
  public SeatChoice add(GameChoices.Occupant player) {
    SeatChoice seat =
        new SeatChoice(player, new Seat.Computer(new PlayerSpec(player.id(), Map.of(), 0, false)));
    players.add(seat);
    return seat;
  }

  /** Removes a player. */
  public void remove(SeatChoice player) {
    players.remove(player);
  }

  /** Returns the rules and the board size. */
  public RulesChoice rules() {
    return rules;
  }

  /** Returns the pairing format. */
  public Format format() {
    return format;
  }

  /** Sets the pairing format. */
  public void format(Format next) {
    format = next;
  }

  /** Returns the number of games. */
  public int games() {
    return games;
  }

  /** Sets the number of games. */
  public void games(int count) {
    games = count;
  }

  /** Returns the number of games in parallel. */
  public int concurrency() {
    return concurrency;
  }

  /** Sets the number of games in parallel. */
  public void concurrency(int count) {
    concurrency = count;
  }

  /** Returns the limits of moves and games. */
  public LimitChoice limits() {
    return limits;
  }

  /** Returns whether a test is possible, which requires two players. */
  public boolean canTest() {
    return players.size() == 2;
  }

  /** Returns whether there are enough players. */
  public boolean isComplete() {
    return players.size() >= 2;
  }

  /**
   * Returns the chosen tournament.
   *
   * @param openings the file of the openings; empty for the bundled ones
   * @param test the hypotheses of the test that stops the tournament; empty for none
   */
  public TournamentSetup setup(Optional<Path> openings, Optional<SequentialTest.Leads> test) {
    return new TournamentSetup(
        players.stream().map(each -> ((Seat.Computer) each.seat()).who()).toList(),
        new TournamentSetup.BoardChoice(rules.spec(), rules.size(), openings),
        new TournamentSetup.Schedule(format, games, concurrency, test.filter(any -> canTest())),
        limits.budget());
  }
}
