package org.gobang.plugins;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.OptionValues;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Settings;
import org.gobang.api.workbench.Refusal;

/**
 * A player provider that returns values read once. The plugin is called only for {@code supports}
 * and {@code create}, whose exceptions the game's guard handles.
 */
final class CheckedPlayerProvider implements PlayerProvider, PluginBacked {

  private final PlayerProvider plugin;
  private final String id;
  private final CachedLabels labels;
  private final int priority;
  private final boolean usesFolder;
  private final Set<AnalysisFeature> analysisFeatures;
  private final CheckedOptions options;

  private CheckedPlayerProvider(
      PlayerProvider plugin,
      String id,
      CachedLabels labels,
      int priority,
      boolean usesFolder,
      Set<AnalysisFeature> analysisFeatures,
      CheckedOptions options) {
    this.plugin = plugin;
    this.id = id;
    this.labels = labels;
    this.priority = priority;
    this.usesFolder = usesFolder;
    this.analysisFeatures = Set.copyOf(analysisFeatures);
    this.options = options;
  }

  static CheckedProvider<PlayerProvider> of(PlayerProvider plugin) throws PluginRefusedException {
    String id = CheckedProvider.checkedId(plugin, plugin.id());
    checkNotReserved(plugin.getClass().getName(), id);
    CheckedOptions options = CheckedOptions.of(plugin, id);
    return new CheckedProvider<>(
        id,
        new CheckedPlayerProvider(
            plugin,
            id,
            CachedLabels.of(plugin, id, plugin::label),
            plugin.priority(),
            plugin.usesFolder(),
            plugin.analysisFeatures(),
            options));
  }

  /**
   * Checks that an id is not a reserved word.
   *
   * @param owner the class or file that has it
   */
  static void checkNotReserved(String owner, String id) throws PluginRefusedException {
    refuseReserved(owner, id, Seat.Human.ID, "people");
    refuseReserved(owner, id, PlayerSpec.ISOLATED, "players in a process of their own");
  }

  private static void refuseReserved(String owner, String id, String reserved, String whom)
      throws PluginRefusedException {
    if (id.equals(reserved)) {
      throw new PluginRefusedException(
          Refusal.BAD_ID, owner + " has the id " + id + ", which is reserved for " + whom);
    }
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
  public int priority() {
    return priority;
  }

  @Override
  public List<Option> options() {
    return options.options();
  }

  @Override
  public Label label(Option option, Locale locale) {
    return options.label(option, locale);
  }

  @Override
  public boolean isExpert(Option option) {
    return options.isExpert(option);
  }

  @Override
  public Optional<String> initialFile(Option.File option) {
    return PluginContext.call(plugin, () -> plugin.initialFile(option));
  }

  @Override
  public boolean usesFolder() {
    return usesFolder;
  }

  @Override
  public OptionalInt elo(OptionValues values) {
    OptionalInt elo = PluginContext.call(plugin, () -> plugin.elo(values));
    return elo == null ? OptionalInt.empty() : elo;
  }

  @Override
  public Set<AnalysisFeature> analysisFeatures() {
    return analysisFeatures;
  }

  @Override
  public boolean supports(Board board) {
    return PluginContext.call(plugin, () -> plugin.supports(board));
  }

  @Override
  public boolean playsOpening(OptionValues values, Board start) {
    return PluginContext.call(plugin, () -> plugin.playsOpening(values, start));
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    Player player = PluginContext.call(plugin, () -> plugin.create(settings, start));
    // The game's guard also handles null.
    return player == null ? player : new PluginPlayer(plugin, player);
  }
}
