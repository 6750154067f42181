package org.gobang.launcher.cli;

import java.time.Duration;
import org.gobang.api.player.Budget.Limit;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads a clock such as {@code 10m} or {@code 10m+5s}: the time for all moves, and the increment.
 */
public final class ClockConverter implements ITypeConverter<Limit.Clock> {

  @Override
  public Limit.Clock convert(String text) {
    int plus = text.indexOf('+');
    try {
      DurationConverter time = new DurationConverter();
      return new Limit.Clock(
          time.convert(plus < 0 ? text : text.substring(0, plus)),
          plus < 0 ? Duration.ZERO : time.convert(text.substring(plus + 1)));
    } catch (TypeConversionException notATime) {
      throw WrongValue.of("value.clock", text);
    }
  }
}
