package org.gobang.api.explorer;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.IntConsumer;
import org.gobang.api.Experimental;
import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.WorkbenchService;

/**
 * An index of saved and imported games by position. Positions that are equal under the eight
 * symmetries of the board count as one.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Stages
 * complete on a thread of the host, and are as {@linkplain org.gobang.api.workbench described for
 * the package of the workbench}.
 */
@Experimental
public interface Explorer extends WorkbenchService {

  /** The kind of a refusal because another update runs in this process. */
  String BUSY = "explorer-busy";

  /** The kind of a refusal because an update runs in another process. */
  String BUSY_ELSEWHERE = "explorer-busy-elsewhere";

  /**
   * Returns the moves and games of a position in the index.
   *
   * @param position the position
   * @param games the maximum number of returned games, 0 or more
   * @return the moves and the games; {@link ExploredPosition#NONE} if there is no index yet
   */
  CompletionStage<ExploredPosition> explore(Board position, int games);

  /**
   * Updates the index: reads new and changed files of saved and imported games, and removes deleted
   * ones.
   *
   * @param progress receives the number of games read so far, on a thread of the host; must return
   *     at once
   * @return the running update; refused if the index cannot be written, or another process updates
   *     it. If the update is closed early, the index contains the files read by then
   */
  RunningTask<IndexSummary> update(IntConsumer progress);

  /**
   * Imports games and updates the index. The files and folders are remembered: later updates read
   * new and changed files in them. For files without rules or size, those of the game on the
   * command line are used.
   *
   * @param paths files, and folders with files of a known format, including subfolders
   * @param progress the same as for {@link #update}
   * @return the running update; also refused if one of the paths does not exist, or a folder
   *     contains no file of a known format
   */
  RunningTask<IndexSummary> importGames(List<Path> paths, IntConsumer progress);

  /**
   * Reads a game from the index.
   *
   * @param game the game
   * @return the game, with messages about content that is not in the record; refused if the file
   *     cannot be read, or no longer contains the game
   */
  CompletionStage<LoadedGame> read(ExploredGame game);

  /**
   * Returns the value of a move according to the strongest player, after a short search of about 50
   * ms. Moves are evaluated one at a time.
   *
   * @param position the position
   * @param move the point of a stone of the side to move
   * @return the win rate of this side, from 0 to 1; refused if the move cannot be played, or no
   *     player can evaluate the position
   */
  CompletionStage<Double> value(Board position, Point move);
}
