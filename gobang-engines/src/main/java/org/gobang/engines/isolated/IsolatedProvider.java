package org.gobang.engines.isolated;

import java.io.IOException;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.player.ForwardingPlayerProvider;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Settings;
import org.gobang.engines.process.ChildProcess;
import org.gobang.engines.process.EngineTexts;

/**
 * Creates the players of a plugin in separate JVMs. The provider describes itself in this process;
 * its worker decides which boards are supported.
 */
public final class IsolatedProvider extends ForwardingPlayerProvider {

  private final WorkerJvm jvm;
  private final WorkerCommand command;

  /**
   * Creates a provider for isolated players.
   *
   * @param described the plugin's provider
   * @param jvm the JVM of its workers
   * @param command starts a {@link IsolatedWorker} with the player and the rules of the board in
   *     that JVM
   */
  public IsolatedProvider(PlayerProvider described, WorkerJvm jvm, WorkerCommand command) {
    super(described);
    this.jvm = jvm;
    this.command = command;
  }

  /** Returns {@code true}. The worker checks the board. */
  @Override
  public boolean supports(Board board) {
    return true;
  }

  @Override
  public Player create(Settings settings, Board start) throws InterruptedException {
    PlayerFiles files = PlayerFiles.of(options(), settings);
    IsolatedPlayer player = new IsolatedPlayer(id(), jvm, start(start, files));
    try {
      PlayerSpec spec =
          new PlayerSpec(
              id(), PlayerFiles.absolute(options(), settings.values()), settings.seed(), false);
      player.create(spec, files.folder(), start);
      return player;
    } catch (InterruptedException | RuntimeException e) {
      player.close();
      throw e;
    }
  }

  private ChildProcess start(Board board, PlayerFiles files) {
    try {
      return ChildProcess.start(command.of(board, files));
    } catch (IOException e) {
      throw new RefusedException(EngineTexts.of("process.failed", id()), e);
    }
  }
}
