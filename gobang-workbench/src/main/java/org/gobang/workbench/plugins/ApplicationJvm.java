package org.gobang.workbench.plugins;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Provides the arguments for another JVM with a main class of this application. */
public final class ApplicationJvm {

  /** The properties that select the logging backend, which the other JVM also receives. */
  private static final List<String> LOGGING = List.of("slf4j.provider", "slf4j.internal.verbosity");

  private ApplicationJvm() {}

  /** Returns the files and folders of this application. */
  static List<Path> files() {
    String path =
        System.getProperty(
            isModular(ApplicationJvm.class) ? "jdk.module.path" : "java.class.path", "");
    return Arrays.stream(path.split(File.pathSeparator, -1))
        .filter(each -> !each.isEmpty())
        .map(each -> Path.of(each).toAbsolutePath())
        .filter(Files::exists)
        .toList();
  }

  private static boolean isModular(Class<?> type) {
    return type.getModule().isNamed();
  }

  /**
   * Returns the arguments of the Java command.
   *
   * @param main the main class
   * @return the arguments, to be followed by those of the main class
   */
  public static List<String> arguments(Class<?> main) {
    List<String> arguments = new ArrayList<>();
    for (String property : LOGGING) {
      String value = System.getProperty(property);
      if (value != null) {
        arguments.add("-D" + property + "=" + value);
      }
    }
    String path = String.join(File.pathSeparator, files().stream().map(Path::toString).toList());
    if (isModular(main)) {
      if (!path.isEmpty()) {
        arguments.addAll(List.of("-p", path));
      }
      String module = main.getModule().getName();
      arguments.addAll(
          List.of("--add-modules", "ALL-DEFAULT", "-m", module + "/" + main.getName()));
    } else {
      arguments.addAll(List.of("-cp", path, main.getName()));
    }
    return arguments;
  }
}
