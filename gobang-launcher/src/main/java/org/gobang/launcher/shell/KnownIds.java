package org.gobang.launcher.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.gobang.api.Option;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Plugins;
import org.gobang.study.opening.RenjuOpening;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The ids of installed plugins for options and parameters.
 *
 * @param byName the ids by the name of an option, or by the label of a parameter
 */
record KnownIds(Map<String, List<String>> byName) {

  /** No ids. */
  static final KnownIds NONE = new KnownIds(Map.of());

  private static final String OPENING = "--opening";

  /**
   * The placeholder for an id in help texts. Other options of the same name accept a name or a
   * file.
   */
  private static final String NAME = "NAME";

  /** Returns the ids of plugins, and the extensions of formats. */
  static KnownIds of(Plugins plugins, List<String> extensions) {
    List<String> players = ids(plugins.players());
    List<String> seats = new ArrayList<>(List.of(Seat.Human.ID));
    seats.addAll(players);
    List<String> formats =
        extensions.stream().map(extension -> extension.replaceFirst("^\\.", "")).toList();
    List<String> rules =
        plugins.boards().stream()
            .flatMap(board -> board.provider().options().stream())
            .filter(option -> OPENING.equals("--" + option.key()))
            .filter(Option.Choice.class::isInstance)
            .flatMap(option -> ((Option.Choice) option).values().stream())
            .distinct()
            .toList();
    return new KnownIds(
        Map.ofEntries(
            Map.entry("--board", ids(plugins.boards())),
            Map.entry("--player", players),
            Map.entry("PLAYER", players),
            Map.entry("--black", seats),
            Map.entry("--white", seats),
            Map.entry("--ui", ids(plugins.renderers())),
            Map.entry("--from", formats),
            Map.entry("--to", formats),
            Map.entry("--level", List.of("1", "2", "3", "4", "5", "6", "7", "8", "9")),
            Map.entry(OPENING, rules),
            Map.entry(OPENING + " " + NAME, openings())));
  }

  private static List<String> openings() {
    return Stream.of(RenjuOpening.values()).map(RenjuOpening::word).toList();
  }

  private static List<String> ids(List<? extends DiscoveredPlugin<?>> plugins) {
    return plugins.stream()
        .map(DiscoveredPlugin::id)
        .filter(Predicate.not(String::isEmpty))
        .toList();
  }

  /** Returns the ids for an argument; empty if it does not accept ids. */
  List<String> of(ArgSpec argument) {
    String name =
        argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    return Optional.ofNullable(byName.get(name + " " + argument.paramLabel()))
        .or(() -> Optional.ofNullable(byName.get(name)))
        .orElse(List.of());
  }
}
