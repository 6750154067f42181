package org.gobang.presentation.session;

import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.presentation.support.PluginCall;
import org.gobang.presentation.text.Texts;

/** What a person can do when the computer has failed: restart it, or replace it and play on. */
public final class EngineFailure {

  private EngineFailure() {}

  /** Has the computer that failed try again. */
  public static void restart(Game game) {
    game.retry();
  }

  /** Has another player take the seat of the computer that failed. */
  public static void replace(Game game, PlayerSpec next) {
    Stone side =
        game.state()
            .failed()
            .orElseThrow(() -> new RefusedException(Game.NOTHING_FAILED, "no computer has failed"));
    game.seat(side, new Seat.Computer(next));
    game.retry();
  }

  /**
   * The strongest other player that plays the position, with its initial options.
   *
   * @throws RefusedException if there is none
   */
  public static PlayerSpec replacement(GameState state, Plugins plugins, Texts texts) {
    String failed =
        state
            .failed()
            .map(state::seat)
            .map(seat -> seat instanceof Seat.Computer computer ? computer.who().player() : "")
            .orElse("");
    return plugins.playersByPriority().stream()
        .filter(found -> !found.id().equals(failed))
        .filter(found -> PluginCall.of(() -> found.provider().supports(state.board()), false))
        .findFirst()
        .map(found -> new PlayerSpec(found.id(), Map.of(), 0, false))
        .orElseThrow(() -> new RefusedException(texts.of("replace-engine.none")));
  }
}
