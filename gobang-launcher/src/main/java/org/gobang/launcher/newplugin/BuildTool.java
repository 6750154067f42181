package org.gobang.launcher.newplugin;

import java.util.Locale;
import org.gobang.api.Keyword;

/** The build tool of a project. */
public enum BuildTool implements Keyword {
  /** Maven. */
  MAVEN("mvn -B -f %s verify", "target"),

  /** Gradle. */
  GRADLE("gradle -p %s build", "build");

  private final String command;
  private final String output;

  BuildTool(String command, String output) {
    this.command = command;
    this.output = output;
  }

  /** Returns the command that builds and tests the project in a folder. */
  String command(String folder) {
    return String.format(Locale.ROOT, command, folder);
  }

  /** Returns the output folder in the project. */
  String output() {
    return output;
  }
}
