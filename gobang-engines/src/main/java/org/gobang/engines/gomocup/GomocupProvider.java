package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import org.gobang.api.Label;
import org.gobang.api.LocalizedText;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.PluginTexts;
import org.gobang.api.board.Board;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.engines.process.EngineTexts;

/**
 * The player for any Gomocup engine, with the command as an option or preset.
 *
 * @param id its id as a player
 * @param presets the preset values by option key; a game may override them, except those that
 *     identify the engine
 */
public record GomocupProvider(String id, Map<String, String> presets) implements PlayerProvider {

  /** The option for the command of the engine. */
  public static final String COMMAND = "command";

  /** The option for the working folder. */
  public static final String FOLDER = "working-folder";

  /** The option for the supported rules. */
  public static final String RULES = "rules";

  /** The option for the support of the opening rule swap2. */
  public static final String SWAP2 = "swap2";

  /** The option for the log file. */
  public static final String LOG = "log";

  /** The option for the folder for files of the engine. */
  public static final String DATA = "data-folder";

  /** The option for environment variables. The value is secret. */
  public static final String ENVIRONMENT = "environment";

  /** The kind of the {@link org.gobang.api.RefusedException} for a missing program. */
  public static final String NO_PROGRAM = "engine-no-program";

  public static final String ID = "gomocup";
  private static final String BUNDLE = "org.gobang.engines.gomocup.labels";

  /** Creates a player with a copy of the preset values. */
  public GomocupProvider {
    presets = Map.copyOf(presets);
  }

  /** Creates the player for any engine, for the service loader. */
  public GomocupProvider() {
    this(ID, Map.of());
  }

  /**
   * Checks the preset values.
   *
   * @throws org.gobang.api.RefusedException if an option does not exist, a value is not valid, or
   *     there is no command
   */
  public void check() {
    EngineSetup.of(id, Settings.of(EngineSetup.OPTIONS, presets, 0));
  }

  @Override
  public Label label(Locale locale) {
    if (id.equals(ID)) {
      return label(ID, locale);
    }
    String command = presets.getOrDefault(COMMAND, "");
    return new Label(
        id,
        LocalizedText.of(
                language -> ResourceBundle.getBundle(BUNDLE, language),
                "engine.description",
                command)
            .in(locale));
  }

  @Override
  public List<Option> options() {
    List<Option> options = new ArrayList<>();
    for (Option option : EngineSetup.OPTIONS) {
      String value = presets.get(option.key());
      if (value == null) {
        options.add(option);
      } else if (option instanceof Option.Whole whole) {
        long initial = Long.parseLong(value);
        options.add(new Option.Whole(whole.key(), whole.from(), whole.to(), initial));
      } else if (option instanceof Option.Flag) {
        options.add(new Option.Flag(option.key(), Boolean.parseBoolean(value)));
      } else if (option.secret()) {
        options.add(Option.Text.secret(option.key(), Option.LEFT_OUT));
      } else if (!isFixed(option)) {
        options.add(new Option.Text(option.key(), value));
      }
    }
    return options;
  }

  /** Returns whether an option identifies the engine and therefore cannot be changed. */
  private static boolean isFixed(Option option) {
    return List.of(COMMAND, RULES, LOG).contains(option.key());
  }

  @Override
  public Label label(Option option, Locale locale) {
    return label(ID + "." + option.key(), locale);
  }

  /** Returns true for all options except the command and its folder. */
  @Override
  public boolean isExpert(Option option) {
    return !option.key().equals(COMMAND) && !option.key().equals(FOLDER);
  }

  private static Label label(String key, Locale locale) {
    return PluginTexts.label(language -> ResourceBundle.getBundle(BUNDLE, language), key, locale);
  }

  @Override
  public boolean supports(Board board) {
    return GomocupPlayer.supports(board)
        && EngineSetup.includes(EngineSetup.rules(presets.getOrDefault(RULES, "")), board.rules());
  }

  @Override
  public boolean playsOpening(OptionValues options, Board start) {
    return options.flag(SWAP2) && Swap2Plan.isFor(start);
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    Map<String, String> all = new LinkedHashMap<>(presets);
    settings
        .values()
        .forEach(
            (key, value) -> {
              // A placeholder for the preset secret value.
              if (!value.equals(Option.LEFT_OUT)) {
                all.put(key, value);
              }
            });
    EngineSetup setup = EngineSetup.of(id, new Settings(all, settings.seed()));
    if (!EngineSetup.includes(setup.rules(), start.rules())) {
      throw EngineTexts.refused("unplayable.rules", id, start.rules());
    }
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
