package org.gobang.presentation.newgame;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.gobang.api.Option;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.presentation.text.Texts;

/** Who is to play a side, and how this player is set, while it is being chosen. */
public final class SeatChoice {

  private final GameChoices.Occupant occupant;
  private final Seat before;
  private final Map<String, String> values = new LinkedHashMap<>();
  private Isolation isolation = Isolation.NONE;

  /**
   * A player as it usually is.
   *
   * @param before the seat of the same player in the last game, if it had one
   */
  SeatChoice(GameChoices.Occupant occupant, Seat before) {
    this.occupant = occupant;
    this.before = before;
    occupant
        .settings()
        .forEach(each -> values.put(each.option().key(), each.option().initialText()));
  }

  /** The last player of a seat; a value that no longer fits gets its initial value. */
  SeatChoice(Seat seat, GameChoices offer) {
    this(offer.occupant(seat), seat);
    if (seat instanceof Seat.Computer computer && !occupant.isPerson()) {
      computer.who().options().forEach(this::take);
      isolation = computer.who().isolation();
    }
  }

  private void take(String key, String value) {
    boolean valid =
        setting(key)
            .filter(each -> fault(each.option(), value).isEmpty() && isThere(each, value))
            .isPresent();
    if (valid) {
      values.put(key, value);
    }
  }

  private Optional<GameChoices.Setting> setting(String key) {
    return occupant.settings().stream()
        .filter(setting -> setting.option().key().equals(key))
        .findFirst();
  }

  /** Whether a valid value names an evaluator that there is; true for other options. */
  private static boolean isThere(GameChoices.Setting setting, String value) {
    return !(setting.option() instanceof Option.Evaluator)
        || setting.choices().contains(ProviderSpec.parse(value).id());
  }

  private static Optional<String> fault(Option option, String value) {
    try {
      option.check(value);
      return Optional.empty();
    } catch (RefusedException refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
  }

  /** Who plays. */
  public GameChoices.Occupant occupant() {
    return occupant;
  }

  /** How an option stands. */
  public String value(Option option) {
    return values.getOrDefault(option.key(), option.initialText());
  }

  /** Sets an option. */
  public void set(Option option, String value) {
    values.put(option.key(), value);
  }

  /** The step that the level is exactly at; empty between two, or without levels. */
  public Optional<Strength> strength() {
    return occupant.level().flatMap(option -> Strength.of(option, value(option)));
  }

  /** Sets the level to a step, where the player has levels. */
  public void strength(Strength next) {
    occupant.level().ifPresent(option -> set(option, next.level(option)));
  }

  /** Why the value of an option is refused, in a sentence for people; empty for a valid one. */
  public Optional<String> refusal(Option option, Texts texts) {
    String value = value(option);
    Optional<String> fault = fault(option, value);
    if (fault.isEmpty() && setting(option.key()).filter(each -> !isThere(each, value)).isPresent()) {
      return Optional.of(texts.of("new.evaluator", ProviderSpec.parse(value).id()));
    }
    return fault.map(sentence -> refusal(option, sentence, texts));
  }

  private String refusal(Option option, String sentence, Texts texts) {
    if (option instanceof Option.Whole whole) {
      return texts.of("new.whole", String.valueOf(whole.from()), String.valueOf(whole.to()));
    }
    if (option instanceof Option.Decimal decimal) {
      String from = Option.Decimal.text(decimal.from());
      return texts.of("new.number", from, Option.Decimal.text(decimal.to()));
    }
    return value(option).isBlank() ? texts.of("new.required") : sentence;
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
  Seat seat() {
    if (occupant.isPerson()) {
      return before instanceof Seat.Human ? before : new Seat.Human("");
    }
    Map<String, String> changed = new LinkedHashMap<>(values);
    occupant
        .settings()
        .forEach(each -> changed.remove(each.option().key(), each.option().initialText()));
    // A seed that was asked for stays; otherwise games are not to begin alike.
    long seed =
        before instanceof Seat.Computer computer
            ? computer.who().seed()
            : ThreadLocalRandom.current().nextLong();
    return new Seat.Computer(new PlayerSpec(occupant.id(), changed, seed, isolation));
  }
}
