package org.gobang.presentation.player;

import java.util.Map;
import java.util.Optional;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.position.InterfaceContext;
import org.gobang.presentation.support.PluginCall;

/** The player that assesses positions for the user, at full strength regardless of the opponent. */
public final class StrongestPlayer {

  private StrongestPlayer() {}

  /**
   * Returns the strongest player for a position, with its default options.
   *
   * @throws RefusedException if there is none
   */
  public static PlayerSpec at(Board position, InterfaceContext context) {
    return other(position, context.plugins(), "")
        .orElseThrow(() -> new RefusedException(context.texts().of("hint.none")));
  }

  /**
   * Returns the strongest player for a position except one, with its default options.
   *
   * @param but the id of the excluded player
   */
  public static Optional<PlayerSpec> other(Board position, Plugins plugins, String but) {
    return plugins.playersByPriority().stream()
        .filter(found -> !found.id().equals(but))
        .filter(found -> PluginCall.of(() -> found.provider().supports(position), false))
        .findFirst()
        .map(found -> new PlayerSpec(found.id(), Map.of(), 0, false));
  }
}
