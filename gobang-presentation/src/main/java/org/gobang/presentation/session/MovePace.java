package org.gobang.presentation.session;

import java.time.Duration;
import java.util.stream.Stream;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.text.Texts;

/** How long a move between two computers stays before the next one, as the user likes it. */
public enum MovePace {
  /** No longer than the next one takes. */
  NONE(0),

  /** Half a second. */
  HALF(500),

  /** Creates a second, unless another pace is chosen. */
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

  /** What the user has chosen. */
  public static MovePace in(Preferences preferences) {
    String kept = preferences.get(KEY).orElse("");
    return Stream.of(values()).filter(each -> each.kept().equals(kept)).findFirst().orElse(SECOND);
  }

  /** Keeps it as what the user has chosen. */
  public void put(Preferences preferences) {
    preferences.put(KEY, kept());
  }

  private String kept() {
    return String.valueOf(millis);
  }

  /** Returns the least time from one move to the next; zero for {@link #NONE}. */
  public Duration least() {
    return Duration.ofMillis(millis);
  }

  /** What users call it. */
  public String name(Texts texts) {
    return texts.of("pace." + name());
  }
}
