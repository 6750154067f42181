package org.gobang.launcher.newplugin;

import java.util.Locale;

/** The programming language of a project. */
public enum ProjectLanguage {
  /** Java, with a module descriptor. */
  JAVA(".java"),

  /** Kotlin, with a file in META-INF/services. */
  KOTLIN(".kt");

  private final String ending;

  ProjectLanguage(String ending) {
    this.ending = ending;
  }

  /** The ending of its source files. */
  String ending() {
    return ending;
  }

  /** Its name on the command line, in templates, and of its source folder. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
