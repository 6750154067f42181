package org.gobang.workbench.plugins;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.player.ForwardingPlayerProvider;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Uses another player for openings not supported by the players of a provider. */
final class OpeningProvider extends ForwardingPlayerProvider {

  private final Function<Board, Optional<PlayerProvider>> openers;

  /**
   * Creates a provider of players with support for all openings.
   *
   * @param own creates the players for normal play
   * @param openers creates the players for an opening; empty without such players
   */
  OpeningProvider(PlayerProvider own, Function<Board, Optional<PlayerProvider>> openers) {
    super(own);
    this.openers = openers;
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    Player player = super.create(settings, start);
    boolean opens = start.inOpening() || OpeningOption.of(start.rules()).isPresent();
    if (player == null || !opens || playsOpening(settings.options(), start)) {
      return player;
    }
    Optional<PlayerProvider> found = openers.apply(start);
    if (found.isEmpty()) {
      return player;
    }
    PlayerProvider opener = found.get();
    OpeningPlayer both =
        new OpeningPlayer(
            player,
            board ->
                opener.create(Settings.of(opener.options(), Map.of(), settings.seed()), board));
    return start.inOpening() ? both.prepared(start) : both;
  }
}
