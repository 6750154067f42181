package org.gobang.ui.web.action;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget.Limit;
import org.gobang.presentation.newgame.LimitChoice;
import org.gobang.presentation.text.Texts;

/**
 * The fields of what bounds a move and a game. Nothing is chosen by showing them: what the last
 * game had stays so until it is changed.
 */
record LimitFields(LimitChoice choice, Texts texts) {

  private static final long MOST_NODES = 1_000_000_000_000L;
  private static final int MOST_PLIES = 999;
  private static final int SECOND = 1000;
  private static final int MINUTE = 60_000;
  private static final Duration USUAL_MOVE = Duration.ofSeconds(5);
  private static final Limit.Clock USUAL_CLOCK =
      new Limit.Clock(Duration.ofMinutes(10), Duration.ofSeconds(5));

  /** The fields; those for experts where they are wanted. */
  List<FormField> fields(boolean more) {
    List<FormField> fields = new ArrayList<>();
    fields.add(tick("time", "new.move.time", choice.moveTime()).group(texts.of("new.limits")));
    choice
        .moveTime()
        .ifPresent(
            time -> fields.add(decimal("seconds", "new.seconds", time, SECOND, "0.1", 3600)));
    fields.add(tick("clock", "new.clock", choice.clock()));
    choice
        .clock()
        .ifPresent(
            clock -> {
              fields.add(decimal("minutes", "new.minutes", clock.left(), MINUTE, "0.1", 600));
              fields.add(
                  decimal("increment", "new.increment", clock.increment(), SECOND, "0", 600));
            });
    if (more) {
      fields.add(tick("nodes", "new.nodes", choice.nodes()));
      choice
          .nodes()
          .ifPresent(
              count ->
                  fields.add(
                      FormField.number("count", texts.of("new.positions"), count, 1, MOST_NODES)
                          .changing()));
      fields.add(tick("depth", "new.depth", choice.depth()));
      choice
          .depth()
          .ifPresent(
              plies ->
                  fields.add(
                      FormField.number("plies", texts.of("new.plies"), plies, 1, MOST_PLIES)
                          .changing()));
    }
    return fields;
  }

  private FormField tick(String key, String text, Optional<?> chosen) {
    return FormField.check(key, texts.of(text), chosen.isPresent()).changing();
  }

  private FormField decimal(
      String key, String text, Duration value, int unit, String from, Object to) {
    BigDecimal number =
        BigDecimal.valueOf(value.toMillis())
            .divide(BigDecimal.valueOf(unit), 4, RoundingMode.HALF_UP)
            .stripTrailingZeros();
    return FormField.number(key, texts.of(text), number.toPlainString(), from, to)
        .step("any")
        .changing();
  }

  /**
   * Sets what a field is about.
   *
   * @return whether it is one of these
   * @throws RefusedException if the value is not a number in its range
   */
  boolean set(String key, String value) {
    boolean on = Boolean.parseBoolean(value);
    Limit.Clock clock = choice.clock().orElse(USUAL_CLOCK);
    switch (key) {
      case "time" -> choice.moveTime(Optional.of(USUAL_MOVE).filter(any -> on));
      case "seconds" -> choice.moveTime(Optional.of(time(value, SECOND, "0.1", 3600)));
      case "clock" -> choice.clock(Optional.of(USUAL_CLOCK).filter(any -> on));
      case "minutes" ->
          choice.clock(
              Optional.of(new Limit.Clock(time(value, MINUTE, "0.1", 600), clock.increment())));
      case "increment" ->
          choice.clock(Optional.of(new Limit.Clock(clock.left(), time(value, SECOND, "0", 600))));
      case "nodes" -> choice.nodes(Optional.of(100_000L).filter(any -> on));
      case "count" -> choice.nodes(Optional.of(whole(value, MOST_NODES)));
      case "depth" -> choice.depth(Optional.of(6).filter(any -> on));
      case "plies" -> choice.depth(Optional.of((int) whole(value, MOST_PLIES)));
      default -> {
        return false;
      }
    }
    return true;
  }

  private Duration time(String value, int unit, String from, int to) {
    BigDecimal number = number(value, from, to);
    return Duration.ofMillis(number.multiply(BigDecimal.valueOf(unit)).longValue());
  }

  private long whole(String value, long most) {
    return number(value, "1", most).longValue();
  }

  private BigDecimal number(String value, String from, long to) {
    try {
      BigDecimal number = new BigDecimal(value.strip());
      if (number.compareTo(new BigDecimal(from)) >= 0
          && number.compareTo(BigDecimal.valueOf(to)) <= 0) {
        return number;
      }
    } catch (NumberFormatException none) {
      // The same sentence is for both.
    }
    throw new RefusedException(texts.of("new.number", from, String.valueOf(to)));
  }
}
