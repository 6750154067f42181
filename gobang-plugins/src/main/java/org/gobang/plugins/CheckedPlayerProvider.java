package org.gobang.plugins;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.gobang.api.OptionValues;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;
import org.gobang.api.player.Turn;
import org.gobang.api.workbench.Service;

/**
 * A checked player provider. The plugin is called only for {@code supports} and {@code create},
 * whose exceptions the game's guard handles.
 */
final class CheckedPlayerProvider extends CheckedProvider<PlayerProvider>
    implements PlayerProvider {

  private final int priority;
  private final boolean usesFolder;
  private final Set<AnalysisFeature> analysisFeatures;

  CheckedPlayerProvider(PlayerProvider plugin) throws PluginRefusedException {
    super(Service.PLAYER, plugin);
    this.priority = plugin.priority();
    this.usesFolder = plugin.usesFolder();
    this.analysisFeatures = Set.copyOf(plugin.analysisFeatures());
  }

  @Override
  public int priority() {
    return priority;
  }

  @Override
  public boolean usesFolder() {
    return usesFolder;
  }

  @Override
  public OptionalInt elo(OptionValues values) {
    OptionalInt elo = inContext(() -> plugin.elo(values));
    return elo == null ? OptionalInt.empty() : elo;
  }

  @Override
  public Set<AnalysisFeature> analysisFeatures() {
    return analysisFeatures;
  }

  @Override
  public boolean supports(Board board) {
    return inContext(() -> plugin.supports(board));
  }

  @Override
  public boolean playsOpening(OptionValues values, Board start) {
    return inContext(() -> plugin.playsOpening(values, start));
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    Player player = inContext(() -> plugin.create(settings, start));
    // The game's guard also handles null.
    return player == null ? player : new PluginPlayer(plugin, player);
  }

  /** Calls a player with the class loader of its provider as the context class loader. */
  record PluginPlayer(PlayerProvider plugin, Player player) implements Player {

    @Override
    public Optional<String> decide(Turn turn) throws InterruptedException {
      return PluginContext.call(plugin, () -> player.decide(turn));
    }

    @Override
    public Point choose(Turn turn) throws InterruptedException {
      return PluginContext.call(plugin, () -> player.choose(turn));
    }

    @Override
    public void ponder(Turn turn) throws InterruptedException {
      PluginContext.call(
          plugin,
          () -> {
            player.ponder(turn);
            return this;
          });
    }

    @Override
    public void close() {
      PluginContext.call(
          plugin,
          () -> {
            player.close();
            return this;
          });
    }
  }
}
