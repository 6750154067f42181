package org.gobang.ui.swing.window;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The look and motion of the system's windows. Java does not report them, so a system program is
 * called for each. Default: light windows with motion.
 *
 * @param system the name of the operating system
 * @param output runs a program with arguments and returns its output; empty on failure
 */
public record SystemStyle(String system, Function<List<String>, String> output) {

  private static final long TO_ANSWER_MS = 1000;

  /** Creates the style of this system. Each program call takes at most one second. */
  public static SystemStyle current() {
    return new SystemStyle(System.getProperty("os.name", ""), SystemStyle::run);
  }

  /** Returns whether the windows are dark. */
  public boolean isDark() {
    return switch (family()) {
      case "windows" -> {
        String key = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize";
        yield output("reg", "query", key, "/v", "AppsUseLightTheme").endsWith("0x0");
      }
      case "mac" -> output("defaults", "read", "-g", "AppleInterfaceStyle").equals("Dark");
      default ->
          gnome("color-scheme").contains("prefer-dark") || gnome("gtk-theme").contains("-dark");
    };
  }

  /** Returns whether the system requests reduced motion. */
  boolean reducesMotion() {
    return switch (family()) {
      case "windows" -> {
        String key = "HKCU\\Control Panel\\Desktop\\WindowMetrics";
        yield output("reg", "query", key, "/v", "MinAnimate").endsWith("0");
      }
      case "mac" ->
          output("defaults", "read", "com.apple.universalaccess", "reduceMotion").equals("1");
      default -> gnome("enable-animations").equals("false");
    };
  }

  private String family() {
    String name = system.toLowerCase(Locale.ROOT);
    // "Darwin" contains "win".
    return name.contains("windows") ? "windows" : name.contains("mac") ? "mac" : "gnome";
  }

  private String gnome(String key) {
    return output("gsettings", "get", "org.gnome.desktop.interface", key).toLowerCase(Locale.ROOT);
  }

  private String output(String... command) {
    return output.apply(List.of(command)).strip();
  }

  private static String run(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      if (!process.waitFor(TO_ANSWER_MS, TimeUnit.MILLISECONDS)) {
        process.destroyForcibly();
        return "";
      }
      try (InputStream answer = process.getInputStream()) {
        return new String(answer.readAllBytes(), Charset.defaultCharset());
      }
    } catch (IOException noSuchProgram) {
      return "";
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
