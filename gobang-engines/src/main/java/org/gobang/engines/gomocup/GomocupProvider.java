package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Option;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/**
 * Any engine that its user names the command of; or one whose command is known already.
 *
 * @param id its id as a player
 * @param given what is set for it, by option key; a game may be given other values, but of what
 *     makes it this engine
 */
public record GomocupProvider(String id, Map<String, String> given) implements PlayerProvider {

  /** The option that says how the engine is started. */
  public static final String COMMAND = "command";

  /** The option that says where it works. */
  public static final String FOLDER = "working-folder";

  /** The option that says where all that is said is written. */
  public static final String LOG = "log";

  private static final String ID = "gomocup";
  private static final String BUNDLE = "org.gobang.engines.gomocup.labels";

  /** Copies the values. */
  public GomocupProvider {
    given = Map.copyOf(given);
  }

  /** For the service loader: any engine. */
  public GomocupProvider() {
    this(ID, Map.of());
  }

  /**
   * Checks what is given for one engine.
   *
   * @throws org.gobang.api.RefusedException if there is no such option, it cannot have such a
   *     value, or there is no command; the sentence says so
   */
  public void check() {
    EngineSetup.of(id, Settings.of(EngineSetup.OPTIONS, given, 0));
  }

  @Override
  public Label label(Locale locale) {
    if (id.equals(ID)) {
      return label(ID, locale);
    }
    String command = given.getOrDefault(COMMAND, "");
    return new Label(id, words(locale).getString("engine.description") + " " + command);
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>();
    for (Option option : EngineSetup.OPTIONS) {
      String value = given.get(option.key());
      if (value == null) {
        options.add(option);
      } else if (option instanceof Option.Whole whole) {
        long initial = Long.parseLong(value);
        options.add(new Option.Whole(whole.key(), whole.from(), whole.to(), initial));
      } else if (option.secret()) {
        options.add(Option.Text.secret(option.key(), Option.LEFT_OUT));
      } else if (!isWhatItIs(option)) {
        options.add(new Option.Text(option.key(), value));
      }
    }
    return options;
  }

  /** Whether with another value of an option it would not be this engine. */
  private static boolean isWhatItIs(Option option) {
    return option.key().equals(COMMAND) || option.key().equals(LOG);
  }

  @Override
  public Label label(Option option, Locale locale) {
    return label(ID + "." + option.key(), locale);
  }

  private static Label label(String key, Locale locale) {
    ResourceBundle words = words(locale);
    return new Label(words.getString(key + ".name"), words.getString(key + ".description"));
  }

  private static ResourceBundle words(Locale locale) {
    ResourceBundle found = ResourceBundle.getBundle(BUNDLE, locale);
    // For a language it lacks, a bundle falls back to the system's; the contract says English.
    boolean inLanguage = found.getLocale().getLanguage().equals(locale.getLanguage());
    return inLanguage ? found : ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
  }

  @Override
  public boolean supports(Board board) {
    return GomocupPlayer.supports(board);
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    Map<String, String> all = new LinkedHashMap<>(given);
    settings
        .values()
        .forEach(
            (key, value) -> {
              // Stands for the secret value that is given for this engine.
              if (!value.equals(Option.LEFT_OUT)) {
                all.put(key, value);
              }
            });
    EngineSetup setup = EngineSetup.of(id, new Settings(all, settings.seed()));
    GomocupPlayer player = new GomocupPlayer(setup, start);
    try {
      player.begin();
      return player;
    } catch (InterruptedException | RuntimeException e) {
      player.close();
      throw e;
    }
  }
}
