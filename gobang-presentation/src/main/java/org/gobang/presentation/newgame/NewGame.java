package org.gobang.presentation.newgame;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.MoveNumber;

/**
 * The next game while it is being chosen, beginning with the last. Making it asks plugins, which
 * may take a while; afterwards it is used on one thread.
 */
public final class NewGame {

  /** The fewest lines a board is offered with: five in a row must fit. */
  public static final int FEWEST_LINES = 5;

  private final Workbench workbench;
  private final AdaptiveStrength adaptive;
  private final GameSetup last;
  private final GameChoices offer;
  private final Optional<GameState> here;
  private final Map<Stone, SeatChoice> seats = new EnumMap<>(Stone.class);
  private final LimitChoice limits;
  private GameChoices.Rules rules;
  private OptionChoice rulesOptions;
  private int size;
  private Fouls fouls;
  private boolean ponder;
  private boolean fromHere;
  private TeachingChoice teaching;
  private boolean adapts;
  private boolean more;

  /**
   * Creates the last game once more, or its players from where a game stands.
   *
   * @param workbench has what the user likes
   * @param last what was played last
   * @param offer what there is to choose from
   * @param stands a game that can be continued, unless it is at its start or its board is decided
   * @throws RefusedException if there are no rules to play by
   */
  public NewGame(
      Workbench workbench, GameSetup last, GameChoices offer, Optional<GameState> stands) {
    this.workbench = workbench;
    this.adaptive = new AdaptiveStrength(workbench);
    this.last = last;
    this.offer = offer;
    this.here =
        stands.filter(
            state -> !state.path().isEmpty() && state.board().outcome() == Outcome.UNDECIDED);
    ProviderSpec played = ProviderSpec.parse(last.record().rules());
    this.rules = offer.rules(played);
    this.rulesOptions = options(played);
    this.size = last.record().start().size();
    this.fouls = last.fouls();
    this.ponder = last.ponder();
    this.limits = new LimitChoice(last.budget());
    for (Stone stone : Stone.values()) {
      seats.put(stone, new SeatChoice(last.seat(stone), offer));
    }
    this.teaching = TeachingChoice.in(workbench.preferences());
    adapts(adaptive.isOn());
    this.more =
        limits.isExpertSet()
            || rulesOptions.isExpertSet()
            || seats.values().stream().anyMatch(SeatChoice::isExpertSet);
  }

  /** Returns the options of the rules chosen, as a spec has them if it names these rules. */
  private OptionChoice options(ProviderSpec spec) {
    OptionChoice options = new OptionChoice(rules.settings(), () -> fromHere = false);
    if (spec.id().equals(rules.id())) {
      options.take(spec.options());
    }
    return options;
  }

  /**
   * Returns the same choice among others; rules and players that are gone are the first there are.
   */
  public NewGame among(GameChoices next) {
    NewGame same = new NewGame(workbench, setup(), next, here);
    same.teaching = teaching;
    same.adapts(adapts);
    same.more = more;
    same.goOn(fromHere && same.rules.id().equals(rules.id()));
    return same;
  }

  /** What there is to choose from. */
  public GameChoices offer() {
    return offer;
  }

  /** Returns whether options for experts are shown; at first, where one of them is set. */
  public boolean more() {
    return more;
  }

  /** Shows the options for experts, or hides them. */
  public void more(boolean wanted) {
    more = wanted;
  }

  /** Returns the options of a player or of rules that are shown. */
  public List<GameChoices.Setting> shown(List<GameChoices.Setting> settings) {
    return settings.stream().filter(each -> more || !each.expert()).toList();
  }

  /** Returns whether a game can be continued, rather than begun. */
  public boolean canGoOn() {
    return here.isPresent();
  }

  /** Returns the number of the move before the first one to be made; empty for a new game. */
  public Optional<Integer> from() {
    return here.filter(any -> fromHere).map(state -> MoveNumber.of(state, state.path()));
  }

  /** Chooses to go on from where a game stands, by its rules and on its board; or to begin anew. */
  public void goOn(boolean wanted) {
    fromHere = wanted && canGoOn();
    if (fromHere) {
      GameRecord record = here.orElseThrow().record();
      ProviderSpec spec = ProviderSpec.parse(record.rules());
      rules = offer.rules(spec);
      rulesOptions = options(spec);
      size = record.start().size();
    }
  }

  /** Returns the rules chosen. */
  public GameChoices.Rules rules() {
    return rules;
  }

  /** What the options of the rules are set to. */
  public OptionChoice rulesOptions() {
    return rulesOptions;
  }

  /** Chooses rules. A board of the usual size gets the usual size of these. */
  public void rules(GameChoices.Rules next) {
    fromHere = false;
    if (size == rules.usualSize()) {
      size = next.usualSize();
    }
    rules = next;
    OptionChoice before = rulesOptions;
    rulesOptions = options(ProviderSpec.parse(last.record().rules()));
    rulesOptions.takeOpening(before);
  }

