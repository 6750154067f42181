package org.gobang.presentation.newgame;

import java.math.BigDecimal;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.presentation.text.Texts;

/**
 * The range of numbers accepted by a field.
 *
 * @param from the minimum
 * @param to the maximum
 * @param whole whether only whole numbers are accepted
 */
public record NumberRange(BigDecimal from, BigDecimal to, boolean whole) {

  /** Returns a range of whole numbers. */
  public static NumberRange whole(long from, long to) {
    return new NumberRange(BigDecimal.valueOf(from), BigDecimal.valueOf(to), true);
  }

  /** Returns a range of decimal numbers. */
  public static NumberRange decimal(double from, double to) {
    return new NumberRange(
        new BigDecimal(Option.Decimal.text(from)), new BigDecimal(Option.Decimal.text(to)), false);
  }

  /** Returns an entered number; empty for any other text. */
  public Optional<BigDecimal> parse(String typed) {
    try {
      BigDecimal number = new BigDecimal(typed.strip());
      boolean good =
          number.compareTo(from) >= 0
              && number.compareTo(to) <= 0
              && (!whole || number.stripTrailingZeros().scale() <= 0);
      return Optional.of(number).filter(any -> good);
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /** Returns the accepted numbers as a sentence. */
  public String sentence(Texts texts) {
    return texts.of(whole ? "new.whole" : "new.number", from.toPlainString(), to.toPlainString());
  }
}
