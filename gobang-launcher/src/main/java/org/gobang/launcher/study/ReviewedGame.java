package org.gobang.launcher.study;

import org.gobang.api.board.Board;
import org.gobang.api.record.GameRecord;
import org.gobang.workbench.plugins.PluginCatalogue;

/**
 * A game to be reviewed.
 *
 * @param file the file that it is from
 * @param name the unique name of the output files, without an extension
 * @param record the game
 */
record ReviewedGame(String file, String name, GameRecord record) {

  /**
   * Returns the board before the first move.
   *
   * @throws org.gobang.api.RefusedException if there is none by its rules
   */
  Board start(PluginCatalogue catalogue) {
    return catalogue.board(record.rules(), record.start());
  }
}
