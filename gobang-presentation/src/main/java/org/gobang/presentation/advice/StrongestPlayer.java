package org.gobang.presentation.advice;

import java.util.Map;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.PluginCall;
import org.gobang.presentation.text.Texts;

/** The player that judges games and positions. */
public final class StrongestPlayer {

  private StrongestPlayer() {}

  /**
   * The strongest player that supports a board, with its initial options.
   *
   * @throws RefusedException if there is none
   */
  public static PlayerSpec of(Workbench workbench, Board board, Texts texts) {
    return workbench.plugins().playersByPriority().stream()
        .filter(found -> PluginCall.of(() -> found.provider().supports(board), false))
        .findFirst()
        .map(found -> new PlayerSpec(found.id(), Map.of(), 0, false))
        .orElseThrow(() -> new RefusedException(texts.of("hint.none")));
  }
}
