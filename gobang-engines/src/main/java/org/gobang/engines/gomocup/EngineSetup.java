package org.gobang.engines.gomocup;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.RefusedException;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.player.Settings;
import org.gobang.engines.process.EngineTexts;

/**
 * The start command and settings of an engine for a game.
 *
 * @param id the name of the engine in messages
 * @param command the program and its arguments
 * @param folder the working folder
 * @param environment environment variables to add
 * @param memory the memory limit in bytes; 0 for no limit
 * @param reserve the time subtracted from each limit for communication
 * @param data the folder for files of the engine, if any
 * @param infos further {@code INFO} settings, by key
 * @param log the file for the log, if any
 * @param rules the ids of supported rules; empty for all rules of the protocol
 * @param swap2 whether the opening rule swap2 is supported
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
    Map<String, String> infos,
    List<String> rules,
    boolean swap2) {

  private static final String ENVIRONMENT = GomocupProvider.ENVIRONMENT;
  private static final String MEMORY = "memory";
  private static final String RESERVE = "reserve";
  private static final String DATA = GomocupProvider.DATA;
  private static final String INFO = "info";

  /** The memory limit of the Gomocup tournament. */
  private static final int DEFAULT_MEGABYTES = 350;

  /** The options of an engine. */
  static final List<Option> OPTIONS =
      List.of(
          new Option.Text(GomocupProvider.COMMAND, "", true, false),
          new Option.Text(GomocupProvider.FOLDER, ""),
          Option.Text.secret(ENVIRONMENT, ""),
          new Option.Whole(MEMORY, 0, 1 << 20, DEFAULT_MEGABYTES),
          new Option.Whole(RESERVE, 0, 10_000, 50),
          new Option.Text(DATA, ""),
          new Option.Text(INFO, ""),
          new Option.Text(GomocupProvider.RULES, ""),
          new Option.Flag(GomocupProvider.SWAP2, false),
          new Option.Text(GomocupProvider.LOG, ""));

  /**
   * Creates a setup from settings.
   *
   * @param id the player's id
   * @param settings a value for each of {@link #OPTIONS}
   * @throws RefusedException if a value is malformed
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
        pairs(settings, INFO),
        rules(settings.text(GomocupProvider.RULES)),
        settings.flag(GomocupProvider.SWAP2));
  }

  /**
   * Parses the supported rules of an engine.
   *
   * @param text ids of rules, separated by spaces; blank for all rules of the protocol
   * @throws RefusedException if the protocol does not support one of them
   */
  static List<String> rules(String text) {
    List<String> rules =
        Stream.of(text.strip().split("\\s+", -1)).filter(each -> !each.isEmpty()).toList();
    for (String each : rules) {
      if (GomocupNotation.rule(each).isEmpty()) {
        throw EngineTexts.refused(
            "rules", GomocupProvider.RULES, each, String.join(", ", GomocupNotation.rules()));
      }
    }
    return rules;
  }

  /**
   * Returns whether a list of supported rules includes a set of rules. Opening rules are ignored.
   */
  static boolean includes(List<String> rules, String id) {
    return rules.isEmpty() || rules.contains(OpeningOption.without(id));
  }

  /**
   * Returns the words of an option. Refusals contain the name of the option but not its value,
   * which may be secret.
   */
  private static List<String> words(Settings settings, String key) {
    try {
      return Quoting.split(settings.text(key));
    } catch (RefusedException e) {
      throw new RefusedException(EngineTexts.of("in.key", key, e), e);
    }
  }

  private static Optional<Path> path(Settings settings, String key) {
    String text = settings.text(key);
    try {
      return text.isEmpty() ? Optional.empty() : Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      throw new RefusedException(EngineTexts.of("path", key, text), e);
    }
  }

  private static Map<String, String> pairs(Settings settings, String key) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String word : words(settings, key)) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        String shown = key.equals(ENVIRONMENT) ? key : key + "=" + word;
        throw EngineTexts.refused("pair", shown);
      }
      pairs.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return pairs;
  }
}
