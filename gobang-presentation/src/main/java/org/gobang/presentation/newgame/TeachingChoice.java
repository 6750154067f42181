package org.gobang.presentation.newgame;

import java.util.List;
import org.gobang.api.RefusedException;
import org.gobang.api.workbench.Preferences;
import org.gobang.presentation.text.Texts;

/**
 * Whether games against a computer are teaching games, as the user likes it; saved across runs.
 *
 * @param on whether they are
 * @param limit the loss of win probability from which on a move can be taken back, in percent; one
 *     of {@link #LIMITS}
 */
public record TeachingChoice(boolean on, int limit) {

  /** The limits to choose from, in percent. */
  public static final List<Integer> LIMITS = List.of(5, 10, 15, 20, 30);

  /** Where a mistake begins. */
  private static final int USUAL = 15;

  /** No teaching games. */
  public static final TeachingChoice OFF = new TeachingChoice(false, USUAL);

  private static final String ON = "teaching";
  private static final String LIMIT = "teaching.limit";

  /**
   * Checks the limit.
   *
   * @throws IllegalArgumentException if it is none of {@link #LIMITS}
   */
  public TeachingChoice {
    if (!LIMITS.contains(limit)) {
      throw new IllegalArgumentException("no limit of a teaching game: " + limit);
    }
  }

  /** What the user has chosen; off, where nothing was. */
  public static TeachingChoice in(Preferences preferences) {
    String kept = preferences.get(LIMIT).orElse("");
    int limit = LIMITS.stream().filter(each -> kept.equals("" + each)).findFirst().orElse(USUAL);
    return new TeachingChoice(preferences.get(ON).filter("true"::equals).isPresent(), limit);
  }

  /** Keeps it as what the user has chosen. */
  public void put(Preferences preferences) {
    preferences.put(ON, "" + on);
    preferences.put(LIMIT, "" + limit);
  }

  /** Returns the same, switched on or off. */
  public TeachingChoice on(boolean wanted) {
    return new TeachingChoice(wanted, limit);
  }

  /**
   * What a user types for another choice.
   *
   * @param typed {@code on}, {@code off} or a limit, which switches it on; blank for the other
   *     state
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
