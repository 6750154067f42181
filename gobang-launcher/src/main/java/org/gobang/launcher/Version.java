package org.gobang.launcher;

import java.lang.module.ModuleDescriptor;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of the application and its environment. The text is not translated. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return lines().toArray(String[]::new);
  }

  /**
   * Returns the output of {@code --version}.
   *
   * @return the version of the launcher's own jar, which scripts read; then the Java, whether it is
   *     that of the image or runs the jars, and the system
   */
  static List<String> lines() {
    Optional<String> version =
        Optional.ofNullable(Version.class.getModule().getDescriptor())
            .flatMap(ModuleDescriptor::rawVersion);
    return List.of(
        "gobang " + version.orElse("(development)"),
        "Java " + System.getProperty("java.version") + " (" + (isImage() ? "image" : "jars") + ")",
        String.join(
            " ",
            System.getProperty("os.name"),
            System.getProperty("os.version"),
            System.getProperty("os.arch")));
  }

  /** Returns whether this class is part of a Java image made by {@code jlink}. */
  private static boolean isImage() {
    return String.valueOf(Version.class.getResource("Version.class")).startsWith("jrt:");
  }
}
