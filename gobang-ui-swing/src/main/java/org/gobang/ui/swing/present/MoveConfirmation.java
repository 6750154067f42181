package org.gobang.ui.swing.present;

import java.util.Arrays;
import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/**
 * The guard against accidental moves.
 *
 * <p>Off by default: a click is a move in all such programs, the stone under the pointer shows
 * where it would go, and against a computer a move can be taken back.
 */
public enum MoveConfirmation implements Keyword {
  /** A click is a move. */
  OFF,

  /** A click shows a translucent stone, and another click on it is the move. */
  CONFIRM,

  /** A click puts a stone, which can be taken off again for a moment. */
  UNDO;

  /** The key of the preference. */
  public static final String KEY = "swing.guard";

  /** The guard in the preferences; off if there is none or an unknown one. */
  static MoveConfirmation in(Preferences preferences) {
    return Arrays.stream(values())
        .filter(each -> preferences.get(KEY).filter(each.word()::equals).isPresent())
        .findFirst()
        .orElse(OFF);
  }
}
