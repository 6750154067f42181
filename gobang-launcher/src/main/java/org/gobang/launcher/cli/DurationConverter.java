package org.gobang.launcher.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;

/** Reads a time such as {@code 500ms}, {@code 5s}, {@code 1.5s}, {@code 10m} or {@code 1h}. */
final class DurationConverter implements ITypeConverter<Duration> {

  private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s|m|h)");

  @Override
  public Duration convert(String text) {
    Matcher form = FORM.matcher(text);
    if (form.matches()) {
      BigDecimal unit = BigDecimal.valueOf(millisOf(form.group(2)));
      long millis = new BigDecimal(form.group(1)).multiply(unit).longValue();
      if (millis > 0) {
        return Duration.ofMillis(millis);
      }
    }
    throw WrongValue.of("value.time", text);
  }

  private static long millisOf(String unit) {
    return switch (unit) {
      case "h" -> 3_600_000;
      case "m" -> 60_000;
      case "s" -> 1000;
      default -> 1;
    };
  }
}
