package org.gobang.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A second process of the program. */
public final class GobangProcess {

  private GobangProcess() {}

  /**
   * Returns a process builder.
   *
   * @param data parent of its data folder
   */
  public static ProcessBuilder of(Path data, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // The process is too short for C2.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
    command.addAll(agents());
    // As in the start script: newer Java versions warn of undeclared native access.
    command.add("--enable-native-access=org.jline.nativ,com.formdev.flatlaf");
    command.addAll(List.of("-p", System.getProperty("jdk.module.path")));
    command.addAll(List.of("-m", Main.class.getModule().getName() + "/" + Main.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("XDG_DATA_HOME", data.toString());
    return builder;
  }

  /**
   * Returns whether this process ignores interrupts, as background processes of a shell do. Child
   * processes inherit this setting. Always false except on Linux.
   */
  public static boolean ignoresInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return false;
    }
    String line =
        Files.readAllLines(status).stream()
            .filter(each -> each.startsWith("SigIgn:"))
            .findFirst()
            .orElse("SigIgn: 0");
    long interrupt = 1 << 1;
    return (Long.parseUnsignedLong(line.replaceFirst("\\D+", ""), 16) & interrupt) != 0;
  }

  /** Returns the Java agents of this process, so that coverage includes the second process. */
  private static List<String> agents() {
    return Stream.of(ProcessHandle.current().info().arguments().orElse(new String[0]))
        .filter(argument -> argument.startsWith("-javaagent:"))
        .toList();
  }
}
