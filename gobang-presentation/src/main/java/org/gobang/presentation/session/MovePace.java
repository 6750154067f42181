package org.gobang.presentation.session;

import java.time.Duration;
import java.util.stream.Stream;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.text.Texts;

/** The minimum time between moves in games of two engines, set by the user. */
public enum MovePace {
  /** No minimum. */
  NONE(0),

  /** Half a second. */
  HALF(500),

  /** One second, the default. */
  SECOND(1_000),

  /** Two seconds. */
  TWO(2_000),

  /** Five seconds. */
  FIVE(5_000);

  private static final String KEY = "pace";

  private final int millis;

  MovePace(int millis) {
    this.millis = millis;
  }

  /** Returns the saved pace. */
  public static MovePace in(Preferences preferences) {
    String kept = preferences.get(KEY).orElse("");
    return Stream.of(values()).filter(each -> each.kept().equals(kept)).findFirst().orElse(SECOND);
  }

  /** Saves the pace. */
  public void put(Preferences preferences) {
    preferences.put(KEY, kept());
  }

  private String kept() {
    return String.valueOf(millis);
  }

  /** Returns the minimum time from one move to the next; zero for {@link #NONE}. */
  public Duration least() {
    return Duration.ofMillis(millis);
  }

  /** Returns the display name. */
  public String name(Texts texts) {
    return texts.of("pace." + name());
  }
}
