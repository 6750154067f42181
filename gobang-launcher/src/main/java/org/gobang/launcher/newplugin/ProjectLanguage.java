package org.gobang.launcher.newplugin;

import org.gobang.api.Keyword;

/** The programming language of a project. */
public enum ProjectLanguage implements Keyword {
  /** Java, with a module descriptor. */
  JAVA(".java"),

  /** Kotlin, with a file in META-INF/services. */
  KOTLIN(".kt");

  private final String ending;

  ProjectLanguage(String ending) {
    this.ending = ending;
  }

  /** Returns the ending of its source files. */
  String ending() {
    return ending;
  }
}
