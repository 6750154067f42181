package org.gobang.ui.swing.present;

import java.time.Duration;
import org.gobang.presentation.text.Texts;

/** A warning about the remaining time of a clock. */
public enum ClockWarning {
  /** No warning. */
  NONE(Duration.ofSeconds(Long.MAX_VALUE)),

  /** A remaining time of 30 seconds or less. */
  LOW(Duration.ofSeconds(30)),

  /** A remaining time of 10 seconds or less. */
  CRITICAL(Duration.ofSeconds(10));

  private final Duration most;

  ClockWarning(Duration most) {
    this.most = most;
  }

  /** Returns the warning for a remaining time. */
  public static ClockWarning of(Duration left) {
    ClockWarning warning = NONE;
    for (ClockWarning each : values()) {
      if (left.compareTo(each.most) <= 0) {
        warning = each;
      }
    }
    return warning;
  }

  /** Returns the text of the warning; empty for {@link #NONE}. */
  public String text(Texts texts) {
    return this == NONE ? "" : texts.of("clock." + name());
  }
}
