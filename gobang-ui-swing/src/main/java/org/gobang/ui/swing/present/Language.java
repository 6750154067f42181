package org.gobang.ui.swing.present;

import java.util.Arrays;
import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/** A language of the window. */
public enum Language implements Keyword {
  /** The language of the system. */
  SYSTEM(""),

  /** English. */
  ENGLISH("en"),

  /** Chinese. */
  CHINESE("zh");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  /** Returns the language chosen by the user. */
  public static Language in(Preferences preferences) {
    String chosen = preferences.get(Preferences.LANGUAGE).orElse("");
    return Arrays.stream(values())
        .filter(each -> each.tag.equals(chosen))
        .findFirst()
        .orElse(SYSTEM);
  }

  /** Saves this language as a preference. */
  public void put(Preferences preferences) {
    preferences.put(Preferences.LANGUAGE, tag);
  }
}
