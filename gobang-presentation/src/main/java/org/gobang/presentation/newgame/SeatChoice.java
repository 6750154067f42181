package org.gobang.presentation.newgame;

import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;

/** Who is to play a side, and how this player is set, while it is being chosen. */
public final class SeatChoice {

  private final GameChoices.Occupant occupant;
  private final Seat before;
  private final OptionChoice options;
  private Isolation isolation = Isolation.NONE;

  /**
   * A player as it usually is.
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

  /** Who plays. */
  public GameChoices.Occupant occupant() {
    return occupant;
  }

  /** What the player's options are set to. */
  public OptionChoice options() {
    return options;
  }

  /** The step that the level is exactly at; empty between two, or without levels. */
  public Optional<Strength> strength() {
    return occupant.level().flatMap(option -> Strength.of(option, options.value(option)));
  }

  /** Sets the level to a step, where the player has levels. */
  public void strength(Strength next) {
    occupant.level().ifPresent(option -> options.set(option, next.level(option)));
  }

  /** Where a computer runs. */
  public Isolation isolation() {
    return isolation;
  }

  /** Has a computer run in this process or another. */
  public void isolate(Isolation wanted) {
    isolation = wanted;
  }

  /** The seat as it was chosen. */
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
