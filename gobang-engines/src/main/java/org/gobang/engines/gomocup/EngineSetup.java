package org.gobang.engines.gomocup;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Option;
import org.gobang.api.player.Settings;

/**
 * How an engine is started, and what it is told before a game.
 *
 * @param id what it is called in sentences
 * @param command the program and its arguments
 * @param folder where it works
 * @param environment what it finds in its environment besides what the application has
 * @param memory how many bytes it may use; 0 for as many as it likes
 * @param reserve what is kept back of its time, for the way to the engine and back
 * @param data where it may keep files, if anywhere
 * @param infos what else it is told, by key
 * @param log where all that is said is written, if anywhere
 */
record EngineSetup(
    String id,
    List<String> command,
    Path folder,
    Map<String, String> environment,
    long memory,
    Duration reserve,
    Optional<Path> log,
    Optional<Path> data,
    Map<String, String> infos) {

  private static final String ENVIRONMENT = "environment";
  private static final String MEMORY = "memory";
  private static final String RESERVE = "reserve";
  private static final String DATA = "data-folder";
  private static final String INFO = "info";

  /** As much as the Gomocup tournament allows. */
  private static final int USUAL_MEGABYTES = 350;

  /** What can be set. */
  static final List<Option> OPTIONS =
      List.of(
          new Option.Text(GomocupProvider.COMMAND, "", true, false),
          new Option.Text(GomocupProvider.FOLDER, ""),
          Option.Text.secret(ENVIRONMENT, ""),
          new Option.Whole(MEMORY, 0, 1 << 20, USUAL_MEGABYTES),
          new Option.Whole(RESERVE, 0, 10_000, 50),
          new Option.Text(DATA, ""),
          new Option.Text(INFO, ""),
          new Option.Text(GomocupProvider.LOG, ""));

  /**
   * Reads settings.
   *
   * @param id what the player is called
   * @param settings a value for each of {@link #OPTIONS}
   * @throws RefusedException if something is not written as it should be
   */
  static EngineSetup of(String id, Settings settings) {
    List<String> command = words(settings, GomocupProvider.COMMAND);
    return new EngineSetup(
        id,
        command,
        path(settings, GomocupProvider.FOLDER).orElse(Path.of("")),
        pairs(settings, ENVIRONMENT),
        settings.whole(MEMORY) << 20,
        Duration.ofMillis(settings.whole(RESERVE)),
        path(settings, GomocupProvider.LOG),
        path(settings, DATA),
        pairs(settings, INFO));
  }

  /** Refusals name the option and not its value, which may be secret. */
  private static List<String> words(Settings settings, String key) {
    try {
      return Quoting.split(settings.text(key));
    } catch (RefusedException e) {
      throw new RefusedException(key + ": " + e.getMessage(), e);
    }
  }

  private static Optional<Path> path(Settings settings, String key) {
    String text = settings.text(key);
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      throw new RefusedException(key + "=" + text + ": is no path", e);
    }
  }

  private static Map<String, String> pairs(Settings settings, String key) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String word : words(settings, key)) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        String shown = key.equals(ENVIRONMENT) ? key : key + "=" + word;
        throw new RefusedException(shown + ": must be NAME=value, several with blanks");
      }
      pairs.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return pairs;
  }
}
