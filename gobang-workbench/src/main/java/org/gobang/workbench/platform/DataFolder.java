package org.gobang.workbench.platform;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.engines.added.AddedEngines;

/**
 * The data folder of the application. It need not exist yet.
 *
 * @param path the folder
 */
public record DataFolder(Path path) {

  /**
   * Returns the default folder of the platform: {@code %APPDATA%\\Gobang}, {@code
   * ~/Library/Application Support/Gobang}, or {@code gobang} in {@code $XDG_DATA_HOME}, with the
   * default {@code ~/.local/share} (XDG Base Directory Specification).
   *
   * @return the folder; a temporary folder if the system has no home folder
   */
  public static DataFolder ofPerson() {
    return new DataFolder(
        HomeFolder.find()
            .map(home -> path(System.getProperty("os.name"), home, System.getenv()))
            .orElseGet(() -> Path.of(System.getProperty("java.io.tmpdir")).resolve("gobang")));
  }

  /**
   * Returns the folder of saved games.
   *
   * @return a folder in this one
   */
  public Path games() {
    return path.resolve("games");
  }

  /**
   * Returns the folder of the user's own problems and answers to problems.
   *
   * @return a folder in this one
   */
  public Path problems() {
    return path.resolve("problems");
  }

  /**
   * Returns the folder of the log files.
   *
   * @return a folder in this one
   */
  public Path logs() {
    return path.resolve("logs");
  }

  /**
   * Returns the data folder reserved for the players of a provider.
   *
   * @param provider the id of the provider
   * @return a folder in this one, created with the first such player
   */
  public Path player(String provider) {
    return path.resolve("players").resolve(provider);
  }

  /**
   * Returns the default folder of tournaments.
   *
   * @return a folder in this one
   */
  public Path tournaments() {
    return path.resolve("tournaments");
  }

  /**
   * Returns the engines added by the user.
   *
   * @return the engines listed in a file of this folder
   */
  public AddedEngines engines() {
    return new AddedEngines(path.resolve("engines.json"), path.resolve("engine-logs"));
  }

  static Path path(String system, Path home, Map<String, String> environment) {
    if (HomeFolder.isWindows(system)) {
      return variable(environment, "APPDATA", home.resolve("AppData").resolve("Roaming"))
          .resolve("Gobang");
    }
    if (system.toLowerCase(Locale.ROOT).startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve("Gobang");
    }
    return variable(environment, "XDG_DATA_HOME", home.resolve(".local").resolve("share"))
        .resolve("gobang");
  }

  private static Path variable(Map<String, String> environment, String name, Path otherwise) {
    return Optional.ofNullable(environment.get(name))
        .flatMap(HomeFolder::absolute)
        .orElse(otherwise);
  }
}
