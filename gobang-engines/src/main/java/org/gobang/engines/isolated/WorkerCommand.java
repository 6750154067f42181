package org.gobang.engines.isolated;

import java.util.List;
import org.gobang.api.board.Board;

/** Creates the start command of a worker. */
@FunctionalInterface
public interface WorkerCommand {

  /**
   * Returns the command for a game.
   *
   * @param board the board with the rules of the game
   * @param files the files that the player may access
   * @return the program and its arguments
   */
  List<String> of(Board board, PlayerFiles files);
}
