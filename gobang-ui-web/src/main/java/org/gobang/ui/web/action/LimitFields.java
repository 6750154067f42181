package org.gobang.ui.web.action;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget.Limit;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.text.Texts;

/**
 * The fields for the limits of moves and of the game. Showing them changes nothing: the limits of
 * the last game remain until they are edited.
 */
record LimitFields(LimitChoice choice, Texts texts) {

  private static final long MOST_NODES = 1_000_000_000_000L;
  private static final int MOST_PLIES = 999;
  private static final int SECOND = 1000;
  private static final int MINUTE = 60_000;
  private static final Duration USUAL_MOVE = Duration.ofSeconds(5);
  private static final Limit.Clock USUAL_CLOCK =
      new Limit.Clock(Duration.ofMinutes(10), Duration.ofSeconds(5));

  /** Returns the fields, optionally with those for experts. */
  List<FormField> fields(boolean more) {
    List<FormField> fields = new ArrayList<>();
    fields.add(
        tick("time", "new.move.time", choice.moveTime(), USUAL_MOVE, choice::moveTime)
            .group(texts.of("new.limits")));
    choice
        .moveTime()
        .map(now -> time("seconds", now, SECOND, "0.1", 3600, t -> choice.moveTime(Optional.of(t))))
        .ifPresent(fields::add);
    fields.add(tick("clock", "new.clock", choice.clock(), USUAL_CLOCK, choice::clock));
    choice.clock().ifPresent(now -> fields.addAll(clock(now)));
    if (more) {
      fields.add(tick("nodes", "new.nodes", choice.nodes(), 100_000L, choice::nodes));
      choice
          .nodes()
          .map(now -> whole("count", "new.positions", now, MOST_NODES, choice::nodes))
          .ifPresent(fields::add);
      fields.add(tick("depth", "new.depth", choice.depth(), 6, choice::depth));
      choice
          .depth()
          .map(
              now ->
                  whole(
                      "plies",
                      "new.plies",
                      now,
                      MOST_PLIES,
                      n -> choice.depth(n.map(Long::intValue))))
          .ifPresent(fields::add);
    }
    return fields;
  }

  private List<FormField> clock(Limit.Clock now) {
    return List.of(
        time("minutes", now.left(), MINUTE, "0.1", 600, t -> clock(t, now.increment())),
        time("increment", now.increment(), SECOND, "0", 600, t -> clock(now.left(), t)));
  }

  private void clock(Duration left, Duration increment) {
    choice.clock(Optional.of(new Limit.Clock(left, increment)));
  }

  private <T> FormField tick(
      String key, String text, Optional<T> chosen, T usual, Consumer<Optional<T>> set) {
    return FormField.check(
        key,
        texts.of(text),
        chosen.isPresent(),
        on -> set.accept(Optional.of(usual).filter(any -> on)));
  }

  private FormField time(
      String key, Duration value, int unit, String from, long to, Consumer<Duration> set) {
    BigDecimal scale = BigDecimal.valueOf(unit);
    BigDecimal shown =
        BigDecimal.valueOf(value.toMillis())
            .divide(scale, 4, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return FormField.number(
            key,
            texts.of("new." + key),
            shown.toPlainString(),
            from,
            to,
            typed ->
                set.accept(Duration.ofMillis(number(typed, from, to).multiply(scale).longValue())))
        .with("step", "any");
  }

  private FormField whole(
      String key, String text, Number value, long most, Consumer<Optional<Long>> set) {
    return FormField.number(
        key,
        texts.of(text),
        value,
        1,
        most,
        typed -> set.accept(Optional.of(number(typed, "1", most).longValue())));
  }

  private BigDecimal number(String value, String from, long to) {
    try {
      BigDecimal number = new BigDecimal(value.strip());
      if (number.compareTo(new BigDecimal(from)) >= 0
          && number.compareTo(BigDecimal.valueOf(to)) <= 0) {
        return number;
      }
    } catch (NumberFormatException none) {
      // Both have the same sentence.
    }
    throw new RefusedException(texts.of("new.number", from, String.valueOf(to)));
  }
}
