package org.gobang.engines.added;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Option;
import org.gobang.api.player.PlayerSpec;
import org.gobang.engines.gomocup.GomocupProvider;
import org.gobang.engines.gomocup.Quoting;

/**
 * An engine that a person has added.
 *
 * @param name what it is called: the id that it plays under
 * @param options what the person set, by the keys of the player {@code gomocup}; the command always
 */
public record AddedEngine(String name, Map<String, String> options) {

  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final int LONGEST_NAME = 40;

  /**
   * Checks what was set.
   *
   * @throws RefusedException if the name is no id, there is no command, no such option, or it
   *     cannot have such a value
   */
  public AddedEngine {
    if (name.length() > LONGEST_NAME || !NAME.matcher(name).matches()) {
      throw new RefusedException(
          "\""
              + name
              + "\" is no name for an engine: at most "
              + LONGEST_NAME
              + " lower-case letters, digits and hyphens");
    }
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    new GomocupProvider(name, options).check();
  }

  /**
   * An engine as it is added.
   *
   * @param name what it is to be called
   * @param command the program and its arguments
   * @param folder where it is to work, unless the options say otherwise
   * @param options what else is set
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
   * What was set, as it may be shown.
   *
   * @return the options with {@link Option#LEFT_OUT} in place of each secret value
   */
  public Map<String, String> openOptions() {
    return new PlayerSpec(name, options, 0, false)
        .withoutSecrets(new GomocupProvider(name, Map.of()).options())
        .options();
  }

  /**
   * How it is started.
   *
   * @return the program and its arguments in one text
   */
  public String command() {
    return options.getOrDefault(GomocupProvider.COMMAND, "");
  }
}
