package org.gobang.engines.added;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.PluginProvider;
import org.gobang.api.RefusedException;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.gomocup.GomocupNotation;
import org.gobang.engines.gomocup.GomocupProvider;
import org.gobang.engines.gomocup.Quoting;

/**
 * An engine added by the user.
 *
 * @param name its name, which is its player id
 * @param options the values of its options, by the keys of the player {@code gomocup}; the command
 *     is required
 */
public record AddedEngine(String name, Map<String, String> options) {

  private static final int LONGEST_NAME = 40;

  /** The kind of the {@link RefusedException} for a name that is in use by another player. */
  public static final String TAKEN = "engine-taken";

  private static final GomocupProvider PROVIDER = new GomocupProvider();

  /**
   * Creates an engine.
   *
   * @throws RefusedException if the name is not a valid id, there is no command, an option does not
   *     exist, or a value is not valid
   */
  public AddedEngine {
    if (name.length() > LONGEST_NAME || !PluginProvider.isId(name)) {
      throw new RefusedException(
          "engine-name",
          "\""
              + name
              + "\" is not a valid engine name: at most "
              + LONGEST_NAME
              + " lower-case letters, digits and hyphens",
          List.of(name, String.valueOf(LONGEST_NAME)));
    }
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    new GomocupProvider(name, options).check();
  }

  /**
   * Creates an engine.
   *
   * @param name its name
   * @param command the program and its arguments
   * @param folder its working folder, unless the options have one
   * @param options further options
   * @return the engine
   * @throws RefusedException as the constructor does
   */
  public static AddedEngine of(
      String name, List<String> command, Path folder, Map<String, String> options) {
    Map<String, String> all = new LinkedHashMap<>();
    all.put(GomocupProvider.COMMAND, Quoting.join(command));
    all.put(GomocupProvider.FOLDER, folder.toString());
    all.putAll(options);
    return new AddedEngine(name, all);
  }

  /**
   * Creates an engine.
   *
   * @param name its name
   * @param program the program
   * @param arguments its arguments in one text
   * @param options further options
   * @return the engine
   * @throws RefusedException as the constructor does
   */
  public static AddedEngine of(
      String name, String program, String arguments, Map<String, String> options) {
    Map<String, String> all = new LinkedHashMap<>();
    String command = Quoting.join(List.of(program)) + " " + arguments;
    all.put(GomocupProvider.COMMAND, command.strip());
    all.putAll(options);
    return new AddedEngine(name, all);
  }

  /**
   * Returns the rules that the protocol supports.
   *
   * @return their ids
   */
  public static List<String> allRules() {
    return GomocupNotation.rules();
  }

  /**
   * Returns the options that are not secret.
   *
   * @return the options with {@link Option#LEFT_OUT} in place of each secret value
   */
  public Map<String, String> openOptions() {
    return new PlayerSpec(name, options, 0, false)
        .withoutSecrets(new GomocupProvider(name, Map.of()).options())
        .options();
  }

  /**
   * Returns the possible options of an added engine, except the command.
   *
   * @return the options, without the option for the log
   */
  public static List<Option> settings() {
    return PROVIDER.options().stream()
        .filter(option -> !option.key().equals(GomocupProvider.COMMAND))
        .filter(option -> !option.key().equals(GomocupProvider.LOG))
        .toList();
  }

  /**
   * Returns the display name of an option.
   *
   * @param setting one of the {@link #settings}
   * @param language English or Chinese
   * @return its name and meaning
   */
  public static Label label(Option setting, Locale language) {
    return PROVIDER.label(setting, language);
  }

  /**
   * Returns the path of the program.
   *
   * @return the path, or a name that the system can find
   */
  public String program() {
    return Quoting.split(command()).stream().findFirst().orElse("");
  }

  /**
   * Returns the arguments of the program.
   *
   * @return the arguments, separated by spaces and quoted where required
   */
  public String arguments() {
    return Quoting.join(Quoting.split(command()).stream().skip(1).toList());
  }

  /**
   * Returns the start command.
   *
   * @return the program and its arguments in one text
   */
  public String command() {
    return options.getOrDefault(GomocupProvider.COMMAND, "");
  }
}
