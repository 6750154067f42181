package org.gobang.presentation.newgame;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;

/** The chosen limits of the next game. */
public final class LimitChoice {

  /** The kinds, in the order in which a budget lists them. */
  private static final List<Class<? extends Limit>> KINDS =
      List.of(Limit.Nodes.class, Limit.Depth.class, Limit.MoveTime.class, Limit.Clock.class);

  private Budget budget;

  /** Creates a choice with the limits of the last game. */
  public LimitChoice(Budget last) {
    this.budget = last;
  }

  /** Returns the limit of a kind; empty if not set. */
  public <L extends Limit> Optional<L> limit(Class<L> kind) {
    return budget.limit(kind);
  }

  /** Sets the limit of a kind; an empty value removes the limit. */
  public <L extends Limit> void set(Class<L> kind, Optional<L> next) {
    budget =
        new Budget(
            KINDS.stream()
                .<Limit>flatMap(each -> (each == kind ? next : budget.limit(each)).stream())
                .toList());
  }

  /** Returns whether an expert limit is set. */
  boolean isExpertSet() {
    return Field.ALL.stream().anyMatch(each -> each.expert() && each.isOn(this));
  }

  /** Returns the complete budget. */
  public Budget budget() {
    return budget;
  }

  /**
   * A limit in a form: a check box, and numbers that apply while the box is selected.
   *
   * @param kind the kind of limit
   * @param key the key of the check box
   * @param label the text key of the check box
   * @param expert whether it is shown only with expert options
   * @param numbers its numbers
   * @param read returns the numbers of a limit
   * @param write returns the limit with given numbers
   */
  public record Field<L extends Limit>(
      Class<L> kind,
      String key,
      String label,
      boolean expert,
      List<Value> numbers,
      Function<L, List<BigDecimal>> read,
      Function<List<BigDecimal>, L> write) {

    private static final BigDecimal SECOND = BigDecimal.valueOf(1000);
    private static final BigDecimal MINUTE = BigDecimal.valueOf(60_000);

    /** With this scale, each number of minutes is a whole number of milliseconds again. */
    private static final int SCALE = 9;

    /** All limits in the order of a form, expert limits last. */
    public static final List<Field<?>> ALL =
        List.of(
            new Field<>(
                Limit.MoveTime.class,
                "time",
                "new.move.time",
                false,
                List.of(new Value("seconds", "new.seconds", NumberRange.decimal(0.1, 3600), 5)),
                limit -> List.of(number(limit.time(), SECOND)),
                values -> new Limit.MoveTime(time(values.get(0), SECOND))),
            new Field<>(
                Limit.Clock.class,
                "clock",
                "new.clock",
                false,
                List.of(
                    new Value("minutes", "new.minutes", NumberRange.decimal(0.1, 600), 10),
                    new Value("increment", "new.increment", NumberRange.decimal(0, 600), 5)),
                limit -> List.of(number(limit.left(), MINUTE), number(limit.increment(), SECOND)),
                values ->
                    new Limit.Clock(time(values.get(0), MINUTE), time(values.get(1), SECOND))),
            new Field<>(
                Limit.Nodes.class,
                "nodes",
                "new.nodes",
                true,
                List.of(
                    new Value(
                        "count",
                        "new.positions",
                        NumberRange.whole(1, 1_000_000_000_000L),
                        100_000)),
                limit -> List.of(BigDecimal.valueOf(limit.count())),
                values -> new Limit.Nodes(values.get(0).longValue())),
            new Field<>(
                Limit.Depth.class,
                "depth",
                "new.depth",
                true,
                List.of(new Value("plies", "new.plies", NumberRange.whole(1, 999), 6)),
                limit -> List.of(BigDecimal.valueOf(limit.plies())),
                values -> new Limit.Depth(values.get(0).intValue())));

    /**
     * A number of a limit.
     *
     * @param key its key
     * @param label the text key of its label, with its unit
     * @param range the accepted numbers
     * @param usual the default value
     */
    public record Value(String key, String label, NumberRange range, long usual) {}

    private static BigDecimal number(Duration time, BigDecimal unit) {
      return BigDecimal.valueOf(time.toMillis()).divide(unit, SCALE, RoundingMode.HALF_UP);
    }

    private static Duration time(BigDecimal number, BigDecimal unit) {
      return Duration.ofMillis(number.multiply(unit).setScale(0, RoundingMode.HALF_UP).longValue());
    }

    /** Returns whether the limit is set. */
    public boolean isOn(LimitChoice choice) {
      return choice.limit(kind).isPresent();
    }

    /** Returns the numbers of the limit, or the default values if the limit is not set. */
    public List<BigDecimal> values(LimitChoice choice) {
      return choice
          .limit(kind)
          .map(read)
          .orElseGet(() -> numbers.stream().map(each -> BigDecimal.valueOf(each.usual())).toList());
    }

    /** Sets the limit with the given numbers, or removes the limit. */
    public void set(LimitChoice choice, boolean on, List<BigDecimal> values) {
      choice.set(kind, Optional.of(values).filter(any -> on).map(write));
    }
  }
}
