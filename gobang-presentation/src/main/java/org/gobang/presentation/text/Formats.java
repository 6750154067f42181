package org.gobang.presentation.text;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * Number and time formats, shared by all interfaces, commands and languages. Values are rounded
 * half up. Remaining time is rounded down, so that a clock never shows too much.
 */
public final class Formats {

  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT);

  private Formats() {}

  /** Returns a number of nodes as {@code 9999}, {@code 82k} or {@code 8.2M}. */
  public static String nodes(long nodes) {
    if (nodes < 10_000) {
      return Long.toString(nodes);
    }
    long thousands = Math.round(nodes / 1e3);
    return thousands < 1000
        ? thousands + "k"
        : String.format(Locale.ROOT, "%.1fM", Math.round(nodes / 1e5) / 10.0);
  }

  /** Returns a clock as {@code 4:32} or {@code 1:04:32}, with tenths below ten seconds. */
  public static String clock(Duration left) {
    return left.toSeconds() < 10
        ? String.format(Locale.ROOT, "0:%02d.%d", left.toSeconds(), left.toMillisPart() / 100)
        : duration(left);
  }

  /** Returns a time in whole seconds as {@code 0:45}, {@code 4:32} or {@code 1:04:32}. */
  public static String duration(Duration time) {
    return time.toHours() == 0
        ? String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart())
        : String.format(
            Locale.ROOT,
            "%d:%02d:%02d",
            time.toHours(),
            time.toMinutesPart(),
            time.toSecondsPart());
  }

  /** Returns a moment as {@code 2026-11-21 17:05}, in the time zone of the system. */
  public static String minute(Instant moment) {
    return MINUTE.format(moment.atZone(ZoneId.systemDefault()));
  }

  /** Returns a share from 0 to 1 in whole percent, as {@code 62%}. */
  public static String percent(double share) {
    return Math.round(100 * share) + "%";
  }

  /** Returns a share from 0 to 1 in percent with one decimal, as {@code 61.5%}. */
  public static String percentWithTenths(double share) {
    return decimal(100 * share, 1) + "%";
  }

  /**
   * Returns a number with its sign, as {@code +35} or {@code -12}: a lead in Elo or an evaluation.
   */
  public static String signed(double number) {
    return String.format(Locale.ROOT, "%+d", Math.round(number));
  }

  /** Returns a number with a fixed number of decimals. */
  public static String decimal(double number, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", number);
  }
}
