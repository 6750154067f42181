package org.gobang.launcher.newplugin;

import org.gobang.api.Keyword;

/** The programming language of a project. */
public enum ProjectLanguage implements Keyword {
  /** Java with a module descriptor. */
  JAVA(".java"),

  /** Kotlin with a file in {@code META-INF/services}. */
  KOTLIN(".kt");

  private final String ending;

  ProjectLanguage(String ending) {
    this.ending = ending;
  }

  /** Returns the extension of source files, including the dot. */
  String ending() {
    return ending;
  }
}
