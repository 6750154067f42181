package org.gobang.presentation.newgame;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Option;
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
 * The choice of the next game, based on the last one. The constructor calls plugins, which may take
 * a while; use the object on one thread only.
 */
public final class NewGame {

  /** The minimum offered board size, large enough for five in a row. */
  public static final int FEWEST_LINES = 5;

  private final Workbench workbench;
  private final AdaptiveStrength adaptive;
  private final GameSetup last;
  private final GameChoices offer;
  private final Optional<GameState> here;
  private final Map<Stone, SeatChoice> seats = new EnumMap<>(Stone.class);
  private final LimitChoice limits;
  private final RulesChoice rules;
  private Fouls fouls;
  private boolean ponder;
  private boolean fromHere;
  private TeachingChoice teaching;
  private boolean adapts;
  private boolean more;

  /**
   * Creates a choice based on the last game, or on its players and a game to continue.
   *
   * @param workbench provides the user's preferences
   * @param last the last game
   * @param offer the available choices
   * @param stands the current game, which can be continued; ignored at the start and after the end
   *     of the game
   * @throws RefusedException if there are no rules
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
    GameRecord played = last.record();
    this.rules =
        new RulesChoice(offer, played.rules(), played.start().size(), () -> fromHere = false);
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
            || rules.options().isExpertSet()
            || seats.values().stream().anyMatch(SeatChoice::isExpertSet);
  }

  /**
   * Returns this choice with other available rules and players; the first ones replace removed
   * ones.
   */
  public NewGame among(GameChoices next) {
    NewGame same = new NewGame(workbench, setup(), next, here);
    same.teaching = teaching;
    same.adapts(adapts);
    same.more = more;
    same.goOn(fromHere && same.rules.rules().id().equals(rules.rules().id()));
    return same;
  }

  /** Returns the available choices. */
  public GameChoices offer() {
    return offer;
  }

  /** Returns whether expert options are shown. Default: whether an expert option is set. */
  public boolean more() {
    return more;
  }

  /** Shows or hides expert options. */
  public void more(boolean wanted) {
    more = wanted;
  }

  /** Returns the shown options of a player or of rules. */
  public List<GameChoices.Setting> shown(List<GameChoices.Setting> settings) {
    return settings.stream().filter(each -> more || !each.expert()).toList();
  }

  /** Returns whether a game can be continued. */
  public boolean canGoOn() {
    return here.isPresent();
  }

  /** Returns the number of the last move of the continued game; empty for a new game. */
  public Optional<Integer> from() {
    return here.filter(any -> fromHere).map(state -> MoveNumber.of(state, state.path()));
  }

  /**
   * Chooses whether to continue the current game from its position, with the same rules and board,
   * or to start a new game.
   */
  public void goOn(boolean wanted) {
    fromHere = wanted && canGoOn();
    if (fromHere) {
      GameRecord record = here.orElseThrow().record();
      rules.take(record.rules(), record.start().size());
    }
  }

  /** Returns the rules and the board size. */
  public RulesChoice rules() {
    return rules;
  }

  /** Returns the player of a side. */
  public SeatChoice seat(Stone stone) {
    return Objects.requireNonNull(seats.get(stone));
  }

  /** Sets the player of a side, with its default options. */
  public void choose(Stone stone, GameChoices.Occupant occupant) {
    Seat before =
        Stream.of(last.seat(stone), last.seat(stone.opponent()))
            .filter(seat -> GameChoices.id(seat).equals(occupant.id()))
            .findFirst()
            .orElse(new Seat.Human(""));
    seats.put(stone, new SeatChoice(occupant, before));
    adapts(adapts);
  }

  /** Swaps the players of both sides, including their options. */
  public void swap() {
    SeatChoice black = seat(Stone.BLACK);
    seats.put(Stone.BLACK, seat(Stone.WHITE));
    seats.put(Stone.WHITE, black);
  }

  /**
   * Returns the strengths available to a side, as defined by {@link Strength#all}; empty without
   * levels.
   */
  public List<Optional<Strength>> strengths(Stone stone) {
    if (seat(stone).occupant().level().isEmpty()) {
      return List.of();
    }
    return Strength.all().stream().filter(each -> each.isPresent() || canAdapt(stone)).toList();
  }

  /** Returns the index of the strength of a side among the available ones; -1 between two steps. */
  public int strength(Stone stone) {
    boolean follows = adapts && canAdapt(stone);
    Optional<Strength> step = follows ? Optional.empty() : seat(stone).strength();
    return follows || step.isPresent() ? strengths(stone).indexOf(step) : -1;
  }

  /** Sets the strength of a side. */
  public void strength(Stone stone, Optional<Strength> next) {
    adapts(next.isEmpty());
    next.ifPresent(seat(stone)::strength);
  }

  /** Sets the level of a side and switches adaptive strength off. */
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

  /** Returns the setting for teaching games against engines. */
  public TeachingChoice teaching() {
    return teaching;
  }

  /** Sets the setting for teaching games against engines. */
  public void teaching(TeachingChoice wanted) {
    teaching = wanted;
  }

  /** Saves the chosen game. */
  public void keep(GameSetup chosen) {
    new LastGame(workbench).keep(chosen);
    teaching.put(workbench.preferences());
    adaptive.put(adapts);
  }

  /** Returns whether no human plays. */
  public boolean computersOnly() {
    return seats.values().stream().noneMatch(seat -> seat.occupant().isPerson());
  }

  /** Returns how forbidden moves are handled; ignored by rules without forbidden moves. */
  public Fouls fouls() {
    return fouls;
  }

  /** Sets how forbidden moves are handled. */
  public void fouls(Fouls next) {
    fouls = next;
  }

  /** Returns whether engines may ponder. */
  public boolean ponder() {
    return ponder;
  }

  /** Allows or forbids engines to ponder. */
  public void ponder(boolean wanted) {
    ponder = wanted;
  }

  /** Returns the limits of moves and of the game. */
  public LimitChoice limits() {
    return limits;
  }

  /** Returns the chosen game. */
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

  /** Only the moves are retained: the tags would name the players of the previous game. */
  private static GameRecord untagged(GameState state) {
    GameRecord all = state.record();
    return all.withTags(Map.of());
  }

  private GameRecord empty() {
    Start start = last.record().start();
    boolean same = start.size() == rules.size();
    return GameRecord.of(rules.spec(), same ? start : Start.empty(rules.size()), List.of());
  }
}
