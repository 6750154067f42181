package org.gobang.launcher;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Another copy of the program. */
public final class GobangProcess {

  private GobangProcess() {}

  /**
   * A copy that can be started.
   *
   * @param data where it keeps its data, in a folder of the program's name
   */
  public static ProcessBuilder of(Path data, String... arguments) {
    List<String> java =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-p",
            System.getProperty("jdk.module.path"),
            "-m",
            Main.class.getModule().getName() + "/" + Main.class.getName());
    ProcessBuilder builder =
        new ProcessBuilder(Stream.concat(java.stream(), Stream.of(arguments)).toList());
    builder.environment().put("XDG_DATA_HOME", data.toString());
    return builder;
  }
}
