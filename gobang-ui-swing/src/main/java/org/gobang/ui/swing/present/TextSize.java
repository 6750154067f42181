package org.gobang.ui.swing.present;

import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.Preferences;

/**
 * The size of texts and of lengths that depend on them.
 *
 * @param percent the percentage of the normal size, one of {@link #ALL}
 */
public record TextSize(int percent) {

  private static final String KEY = "swing.text.size";

  /** The size of the system. */
  public static final TextSize USUAL = new TextSize(100);

  /** The available sizes, smallest first. */
  public static final List<TextSize> ALL =
      List.of(
          new TextSize(75),
          new TextSize(90),
          USUAL,
          new TextSize(110),
          new TextSize(125),
          new TextSize(150),
          new TextSize(175),
          new TextSize(200));

  /** Returns the size chosen by the user; the normal size for an invalid one. */
  public static TextSize in(Preferences preferences) {
    Optional<String> kept = preferences.get(KEY);
    return ALL.stream()
        .filter(each -> kept.filter(each.text()::equals).isPresent())
        .findFirst()
        .orElse(USUAL);
  }

  /** Saves this size as a preference. */
  public void put(Preferences preferences) {
    preferences.put(KEY, text());
  }

  private String text() {
    return Integer.toString(percent);
  }

  /** Returns the next larger size, or this size if it is the largest. */
  public TextSize larger() {
    return ALL.get(Math.min(ALL.size() - 1, ALL.indexOf(this) + 1));
  }

  /** Returns the next smaller size, or this size if it is the smallest. */
  public TextSize smaller() {
    return ALL.get(Math.max(0, ALL.indexOf(this) - 1));
  }

  /** Returns the factor for lengths. */
  public float factor() {
    return percent / 100f;
  }
}
