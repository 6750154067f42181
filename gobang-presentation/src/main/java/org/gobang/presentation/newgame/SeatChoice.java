package org.gobang.presentation.newgame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/** The chosen player of a side and its options. */
public final class SeatChoice {

  private final GameChoices.Occupant occupant;
  private final Seat before;
  private final OptionChoice options;
  private Isolation isolation = Isolation.NONE;

  /**
   * Creates a choice of a player with default options.
   *
   * @param before the seat of the same player in the last game, if any
   */
  public SeatChoice(GameChoices.Occupant occupant, Seat before) {
    this.occupant = occupant;
    this.before = before;
    this.options = new OptionChoice(occupant.settings(), () -> {});
  }

  /** Creates the choice from the last player of a seat. */
  SeatChoice(Seat seat, GameChoices offer) {
    this(offer.occupant(seat), seat);
    if (seat instanceof Seat.Computer computer && !occupant.isPerson()) {
      options.take(computer.who().options());
      isolation = computer.who().isolation();
    }
  }

  /** Returns the occupant. */
  public GameChoices.Occupant occupant() {
    return occupant;
  }

  /** Returns the option values of the player. */
  public OptionChoice options() {
    return options;
  }

  /**
   * Returns the strength and the description of the player as text; empty for a human. A rating is
   * shown if no option except the level differs from its default.
   */
  public String about(Texts texts) {
    if (occupant.isPerson()) {
      return "";
    }
    Map<String, String> set = options.notInitial();
    String level = occupant.level().map(options::value).orElse("");
    occupant.level().ifPresent(option -> set.remove(option.key()));
    Integer elo = set.isEmpty() ? occupant.ratings().get(level) : null;
    String strength =
        PlayerRatings.text(elo == null ? OptionalInt.empty() : OptionalInt.of(elo), texts);
    String description = occupant.label().description();
    return description.isBlank() ? strength : texts.all(List.of(strength, description));
  }

  /** Returns whether an expert option is set. */
  boolean isExpertSet() {
    return options.isExpertSet() || isolation != Isolation.NONE;
  }

  /** Returns the step of the level; empty between two steps, or without levels. */
  public Optional<Strength> strength() {
    return occupant.level().flatMap(option -> Strength.of(option, options.value(option)));
  }

  /** Sets the level to a step, if the player has levels. */
  public void strength(Strength next) {
    occupant.level().ifPresent(option -> options.set(option, next.level(option)));
  }

  /** Returns the process isolation of the engine. */
  public Isolation isolation() {
    return isolation;
  }

  /** Sets whether the engine runs in this process or in a separate one. */
  public void isolate(Isolation wanted) {
    isolation = wanted;
  }

  /** Returns the chosen seat. */
  public Seat seat() {
    if (occupant.isPerson()) {
      return before instanceof Seat.Human ? before : new Seat.Human("");
    }
    // A chosen seed is retained; otherwise it is random, so that games differ.
    long seed =
        before instanceof Seat.Computer computer
            ? computer.who().seed()
            : ThreadLocalRandom.current().nextLong();
    return new Seat.Computer(new PlayerSpec(occupant.id(), options.notInitial(), seed, isolation));
  }
}
