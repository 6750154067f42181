package org.gobang.ui.swing.present;

import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/**
 * The guard against accidental moves.
 *
 * <p>Off by default: a click is a move in similar programs, the stone under the pointer shows the
 * point, and a move against an engine can be taken back.
 */
public enum MoveConfirmation implements Keyword {
  /** A click is a move. */
  OFF,

  /** A click shows a translucent stone, and a second click plays it. */
  CONFIRM,

  /** A click places a stone that can be removed for a moment. */
  UNDO;

  /** The key of the preference. */
  public static final String KEY = "swing.guard";

  /** Returns the guard in the preferences; off if missing or unknown. */
  static MoveConfirmation in(Preferences preferences) {
    return Keyword.find(values(), preferences.get(KEY).orElse("")).orElse(OFF);
  }
}
