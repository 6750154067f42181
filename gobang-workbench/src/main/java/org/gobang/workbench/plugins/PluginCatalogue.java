package org.gobang.workbench.plugins;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.ProviderSpec;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.evaluator.EvaluatorSource;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.render.RendererProvider;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Preferences;
import org.gobang.game.BoardSource;
import org.gobang.game.PlayerSetup;
import org.gobang.game.PlayerSource;
import org.gobang.workbench.platform.HostTexts;

/**
 * The plugins, accessible by id. The refusal of an unknown id lists the known ones.
 *
 * @param plugins the plugins found
 * @param isolation decides where players run
 * @param playerFolders returns the folder of a player that requires one, by the id of its provider
 */
public record PluginCatalogue(
    Plugins plugins, PlayerIsolation isolation, Function<String, Path> playerFolders)
    implements BoardSource, PlayerSource, EvaluatorSource {

  /**
   * Returns the provider of a set of rules.
   *
   * @param rules such as {@code renju} or {@code custom:line=6}; the options are not checked
   * @return their provider
   * @throws RefusedException if the id is unknown
   */
  public BoardProvider rules(String rules) {
    String id = ProviderSpec.parse(rules).id();
    return found(plugins.board(id), "board", id, plugins.boards()).provider();
  }

  /**
   * Returns whether a set of rules is available.
   *
   * @param rules such as {@code renju} or {@code custom:line=6}
   * @return whether a plugin provides the rules with these options
   */
  public boolean hasRules(String rules) {
    return hasRules(plugins, rules);
  }

  /**
   * Returns whether a set of rules is available in the given plugins.
   *
   * @param plugins the plugins found
   * @param rules such as {@code renju} or {@code custom:line=6}
   * @return whether one of the plugins provides the rules with these options
   */
  public static boolean hasRules(Plugins plugins, String rules) {
    Optional<DiscoveredPlugin<BoardProvider>> found = plugins.board(rules);
    if (found.isEmpty() || found.get().provider().id().equals(rules)) {
      return found.isPresent();
    }
    try {
      OptionValues.of(found.get().provider().options(), ProviderSpec.parse(rules).options());
      return true;
    } catch (RefusedException notTheseOptions) {
      return false;
    }
  }

  /**
   * Returns a board before the first move.
   *
   * @param rules such as {@code renju} or {@code custom:line=6}
   * @param start the board size, the initial stones, and the side to move first
   * @return the board
   * @throws RefusedException if the rules are unknown or do not support the option, size or set-up
   */
  @Override
  public Board board(String rules, Start start) {
    BoardProvider provider = rules(rules);
    ProviderSpec spec = ProviderSpec.parse(rules);
    return spec.options().isEmpty()
        ? provider.create(start)
        : provider.create(OptionValues.of(provider.options(), spec.options()), start);
  }

  /**
   * Returns the setup required to create a player.
   *
   * @param who the player and its settings
   * @return the provider and a valid value for every option
   * @throws RefusedException if the player or its option is unknown
   */
  @Override
  public PlayerSetup player(PlayerSpec who) {
    DiscoveredPlugin<PlayerProvider> found = foundPlayer(who.player());
    List<ChosenEvaluator> evaluators = new ArrayList<>();
    Settings settings = settings(found.provider(), who, evaluators);
    return new PlayerSetup(
            who.player(),
            new OpeningProvider(
                isolation.provider(found, plugins, evaluators, who.isolation()), this::opener),
            settings,
            thread -> isolation.abandoned(found.provider(), thread))
        .withFolder(playerFolders.apply(who.player()));
  }

  /**
   * Checks that a player with its evaluators supports the rules, because otherwise it would lose
   * its game by declining. Calls code of plugins, except for bundled players on the default board,
   * which all of them support; the start of the application thus loads no plugin.
   *
   * @param who the player
   * @param rules the rules, as in {@link #board}
   * @param start the start of the game
   * @throws RefusedException if the player does not support the rules (the message lists players
   *     that do), or if the player or the board is unknown
   */
  public void checkPlays(PlayerSpec who, String rules, Start start) {
    DiscoveredPlugin<PlayerProvider> found = foundPlayer(who.player());
    List<ChosenEvaluator> evaluators = new ArrayList<>();
    settings(found.provider(), who, evaluators);
    boolean usual =
        rules.equals(ReadDefaults.USUAL_RULES) && start.size() == ReadDefaults.USUAL_SIZE;
    if (usual
        && Stream.concat(Stream.of(found), evaluators.stream().map(ChosenEvaluator::found))
            .allMatch(each -> each.origin().equals(DiscoveredPlugin.BUNDLED))) {
      return;
    }
    Board board = board(rules, start);
    // An isolated player answers in its own process, when its game starts.
    PlayerProvider playing = isolation.provider(found, plugins, evaluators, who.isolation());
    if (!playing.supports(board)) {
      throw notPlayed(who.player(), board);
    }
    evaluators.forEach(evaluator -> evaluator.checkSupports(board));
  }

  private RefusedException notPlayed(String id, Board board) {
    String others =
        plugins.playersByPriority().stream()
            .filter(found -> found.provider().supports(board))
            .map(DiscoveredPlugin::id)
            .collect(Collectors.joining(", "));
    boolean none = others.isEmpty();
    return new RefusedException(
        none ? "board-of-no-player" : "board-of-others",
        id
            + " does not play "
            + board.rules()
            + " on "
            + board.size()
            + " lines; "
            + (none ? "no player does" : "these players do: " + others),
        List.of(id, board.rules(), String.valueOf(board.size()), others));
  }

  /** Returns the strongest provider whose players with default settings play an opening. */
  private Optional<PlayerProvider> opener(Board start) {
    return plugins.playersByPriority().stream()
        .map(DiscoveredPlugin::provider)
        .filter(provider -> provider.supports(start))
        .filter(provider -> playsOpening(provider, start))
        .findFirst();
  }

  private static boolean playsOpening(PlayerProvider provider, Board start) {
    try {
      return provider.playsOpening(OptionValues.of(provider.options(), Map.of()), start);
    } catch (RefusedException notWithoutOptions) {
      return false;
    }
  }

  /**
   * Returns the default player for evaluating positions.
   *
   * @param board a position of the game
   * @return the player with the highest priority that supports the board with its default options
   * @throws RefusedException if there is none
   */
  public PlayerSpec judge(Board board) {
    return plugins.playersByPriority().stream()
        .filter(found -> found.provider().supports(board))
        .findFirst()
        .map(found -> new PlayerSpec(found.id(), Map.of(), 0, false))
        .orElseThrow(() -> new RefusedException(HostTexts.of("player.none", board.rules())));
  }

  /**
   * Returns a player's provider.
   *
   * @param id such as {@code runs}
   * @return the provider
   * @throws RefusedException if there is none
   */
  public PlayerProvider playerProvider(String id) {
    return foundPlayer(id).provider();
  }

  private DiscoveredPlugin<PlayerProvider> foundPlayer(String id) {
    return found(plugins.player(id), "player", id, plugins.players());
  }

  /** Returns the settings, and the evaluators in them. */
  private Settings settings(
      PlayerProvider provider, PlayerSpec who, List<ChosenEvaluator> evaluators) {
    try {
      Settings settings = Settings.of(provider.options(), who.options(), who.seed());
      Map<String, String> values = new LinkedHashMap<>(settings.values());
      for (Option option : provider.options()) {
        if (option instanceof Option.Evaluator) {
          ChosenEvaluator chosen = evaluator(ProviderSpec.parse(settings.text(option.key())));
          evaluators.add(chosen);
          values.put(option.key(), chosen.absolute());
        }
      }
      return new Settings(values, who.seed()).withEvaluators(this);
    } catch (RefusedException refused) {
      throw new RefusedException(who.player() + ": " + refused.getMessage(), refused);
    }
  }

  /**
   * Creates an evaluator for a player.
   *
   * @param which such as {@code runs:weights=table.txt}
   * @param start the current board of the game
   * @return a new evaluator; its failures contain its name
   * @throws RefusedException if the evaluator or its option is unknown, or it does not support the
   *     game
   */
  @Override
  public Evaluator evaluator(ProviderSpec which, Board start) throws InterruptedException {
    return evaluator(which).create(start);
  }

  private ChosenEvaluator evaluator(ProviderSpec which) {
    return ChosenEvaluator.of(
        found(plugins.evaluator(which.id()), "evaluator", which.id(), plugins.evaluators()), which);
  }

  /**
   * Returns an interface with its options.
   *
   * @param wanted such as {@code console} or {@code web:port=8080}
   * @return the interface, which may not be available
   * @throws RefusedException if the interface or its option is unknown
   */
  public InterfaceLaunch frontEnd(ProviderSpec wanted) {
    DiscoveredPlugin<?> found =
        found(plugins.renderer(wanted.id()), "interface", wanted.id(), plugins.renderers());
    try {
      return new InterfaceLaunch(
          found, OptionValues.of(found.provider().options(), wanted.options()));
    } catch (RefusedException refused) {
      throw new RefusedException(wanted.id() + ": " + refused.getMessage(), refused);
    }
  }

  /**
   * Returns the default interface.
   *
   * @param plain whether the interface must use only lines of text, for example for a screen
   *     reader, and therefore have the option {@link Preferences#PLAIN}
   * @return the available interface with the highest priority
   * @throws RefusedException if there is none
   */
  public InterfaceLaunch usualFrontEnd(boolean plain) {
    return usualFrontEnds().stream()
        .filter(found -> ((RendererProvider) found.provider()).available())
        .filter(found -> !plain || hasOption(found, Preferences.PLAIN))
        .findFirst()
        .map(found -> frontEnd(new ProviderSpec(found.id(), Map.of())))
        .orElseThrow(() -> new RefusedException(HostTexts.of("interface.none")));
  }

  private static boolean hasOption(DiscoveredPlugin<?> found, String key) {
    return found.provider().options().stream().anyMatch(option -> option.key().equals(key));
  }

  /**
   * Returns the interfaces that can be started by default.
   *
   * @return the interfaces with a priority, the highest first
   */
  public List<DiscoveredPlugin<?>> usualFrontEnds() {
    return plugins.renderers().stream()
        .filter(found -> priority(found) > 0)
        .sorted(Comparator.comparingInt(PluginCatalogue::priority).reversed())
        .toList();
  }

  private static int priority(DiscoveredPlugin<?> found) {
    return ((RendererProvider) found.provider()).priority();
  }

  private static <D extends DiscoveredPlugin<?>> D found(
      Optional<D> found, String kind, String id, List<D> all) {
    return found.orElseThrow(
        () -> {
          List<String> known = all.stream().map(DiscoveredPlugin::id).toList();
          List<String> named = new ArrayList<>(List.of(id));
          named.addAll(known);
          return new RefusedException(
              "unknown-" + kind,
              "there is no " + kind + " " + id + ": there are " + String.join(", ", known),
              named);
        });
  }
}
