package org.gobang.launcher;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.engines.added.AddedEngines;

/** Where the platform wants an application's files. */
final class UserFolder {

  private UserFolder() {}

  /**
   * The folder for what the application keeps: {@code %APPDATA%\Gobang}, {@code
   * ~/Library/Application Support/Gobang}, or {@code gobang} in {@code $XDG_DATA_HOME}, which is
   * {@code ~/.local/share} unless set (XDG Base Directory Specification). It need not exist yet.
   */
  static Path data() {
    return Home.folder()
        .map(home -> data(System.getProperty("os.name"), home, System.getenv()))
        .orElseGet(() -> Path.of(System.getProperty("java.io.tmpdir")).resolve("gobang"));
  }

  /** The folder of the games that were played; it need not exist yet. */
  static Path games() {
    return data().resolve("games");
  }

  /** The engines that the person has added. */
  static AddedEngines engines() {
    return new AddedEngines(data().resolve("engines.json"), data().resolve("engine-logs"));
  }

  static Path data(String system, Path home, Map<String, String> environment) {
    if (Home.isWindows(system)) {
      return given(environment, "APPDATA", home.resolve("AppData").resolve("Roaming"))
          .resolve("Gobang");
    }
    if (system.toLowerCase(Locale.ROOT).startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve("Gobang");
    }
    return given(environment, "XDG_DATA_HOME", home.resolve(".local").resolve("share"))
        .resolve("gobang");
  }

  private static Path given(Map<String, String> environment, String variable, Path otherwise) {
    return Optional.ofNullable(environment.get(variable)).flatMap(Home::absolute).orElse(otherwise);
  }
}
