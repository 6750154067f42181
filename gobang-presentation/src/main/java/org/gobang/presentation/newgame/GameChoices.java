package org.gobang.presentation.newgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.PluginProvider;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.text.PlayerRatings;
import org.gobang.presentation.text.Texts;

/**
 * The available rules and players of a game, as described by their plugins.
 *
 * @param rules the rules, at least one
 * @param occupants the occupants of a seat: first a human, then the players
 */
public record GameChoices(List<Rules> rules, List<Occupant> occupants) {

  private static final int USUAL_LINES = 15;

  /**
   * Available rules.
   *
   * @param id their id
   * @param label their name
   * @param usualSize the usual board size
   * @param fouls whether they have forbidden moves
   * @param settings their options
   */
  public record Rules(
      String id, Label label, int usualSize, boolean fouls, List<Setting> settings) {

    /** Creates rules with a copy of the settings. */
    public Rules {
      settings = List.copyOf(settings);
    }
  }

  /**
   * An option of a player or of rules.
   *
   * @param option the option
   * @param label its name, with its unit
   * @param expert whether it is shown only with expert options
   * @param choices the values to choose from; for an evaluator, its own options can be appended;
   *     empty if a value is typed
   * @param named the names and descriptions of values that are not shown as they are
   */
  public record Setting(
      Option option, Label label, boolean expert, List<String> choices, Map<String, Label> named) {

    /** Creates an option with copies of the choices and their names. */
    public Setting {
      choices = List.copyOf(choices);
      named = Map.copyOf(named);
    }

    /** Returns the name of a value. */
    public String name(String value) {
      return named.containsKey(value) ? named.get(value).name() : value;
    }

    /** Returns the description of a value, or of the option if the value has none. */
    public String about(String value) {
      return named.containsKey(value) ? named.get(value).description() : label.description();
    }
  }

  /**
   * An occupant of a seat: a human or a player.
   *
   * @param id the id of a player; empty for a human
   * @param label its name
   * @param settings its options
   * @param ratings the ratings in Elo by level, with all other options at their defaults; the key
   *     is an empty text if it has no levels
   */
  public record Occupant(
      String id, Label label, List<Setting> settings, Map<String, Integer> ratings) {

    /** Creates an occupant with copies of the settings and the ratings. */
    public Occupant {
      settings = List.copyOf(settings);
      ratings = Map.copyOf(ratings);
    }

    /** Returns whether this occupant is a human. */
    public boolean isPerson() {
      return id.isEmpty();
    }

    /** Returns the level option that {@link Strength} can set; empty without such an option. */
    public Optional<Option.Whole> level() {
      return Strength.option(settings.stream().map(Setting::option).toList());
    }
  }

  /** Creates choices with copies of the lists. */
  public GameChoices {
    rules = List.copyOf(rules);
    occupants = List.copyOf(occupants);
  }

  /**
   * Returns the choices of all plugins.
   *
   * @param plugins the available plugins
   * @param texts in the language of the labels
   * @throws RefusedException if there are no rules
   */
  public static GameChoices of(Plugins plugins, Texts texts) {
    if (plugins.boards().isEmpty()) {
      throw new RefusedException(texts.of("no.rules"));
    }
    List<Occupant> occupants = new ArrayList<>();
    occupants.add(new Occupant("", new Label(texts.of("person"), ""), List.of(), Map.of()));
    List<String> evaluators = plugins.evaluators().stream().map(DiscoveredPlugin::id).toList();
    plugins.players().forEach(found -> occupants.add(occupant(found, evaluators, texts)));
    return new GameChoices(
        plugins.boards().stream().map(found -> rules(found, evaluators, texts)).toList(),
        occupants);
  }

  private static Rules rules(
      DiscoveredPlugin<BoardProvider> found, List<String> evaluators, Texts texts) {
    BoardProvider provider = found.provider();
    return new Rules(
        found.id(),
        label(provider::label, texts, found.id()),
        PluginCall.of(provider::defaultSize, USUAL_LINES),
        PluginCall.of(provider::hasFouls, true),
        settings(provider, evaluators, texts));
  }

  private static Occupant occupant(
      DiscoveredPlugin<PlayerProvider> found, List<String> evaluators, Texts texts) {
    PlayerProvider provider = found.provider();
    return new Occupant(
        found.id(),
        label(provider::label, texts, found.id()),
        settings(provider, evaluators, texts),
        ratings(provider));
  }

  private static Map<String, Integer> ratings(PlayerProvider provider) {
    Map<String, Integer> ratings = new HashMap<>();
    Strength.option(PluginCall.of(provider::options, List.of()))
        .ifPresentOrElse(
            level -> {
              for (long each = level.from(); each <= level.to(); each++) {
                String text = String.valueOf(each);
                PlayerRatings.elo(provider, Map.of(level.key(), text))
                    .ifPresent(elo -> ratings.put(text, elo));
              }
            },
            () -> PlayerRatings.elo(provider, Map.of()).ifPresent(elo -> ratings.put("", elo)));
    return ratings;
  }

  /** Returns the settings of a plugin; the opening comes first, beside the rules. */
  private static List<Setting> settings(
      PluginProvider provider, List<String> evaluators, Texts texts) {
    return PluginCall.of(provider::options, List.<Option>of()).stream()
        .map(option -> setting(option, provider, evaluators, texts))
        .sorted(Comparator.comparing(each -> each.named().isEmpty()))
        .toList();
  }

  private static Setting setting(
      Option option, PluginProvider provider, List<String> evaluators, Texts texts) {
    if (provider instanceof BoardProvider
        && option instanceof Option.Choice protocols
        && option.key().equals(OpeningOption.KEY)) {
      return new Setting(
          option,
          new Label(texts.of("new.opening")),
          false,
          protocols.values(),
          protocols.values().stream()
              .collect(Collectors.toMap(each -> each, id -> protocol(id, texts))));
    }
    return new Setting(
        option,
        withUnit(label(language -> provider.label(option, language), texts, option.key()), texts),
        PluginCall.of(() -> provider.isExpert(option), false),
        choices(option, evaluators),
        Map.of());
  }

  private static List<String> choices(Option option, List<String> evaluators) {
    if (option instanceof Option.Choice choice) {
      return choice.values();
    }
    return option instanceof Option.Evaluator ? evaluators : List.of();
  }

  private static Label label(Function<Locale, Label> plugin, Texts texts, String id) {
    return PluginCall.of(() -> plugin.apply(texts.locale()), new Label(id, ""));
  }

  /** Returns a label with the unit in its name. */
  public static Label withUnit(Label label, Texts texts) {
    return label.unit().isBlank()
        ? label
        : new Label(texts.of("option.unit", label.name(), label.unit()), label.description());
  }

  /**
   * Returns the rules of a spec such as {@code custom:line=6}, or the first available rules if
   * these were removed.
   */
  Rules rules(ProviderSpec spec) {
    String id = spec.id();
    return rules.stream().filter(each -> each.id().equals(id)).findFirst().orElse(rules.get(0));
  }

  /** Returns the occupant for a seat, or a human if the player was removed. */
  Occupant occupant(Seat seat) {
    return occupants.stream()
        .filter(each -> each.id().equals(id(seat)))
        .findFirst()
        .orElse(occupants.get(0));
  }

  /** Returns the id of the player in a seat; empty for a human. */
  static String id(Seat seat) {
    return seat instanceof Seat.Computer computer ? computer.who().player() : "";
  }

  private static Label protocol(String id, Texts texts) {
    return new Label(texts.protocol(id), texts.orElse("protocol." + id + ".about", ""));
  }
}
