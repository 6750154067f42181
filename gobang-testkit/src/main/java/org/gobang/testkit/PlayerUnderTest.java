package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/**
 * A player provider with the boards and options for testing it.
 *
 * @param plugin runs the code of the plugin
 * @param provider the guarded provider
 * @param options the option values set by the author
 * @param starts the boards for moves, at least one, all supported by the provider
 */
record PlayerUnderTest(
    GuardedPlugin<PlayerProvider> plugin,
    PlayerProvider provider,
    Map<String, String> options,
    List<Board> starts) {

  static final Promise SUPPORTS =
      new Promise("PlayerProvider.supports", "whether the strategy can play a game");

  private static final long SEED = 42;

  static PlayerUnderTest of(
      GuardedPlugin<PlayerProvider> plugin, Map<String, String> options, List<Board> boards) {
    PlayerProvider provider = plugin.provider();
    List<Board> starts = boards.stream().filter(provider::supports).toList();
    SUPPORTS.check(!starts.isEmpty(), "none of boards() is supported, so nothing can be asked");
    return new PlayerUnderTest(plugin, provider, options, starts);
  }

  /** Returns the option values set by the author, and the defaults of other options. */
  Settings settings() {
    return Settings.of(provider.options(), options, SEED).withEvaluators(TestEvaluators.SOURCE);
  }

  /** Creates a player on a separate thread. */
  HostedPlayer host(Board start) {
    return HostedPlayer.create(this, settings(), start);
  }

  /** Returns a board for tests that need only one. */
  Board start() {
    return starts.get(0);
  }

  /** Returns positions from games that start from a board. */
  List<Board> positions(Board start) {
    return UndecidedPositions.inGamesFrom(start).stream().filter(provider::supports).toList();
  }

  /** Returns a crowded position on the first of the largest boards. */
  Board crowded() {
    Board largest = start();
    for (Board start : starts) {
      largest = start.size() > largest.size() ? start : largest;
    }
    Board crowded = UndecidedPositions.crowded(largest);
    return provider.supports(crowded) ? crowded : largest;
  }
}
