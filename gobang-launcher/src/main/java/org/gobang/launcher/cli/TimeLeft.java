package org.gobang.launcher.cli;

import java.time.Duration;
import java.util.Locale;
import org.gobang.arena.Pace;

/** How long a command still runs, as its progress says it. */
public final class TimeLeft {

  private TimeLeft() {}

  /**
   * The time that is left at some pace.
   *
   * @param done what was done, in any unit
   * @param planned what there is to do in all, in the same unit
   * @return such as {@code 0:45} or {@code 1:02:03}; {@code ?} until the pace is known
   */
  public static String of(Pace pace, long done, long planned) {
    return pace.of(done, planned).map(Pace.Forecast::left).map(TimeLeft::text).orElse("?");
  }

  private static String text(Duration left) {
    long seconds = left.toSeconds();
    return seconds < 3600
        ? String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60)
        : String.format(
            Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }
}
