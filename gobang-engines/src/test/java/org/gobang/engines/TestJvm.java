package org.gobang.engines;

import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs a test class in a separate JVM. */
public final class TestJvm {

  private TestJvm() {}

  /** Returns the JVM arguments that run a class with the modules of this test. */
  public static List<String> main(Class<?> main, String... args) {
    String path =
        Stream.of(
                testClasses().toString(),
                System.getProperty("jdk.module.path", ""),
                System.getProperty("java.class.path", ""))
            .flatMap(each -> Arrays.stream(each.split(File.pathSeparator, -1)))
            .filter(each -> !each.isEmpty())
            .distinct()
            .collect(Collectors.joining(File.pathSeparator));
    return arguments(path, main, args);
  }

  /** Returns the command that runs a class with the test classes only. */
  public static List<String> command(Class<?> main, String... args) {
    List<String> command = new ArrayList<>(List.of(java(), "-XX:+UseSerialGC", "-Xshare:auto"));
    command.addAll(arguments(testClasses().toString(), main, args));
    return command;
  }

  /** Returns the program of this JVM. */
  public static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static List<String> arguments(String path, Class<?> main, String... args) {
    return Stream.concat(
            Stream.of("-XX:TieredStopAtLevel=1", "-cp", path, main.getName()), Stream.of(args))
        .toList();
  }

  /** Returns the folder of compiled tests, which a class in a module does not reveal. */
  private static Path testClasses() {
    String file = TestJvm.class.getName().replace('.', '/') + ".class";
    String url = String.valueOf(TestJvm.class.getResource("/" + file));
    return Path.of(URI.create(url.substring(0, url.length() - file.length())));
  }
}
