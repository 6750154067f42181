package org.gobang.presentation.tournament;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.ProviderSpec;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentSetup.Format;
import org.gobang.presentation.newgame.GameChoices;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.newgame.OptionChoice;
import org.gobang.presentation.newgame.SeatChoice;

/** A tournament while it is chosen. */
public final class TournamentChoice {

  private static final Duration MOVE_TIME = Duration.ofSeconds(1);
  private static final int GAMES = 100;

  private final GameChoices offer;
  private final List<SeatChoice> players = new ArrayList<>();
  private final LimitChoice limits =
      new LimitChoice(Budget.of(new Budget.Limit.MoveTime(MOVE_TIME)));
  private GameChoices.Rules rules;
  private OptionChoice rulesOptions;
  private int size;
  private Optional<Path> openings = Optional.empty();
  private Format format = Format.ROUND_ROBIN;
  private int games = GAMES;
  private int concurrency = Runtime.getRuntime().availableProcessors();
  private Optional<SequentialTest.Leads> test = Optional.empty();

  /**
   * Creates a choice without players.
   *
   * @param offer what there is to choose from
   */
  public TournamentChoice(GameChoices offer) {
    this.offer = offer;
    this.rules = offer.rules().get(0);
    this.rulesOptions = new OptionChoice(rules.settings(), () -> {});
    this.size = rules.usualSize();
  }

  /** Returns the players that can be chosen. */
  public List<GameChoices.Occupant> offered() {
    return offer.occupants().stream().filter(each -> !each.isPerson()).toList();
  }

  /** Returns the rules that can be chosen. */
  public List<GameChoices.Rules> offeredRules() {
    return offer.rules();
  }

  /** Returns the players in their order, each with its options. */
  public List<SeatChoice> players() {
    return List.copyOf(players);
  }

  /** Adds a player as it usually is; the same player can be there several times. */
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

  /** Returns the rules. */
  public GameChoices.Rules rules() {
    return rules;
  }

  /** Chooses rules. A board of the usual size gets the usual size of these. */
  public void rules(GameChoices.Rules next) {
    if (size == rules.usualSize()) {
      size = next.usualSize();
    }
    rules = next;
    OptionChoice before = rulesOptions;
    rulesOptions = new OptionChoice(rules.settings(), () -> {});
    rulesOptions.takeOpening(before);
  }

  /** What the options of the rules are set to. */
  public OptionChoice rulesOptions() {
    return rulesOptions;
  }

  /** Returns the board size. */
  public int size() {
    return size;
  }

  /** Chooses the board size. */
  public void size(int lines) {
    size = lines;
  }

  /** Returns the file of the openings; empty for those that come with Gobang. */
  public Optional<Path> openings() {
    return openings;
  }

  /** Chooses openings. */
  public void openings(Optional<Path> file) {
    openings = file;
  }

  /** Returns which players are paired. */
  public Format format() {
    return format;
  }

  /** Chooses which players are paired. */
  public void format(Format next) {
    format = next;
  }

  /** Returns the number of games. */
  public int games() {
    return games;
  }

  /** Chooses the number of games. */
  public void games(int count) {
    games = count;
  }

  /** Returns how many games are played at a time. */
  public int concurrency() {
    return concurrency;
  }

  /** Chooses how many games are played at a time. */
  public void concurrency(int count) {
    concurrency = count;
  }

  /** What limits a move and a game. */
  public LimitChoice limits() {
    return limits;
  }

  /** Returns the hypotheses of the test that ends the tournament; empty for none. */
  public Optional<SequentialTest.Leads> test() {
    return test;
  }

  /** Chooses a test. */
  public void test(Optional<SequentialTest.Leads> leads) {
    test = leads;
  }

  /** Returns whether a test is possible: it is between two players. */
  public boolean canTest() {
    return players.size() == 2;
  }

  /** Returns whether there are enough players. */
  public boolean isComplete() {
    return players.size() >= 2;
  }

  /** Returns the tournament as it was chosen. */
  public TournamentSetup setup() {
    return new TournamentSetup(
        players.stream().map(each -> ((Seat.Computer) each.seat()).who()).toList(),
        new TournamentSetup.BoardChoice(
            new ProviderSpec(rules.id(), rulesOptions.notInitial()).toString(), size, openings),
        new TournamentSetup.Schedule(format, games, concurrency, test.filter(any -> canTest())),
        limits.budget());
  }
}
