package org.gobang.ui.swing.present;

import java.util.List;
import java.util.Optional;
import org.gobang.api.workbench.Preferences;

/**
 * How large texts are, and all that goes with them.
 *
 * @param percent of the usual size, one of {@link #ALL}
 */
public record TextSize(int percent) {

  private static final String KEY = "swing.text.size";

  /** As large as the system has it. */
  public static final TextSize USUAL = new TextSize(100);

  /** The sizes to choose from, the smallest first. */
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

  /** What the person has chosen; the usual size for what is none. */
  public static TextSize in(Preferences preferences) {
    Optional<String> kept = preferences.get(KEY);
    return ALL.stream()
        .filter(each -> kept.filter(each.text()::equals).isPresent())
        .findFirst()
        .orElse(USUAL);
  }

  /** Keeps it as what the person has chosen. */
  public void put(Preferences preferences) {
    preferences.put(KEY, text());
  }

  private String text() {
    return Integer.toString(percent);
  }

  /** The next larger size, or this one where there is none. */
  public TextSize larger() {
    return ALL.get(Math.min(ALL.size() - 1, ALL.indexOf(this) + 1));
  }

  /** The next smaller size, or this one where there is none. */
  public TextSize smaller() {
    return ALL.get(Math.max(0, ALL.indexOf(this) - 1));
  }

  /** What lengths are multiplied by. */
  public float factor() {
    return percent / 100f;
  }
}
