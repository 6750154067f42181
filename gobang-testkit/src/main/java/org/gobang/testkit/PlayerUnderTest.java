package org.gobang.testkit;

import java.util.List;
import java.util.Map;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/**
 * A player's provider with what its tests need.
 *
 * @param plugin where its code runs
 * @param provider the guarded provider
 * @param options the options set by the author
 * @param starts the boards for requests, all supported by the provider, at least one
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

  /** Returns the values set by the author, and the defaults. */
  Settings settings() {
    return Settings.of(provider.options(), options, SEED).withEvaluators(TestEvaluators.SOURCE);
  }

  /** Returns a player on a separate thread. */
  HostedPlayer host(Board start) {
    return HostedPlayer.create(this, settings(), start);
  }

  /** Returns a board for tests that need only one. */
  Board start() {
    return starts.get(0);
  }

  /** Positions from games that started at a board. */
  List<Board> positions(Board start) {
    return UndecidedPositions.inGamesFrom(start).stream().filter(provider::supports).toList();
  }

  /** Returns a crowded position on the largest board; of several, the first. */
  Board crowded() {
    Board largest = start();
    for (Board start : starts) {
      largest = start.size() > largest.size() ? start : largest;
    }
    Board crowded = UndecidedPositions.crowded(largest);
    return provider.supports(crowded) ? crowded : largest;
  }
}
