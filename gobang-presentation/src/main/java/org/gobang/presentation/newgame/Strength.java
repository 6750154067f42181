package org.gobang.presentation.newgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.presentation.text.Texts;

/**
 * The strength of an opponent in five steps. They map to evenly spaced levels of a player, from the
 * lowest to the highest: 1, 3, 5, 7 and 10 of ten.
 */
public enum Strength {
  /** A beginner: the lowest level. */
  LEARNER(1),

  /** A casual player. */
  CASUAL(2),

  /** A regular player. */
  REGULAR(3),

  /** A strong player. */
  STRONG(4),

  /** Full strength: the highest level. */
  FULL(5);

  /** The default step. */
  public static final Strength USUAL = CASUAL;

  private final int number;

  Strength(int number) {
    this.number = number;
  }

  /** Returns the number of this step, from 1 for the weakest. */
  public int number() {
    return number;
  }

  /**
   * Returns the option set by the steps.
   *
   * @param options the options of the player
   * @return the level option, if it has at least as many levels as there are steps
   */
  public static Optional<Option.Whole> option(List<Option> options) {
    return options.stream()
        .filter(option -> option.key().equals(Option.LEVEL))
        .flatMap(option -> option instanceof Option.Whole level ? Stream.of(level) : Stream.empty())
        .filter(level -> level.to() - level.from() >= values().length - 1)
        .findFirst();
  }

  /** Returns the step of a level; empty between two steps. */
  public static Optional<Strength> of(Option.Whole option, String level) {
    return Stream.of(values()).filter(each -> each.level(option).equals(level)).findFirst();
  }

  /** Returns the level of a player at this step. */
  public String level(Option.Whole option) {
    return String.valueOf(
        option.from() + (number - 1) * (option.to() - option.from()) / (values().length - 1));
  }

  /** Returns a seat with the given level, if it is the seat of an engine. */
  static Seat at(Seat seat, Option.Whole option, String level) {
    if (!(seat instanceof Seat.Computer computer)) {
      return seat;
    }
    PlayerSpec who = computer.who();
    Map<String, String> options = new LinkedHashMap<>(who.options());
    options.put(option.key(), level);
    return new Seat.Computer(new PlayerSpec(who.player(), options, who.seed(), who.isolation()));
  }

  /** Returns all steps, followed by an empty value for adaptive strength. */
  public static List<Optional<Strength>> all() {
    return Stream.concat(
            Stream.of(values()).map(Optional::of), Stream.of(Optional.<Strength>empty()))
        .toList();
  }

  /** Returns the display name of a step, or of adaptive strength. */
  public static String name(Optional<Strength> strength, Texts texts) {
    return strength.map(step -> step.name(texts)).orElseGet(() -> texts.of("strength.adaptive"));
  }

  /** Returns the display name. */
  public String name(Texts texts) {
    return texts.of("strength." + name());
  }
}