  /** Returns the board size. */
  public int size() {
    return size;
  }

  /** Chooses the board size. */
  public void size(int lines) {
    fromHere = false;
    size = lines;
  }

  /** Returns who plays a side. */
  public SeatChoice seat(Stone stone) {
    return Objects.requireNonNull(seats.get(stone));
  }

  /** Chooses who plays a side, as this player usually is. */
  public void choose(Stone stone, GameChoices.Occupant occupant) {
    Seat before =
        Stream.of(last.seat(stone), last.seat(stone.opponent()))
            .filter(seat -> GameChoices.id(seat).equals(occupant.id()))
            .findFirst()
            .orElse(new Seat.Human(""));
    seats.put(stone, new SeatChoice(occupant, before));
    adapts(adapts);
  }

  /** Exchanges the players of both sides, options and all. */
  public void swap() {
    SeatChoice black = seat(Stone.BLACK);
    seats.put(Stone.BLACK, seat(Stone.WHITE));
    seats.put(Stone.WHITE, black);
  }

  /**
   * Returns the strengths that a side can have, as {@link Strength#all} has them; none without
   * levels.
   */
  public List<Optional<Strength>> strengths(Stone stone) {
    if (seat(stone).occupant().level().isEmpty()) {
      return List.of();
    }
    return Strength.all().stream().filter(each -> each.isPresent() || canAdapt(stone)).toList();
  }

  /** Returns the place of the strength of a side among those it can have; -1 between two steps. */
  public int strength(Stone stone) {
    boolean follows = adapts && canAdapt(stone);
    Optional<Strength> step = follows ? Optional.empty() : seat(stone).strength();
    return follows || step.isPresent() ? strengths(stone).indexOf(step) : -1;
  }

  /** Chooses one of the strengths that a side can have. */
  public void strength(Stone stone, Optional<Strength> next) {
    adapts(next.isEmpty());
    next.ifPresent(seat(stone)::strength);
  }

  /** Chooses the level of a side, which then follows no results. */
  public void level(Stone stone, Option.Whole option, String level) {
    adapts(false);
    seat(stone).options().set(option, level);
  }

  private boolean canAdapt(Stone stone) {
    return seat(stone).occupant().level().isPresent()
        && seat(stone.opponent()).occupant().isPerson();
  }

  private void adapts(boolean wanted) {
    adapts = wanted;
    for (Stone stone : Stone.values()) {
      if (adapts && canAdapt(stone)) {
        SeatChoice seat = seat(stone);
        Option.Whole level = seat.occupant().level().orElseThrow();
        seat.options().set(level, adaptive.level(seat.occupant().id(), level));
      }
    }
  }

  /** Returns whether games against computers are teaching games. */
  public TeachingChoice teaching() {
    return teaching;
  }

  /** Makes games against computers teaching games, or not. */
  public void teaching(TeachingChoice wanted) {
    teaching = wanted;
  }

  /** Keeps what was chosen. */
  public void keep(GameSetup chosen) {
    new LastGame(workbench).keep(chosen);
    teaching.put(workbench.preferences());
    adaptive.put(adapts);
  }

  /** Returns whether no human plays. */
  public boolean computersOnly() {
    return seats.values().stream().noneMatch(seat -> seat.occupant().isPerson());
  }

  /** What becomes of a forbidden move; without meaning where the rules have none. */
  public Fouls fouls() {
    return fouls;
  }

  /** Chooses what becomes of a forbidden move. */
  public void fouls(Fouls next) {
    fouls = next;
  }

  /** Returns whether computers may think in their opponents' time. */
  public boolean ponder() {
    return ponder;
  }

  /** Lets computers think in their opponents' time, or not. */
  public void ponder(boolean wanted) {
    ponder = wanted;
  }

  /** What limits a move and the game. */
  public LimitChoice limits() {
    return limits;
  }

  /** Returns the game as it was chosen. */
  public GameSetup setup() {
    Optional<GameState> state = here.filter(any -> fromHere);
    return GameSetup.of(state.map(NewGame::untagged).orElseGet(this::empty))
        .path(state.map(GameState::path).orElse(List.of()))
        .black(seat(Stone.BLACK).seat())
        .white(seat(Stone.WHITE).seat())
        .budget(limits.budget())
        .fouls(fouls)
        .ponder(ponder)
        .build();
  }

  /** Returns the moves are the same, the game is another: its tags would name other players. */
  private static GameRecord untagged(GameState state) {
    GameRecord all = state.record();
    return all.withTags(Map.of());
  }

  private GameRecord empty() {
    Start start = last.record().start();
    String spec = new ProviderSpec(rules.id(), rulesOptions.notInitial()).toString();
    return GameRecord.of(spec, start.size() == size ? start : Start.empty(size), List.of());
  }
}
