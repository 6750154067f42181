package org.gobang.plugins;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.gobang.api.Label;
import org.gobang.api.board.Board;
import org.gobang.api.player.Option;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.workbench.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A player's provider that answers from what was read. The plugin is asked only whether it plays a
 * board, and for players; what it throws then is for the guard of the game.
 */
final class DescribedPlayer implements PlayerProvider, OfPlugin {

  /** What command lines call a person who plays. */
  private static final String PERSON = "human";

  private final PlayerProvider plugin;
  private final String id;
  private final Labels labels;
  private final List<Option> options;
  private final Map<String, Labels> optionLabels;

  private DescribedPlayer(
      PlayerProvider plugin,
      String id,
      Labels labels,
      List<Option> options,
      Map<String, Labels> optionLabels) {
    this.plugin = plugin;
    this.id = id;
    this.labels = labels;
    this.options = options;
    this.optionLabels = optionLabels;
  }

  static Described<PlayerProvider> of(PlayerProvider plugin) throws PluginRefusedException {
    String id = Described.checkedId(plugin, plugin.id());
    if (id.equals(PERSON)) {
      throw new PluginRefusedException(
          Refusal.BAD_ID,
          plugin.getClass().getName() + " has the id " + id + ", which is kept for people");
    }
    List<Option> options = checked(id, plugin.options());
    Map<String, Labels> optionLabels = new LinkedHashMap<>();
    for (Option option : options) {
      Labels labels = Labels.of(plugin, option.key(), locale -> plugin.label(option, locale));
      if (optionLabels.put(option.key(), labels) != null) {
        throw new PluginRefusedException(
            Refusal.CRASHED, id + " has two options with the name " + option.key());
      }
    }
    return new Described<>(
        id,
        new DescribedPlayer(
            plugin, id, Labels.of(plugin, id, plugin::label), options, optionLabels));
  }

  private static List<Option> checked(String id, @Nullable List<Option> options)
      throws PluginRefusedException {
    if (options == null || options.stream().anyMatch(Objects::isNull)) {
      throw new PluginRefusedException(
          Refusal.CRASHED,
          id + (options == null ? " has null for its options" : " has null among its options"));
    }
    return List.copyOf(options);
  }

  @Override
  public Object plugin() {
    return plugin;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Label label(Locale locale) {
    return labels.in(locale);
  }

  @Override
  public List<Option> options() {
    return options;
  }

  @Override
  public Label label(Option option, Locale locale) {
    Labels known = optionLabels.get(option.key());
    return known == null ? PlayerProvider.super.label(option, locale) : known.in(locale);
  }

  @Override
  public boolean supports(Board board) {
    return Context.of(plugin, () -> plugin.supports(board));
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    Player player = Context.of(plugin, () -> plugin.create(settings, start));
    // A plugin that gives none is for the guard of the game, too.
    return player == null ? player : new PluginPlayer(plugin, player);
  }
}
