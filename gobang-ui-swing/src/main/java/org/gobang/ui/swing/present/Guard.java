package org.gobang.ui.swing.present;

import java.util.Arrays;
import java.util.Locale;
import org.gobang.api.workbench.Preferences;

/**
 * What keeps a slip of the hand from being a move.
 *
 * <p>Off unless asked for: with a mouse a click is a move in all such programs, the stone under the
 * pointer shows before where it would go, and against a computer a move can be taken back.
 */
public enum Guard {
  /** Nothing: a click is a move. */
  OFF,

  /** A click puts a ghost there, and another one on it is the move. */
  CONFIRM,

  /** A click puts the stone there, and for a moment it can be taken off again. */
  UNDO;

  /** The key of the preference. */
  public static final String KEY = "swing.guard";

  /** The name in keys of preferences and words. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The guard that is kept; none where there is none, or one that is not known. */
  static Guard in(Preferences preferences) {
    return Arrays.stream(values())
        .filter(each -> preferences.get(KEY).filter(each.word()::equals).isPresent())
        .findFirst()
        .orElse(OFF);
  }
}
