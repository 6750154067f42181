package org.gobang.ui.swing.present;

import java.util.Arrays;
import org.gobang.api.Keyword;
import org.gobang.api.workbench.Preferences;

/** A language that the window speaks. */
public enum Language implements Keyword {
  /** The system's. */
  SYSTEM(""),

  /** English. */
  ENGLISH("en"),

  /** Chinese. */
  CHINESE("zh");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  /** What the person has chosen. */
  public static Language in(Preferences preferences) {
    String chosen = preferences.get(Preferences.LANGUAGE).orElse("");
    return Arrays.stream(values())
        .filter(each -> each.tag.equals(chosen))
        .findFirst()
        .orElse(SYSTEM);
  }

  /** Keeps it as what the person has chosen. */
  public void put(Preferences preferences) {
    preferences.put(Preferences.LANGUAGE, tag);
  }
}
