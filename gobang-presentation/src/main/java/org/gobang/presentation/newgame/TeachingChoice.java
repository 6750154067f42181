package org.gobang.presentation.newgame;

import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.text.Texts;

/**
 * The user's setting for teaching games against engines, saved across runs.
 *
 * @param on whether they are on
 * @param limit the minimum loss of win rate at which a move can be taken back, in percent; one of
 *     {@link #LIMITS}
 */
public record TeachingChoice(boolean on, int limit) {

  /** The available limits, in percent. */
  public static final List<Integer> LIMITS = List.of(5, 10, 15, 20, 30);

  /** The default limit, at which a mistake starts. */
  private static final int USUAL = 15;

  /** The setting without teaching games. */
  public static final TeachingChoice OFF = new TeachingChoice(false, USUAL);

  private static final String ON = "teaching";
  private static final String LIMIT = "teaching.limit";

  /**
   * Creates a setting with one of the available limits.
   *
   * @throws IllegalArgumentException if it is none of {@link #LIMITS}
   */
  public TeachingChoice {
    if (!LIMITS.contains(limit)) {
      throw new IllegalArgumentException("no limit of a teaching game: " + limit);
    }
  }

  /** Returns the saved setting. Default: off. */
  public static TeachingChoice in(Preferences preferences) {
    String kept = preferences.get(LIMIT).orElse("");
    int limit = LIMITS.stream().filter(each -> kept.equals("" + each)).findFirst().orElse(USUAL);
    return new TeachingChoice(preferences.get(ON).filter("true"::equals).isPresent(), limit);
  }

  /** Saves the setting. */
  public void put(Preferences preferences) {
    preferences.put(ON, "" + on);
    preferences.put(LIMIT, "" + limit);
  }

  /** Returns this setting, switched on or off. */
  public TeachingChoice on(boolean wanted) {
    return new TeachingChoice(wanted, limit);
  }

  /**
   * Returns the setting for an entered text.
   *
   * @param typed {@code on}, {@code off} or a limit, which switches it on; blank toggles it
   * @throws RefusedException if it is none of these
   */
  public TeachingChoice typed(String typed, Texts texts) {
    return switch (typed) {
      case "" -> on(!on);
      case "on" -> on(true);
      case "off" -> on(false);
      default ->
          LIMITS.stream()
              .filter(each -> typed.equals("" + each))
              .findFirst()
              .map(each -> new TeachingChoice(true, each))
              .orElseThrow(() -> new RefusedException(texts.of("teaching.what", typed)));
    };
  }
}
