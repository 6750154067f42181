package org.gobang.ui.swing.present;

import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/**
 * The protection against accidental moves.
 *
 * <p>Off by default: as in similar programs, a click is a move. The stone under the pointer shows
 * the point, and moves against an engine can be taken back.
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

  /** Returns the setting in the preferences; off if missing or unknown. */
  static MoveConfirmation in(Preferences preferences) {
    return Keyword.find(values(), preferences.get(KEY).orElse("")).orElse(OFF);
  }
}
