package org.gobang.ui.swing.present;

import java.util.List;
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

  /**
   * Returns the setting of the language.
   *
   * @param changed called after the user has chosen a language
   */
  public static Setting<Language> setting(Preferences preferences, Runnable changed) {
    return new Setting<>(
        preferences, Preferences.LANGUAGE, List.of(values()), each -> each.tag, SYSTEM, changed);
  }
}
