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

/** Who is to play a side, and how this player is set, while it is being chosen. */
public final class SeatChoice {

  private final GameChoices.Occupant occupant;
  private final Seat before;
  private final OptionChoice options;
  private Isolation isolation = Isolation.NONE;

  /**
   * Creates a player as it usually is.
   *
   * @param before the seat of the same player in the last game, if it had one
   */
  public SeatChoice(GameChoices.Occupant occupant, Seat before) {
    this.occupant = occupant;
    this.before = before;
    this.options = new OptionChoice(occupant.settings(), () -> {});
  }

  /** The last player of a seat. */
  SeatChoice(Seat seat, GameChoices offer) {
    this(offer.occupant(seat), seat);
    if (seat instanceof Seat.Computer computer && !occupant.isPerson()) {
      options.take(computer.who().options());
      isolation = computer.who().isolation();
    }
  }

  /** Returns who plays. */
  public GameChoices.Occupant occupant() {
    return occupant;
  }

  /** What the player's options are set to. */
  public OptionChoice options() {
    return options;
  }

  /**
   * Returns how strong the player is as it is set, and what it is, in words; empty for a human. A
   * rating holds where nothing but the level is set.
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

  /** Returns whether something is set that only experts see. */
  boolean isExpertSet() {
    return options.isExpertSet() || isolation != Isolation.NONE;
  }

  /** Returns the step that the level is exactly at; empty between two, or without levels. */
  public Optional<Strength> strength() {
    return occupant.level().flatMap(option -> Strength.of(option, options.value(option)));
  }

  /** Sets the level to a step, where the player has levels. */
  public void strength(Strength next) {
    occupant.level().ifPresent(option -> options.set(option, next.level(option)));
  }

  /** Returns where a computer runs. */
  public Isolation isolation() {
    return isolation;
  }

  /** Has a computer run in this process or another. */
  public void isolate(Isolation wanted) {
    isolation = wanted;
  }

  /** Returns the seat as it was chosen. */
  public Seat seat() {
    if (occupant.isPerson()) {
      return before instanceof Seat.Human ? before : new Seat.Human("");
    }
    // A seed that was asked for stays; otherwise games are not to begin alike.
    long seed =
        before instanceof Seat.Computer computer
            ? computer.who().seed()
            : ThreadLocalRandom.current().nextLong();
    return new Seat.Computer(new PlayerSpec(occupant.id(), options.notInitial(), seed, isolation));
  }
}
