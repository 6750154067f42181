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
 * The games that the application saved and those that the user imported, by their positions.
 * Positions that the eight symmetries of the board carry over into each other are one.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Stages
 * complete on a thread of the host, and are as {@linkplain org.gobang.api.workbench described for
 * the package of the workbench}.
 */
@Experimental
public interface Explorer extends WorkbenchService {

  /** The kind of a refusal: another update runs in this process. */
  String BUSY = "explorer-busy";

  /** The kind of a refusal: an update runs in another process. */
  String BUSY_ELSEWHERE = "explorer-busy-elsewhere";

  /**
   * Returns what was played in a position, as far as the index knows.
   *
   * @param position the position
   * @param games how many of its games to name at most, 0 or more
   * @return the moves and the games; {@link ExploredPosition#NONE} where there is no index yet
   */
  CompletionStage<ExploredPosition> explore(Board position, int games);

  /**
   * Brings the index up to date: reads files that are new or were changed, and drops those that are
   * gone, of the games that the application saved and of all that was imported.
   *
   * @param progress receives the number of games that were read so far, on a thread of the host;
   *     must return at once
   * @return the running update; refused if the index cannot be written, or another process updates
   *     it. If it is closed before its end, the files that were read by then are in the index
   */
  RunningTask<IndexSummary> update(IntConsumer progress);

  /**
   * Imports games, and brings the index up to date. The files and folders are kept in mind: later
   * updates read what is new or was changed in them. Where a file does not say its rules and size,
   * those of the game that the command line asked for are assumed.
   *
   * @param paths files, and folders whose files of a known format count, those in their folders too
   * @param progress as {@link #update} has it
   * @return the running update; refused also if one of the paths does not exist, or a folder holds
   *     no file of a known format
   */
  RunningTask<IndexSummary> importGames(List<Path> paths, IntConsumer progress);

  /**
   * Reads a game that was found.
   *
   * @param game the game
   * @return the game, and what of it is not in the record; refused if the file cannot be read, or
   *     has no such game any more
   */
  CompletionStage<LoadedGame> read(ExploredGame game);

  /**
   * Returns what the strongest player holds of a move, after a short search: some 50 ms. One move
   * is valued after the other.
   *
   * @param position the position
   * @param move where the side to move places a stone
   * @return the win probability of that side, from 0 to 1; refused if the move cannot be played, or
   *     no player can judge the position
   */
  CompletionStage<Double> value(Board position, Point move);
}
