package org.gobang.workbench.plugins;

import java.util.function.BooleanSupplier;
import org.gobang.api.board.Board;
import org.gobang.api.player.ForwardingPlayerProvider;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Settings;

/** Creates players in this process as long as that is safe, which is checked for each player. */
final class IsolatingProvider extends ForwardingPlayerProvider {

  private final PlayerProvider own;
  private final PlayerProvider isolated;
  private final BooleanSupplier unruly;

  /**
   * Creates a provider of players in this or another process.
   *
   * @param own creates players in this process
   * @param isolated creates players in separate processes
   * @param unruly whether players should be isolated
   */
  IsolatingProvider(PlayerProvider own, PlayerProvider isolated, BooleanSupplier unruly) {
    super(own);
    this.own = own;
    this.isolated = isolated;
    this.unruly = unruly;
  }

  private PlayerProvider now() {
    return unruly.getAsBoolean() ? isolated : own;
  }

  @Override
  public boolean supports(Board board) {
    return now().supports(board);
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    return now().create(settings, start);
  }
}
