package org.gobang.launcher.cli;

import org.gobang.arena.RunSpeed;
import org.gobang.presentation.text.Formats;

/** The remaining time of a command, as shown in its progress. */
public final class TimeLeft {

  private TimeLeft() {}

  /**
   * Returns the remaining time at the current speed.
   *
   * @param done the completed work, in any unit
   * @param planned the total amount of work, in the same unit
   * @return such as {@code 0:45} or {@code 1:02:03}; {@code ?} until the pace is known
   */
  public static String of(RunSpeed pace, long done, long planned) {
    return pace.of(done, planned).map(RunSpeed.Forecast::left).map(Formats::duration).orElse("?");
  }
}
