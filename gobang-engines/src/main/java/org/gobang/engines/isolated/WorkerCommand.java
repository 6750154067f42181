package org.gobang.engines.isolated;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.board.Board;

/** The command that starts a worker. */
@FunctionalInterface
public interface WorkerCommand {

  /**
   * The command for a game.
   *
   * @param board the board, whose rules the worker needs
   * @param folder the player's own folder, if it has one
   * @return the program and its arguments
   */
  List<String> of(Board board, Optional<Path> folder);
}
