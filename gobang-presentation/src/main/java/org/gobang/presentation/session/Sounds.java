package org.gobang.presentation.session;

import org.gobang.api.workbench.Preferences;

/** Whether the person wants sounds; they are on unless the person turns them off. */
public final class Sounds {

  private static final String KEY = "sounds";

  private Sounds() {}

  /** Whether sounds are wanted. */
  public static boolean areOn(Preferences preferences) {
    return preferences.get(KEY).map(Boolean::parseBoolean).orElse(true);
  }

  /** Turns sounds on or off. */
  public static void put(Preferences preferences, boolean on) {
    preferences.put(KEY, Boolean.toString(on));
  }
}
