package org.gobang.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Another copy of the program. */
public final class GobangProcess {

  private GobangProcess() {}

  /**
   * Returns a copy that can be started.
   *
   * @param data where it keeps its data, in a folder of the program's name
   */
  public static ProcessBuilder of(Path data, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Little of its code runs for long enough that C2 would pay.
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
    command.addAll(agents());
    // As the start script does: newer Javas warn of native code that is not declared.
    command.add("--enable-native-access=org.jline.nativ,com.formdev.flatlaf");
    command.addAll(List.of("-p", System.getProperty("jdk.module.path")));
    command.addAll(List.of("-m", Main.class.getModule().getName() + "/" + Main.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("XDG_DATA_HOME", data.toString());
    return builder;
  }

  /**
   * Returns whether this process ignores interrupts, as one does that a shell started in the
   * background: child processes inherit that. Linux alone says so.
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

  /** Those of this process: what the copy runs counts for the coverage, too. */
  private static List<String> agents() {
    return Stream.of(ProcessHandle.current().info().arguments().orElse(new String[0]))
        .filter(argument -> argument.startsWith("-javaagent:"))
        .toList();
  }
}
