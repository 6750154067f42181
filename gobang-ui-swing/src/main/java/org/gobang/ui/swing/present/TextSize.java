package org.gobang.ui.swing.present;

import java.util.List;
import org.gobang.api.workbench.Preferences;

/**
 * The size of texts and of lengths that depend on them.
 *
 * @param percent the percentage of the normal size, one of {@link #ALL}
 */
public record TextSize(int percent) {

  /** The normal size. */
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

  /**
   * Returns the setting of the text size.
   *
   * @param changed called after the user has chosen a size
   */
  public static Setting<TextSize> setting(Preferences preferences, Runnable changed) {
    return new Setting<>(
        preferences,
        "swing.text.size",
        ALL,
        each -> Integer.toString(each.percent),
        USUAL,
        changed);
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
