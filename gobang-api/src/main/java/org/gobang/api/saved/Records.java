package org.gobang.api.saved;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.WorkbenchService;

/**
 * Game files on disk. The extension of a file's name determines its format: one of {@link
 * Plugins#formats}. A file with another extension is read by its content.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. The
 * disk is accessed later, for one call after the other in the order of the calls. The stages are as
 * {@linkplain org.gobang.api.workbench described for the package}.
 */
@Experimental
public interface Records extends WorkbenchService {

  /**
   * Reads a game.
   *
   * @param file the file
   * @return the first game in it, and what of the file is not in the record; refused if the file
   *     cannot be read, or there is no game in it
   */
  CompletionStage<LoadedGame> read(Path file);

  /** The maximum number of games of {@link #readAll}. */
  int MOST_GAMES = 1000;

  /**
   * Reads the games of a file with several games, for a selection by the user.
   *
   * @param file the file
   * @return the games in their order, one or more and at most {@value #MOST_GAMES}; where a game
   *     cannot be read, those before it, the last with a sentence about that. Refused if the file
   *     cannot be read, or there is no game in it
   */
  default CompletionStage<List<LoadedGame>> readAll(Path file) {
    return read(file).thenApply(List::of);
  }

  /**
   * Writes a game. An existing file is replaced atomically. The host does not end before a file is
   * written for which this was called.
   *
   * @param record the game
   * @param path where it stands: what was taken back is not part of it, but a variation; a file
   *     that has none holds the moves up to here
   * @param file the file
   * @return a sentence for each kind of content of this game that the format does not support, such
   *     as its comments; empty if nothing of substance is lost. Refused if the file cannot be
   *     written, no format has its extension, or the format cannot hold such a game
   * @throws IllegalArgumentException if the record has no such path
   */
  CompletionStage<List<String>> write(GameRecord record, List<Integer> path, Path file);

  /**
   * Returns the saved finished games.
   *
   * @return their files, the newest first; {@link #read} reads them. Refused if the folder cannot
   *     be read
   */
  CompletionStage<List<Path>> finished();

  /**
   * Returns the unfinished games: those closed before the end, and all games that were open when
   * the application crashed. A game that is being played, in this process or another one, is not
   * among them.
   *
   * <p>A user interface offers those that it opened, by their {@linkplain GameSetup#tags tags}.
   * When a new game has its first move, the host discards the unfinished games with the same tags,
   * or without any, that were listed or closed by this process before: they were offered, and not
   * gone on with.
   *
   * @return the games, the one that was changed last first; refused if the folder cannot be read
   */
  CompletionStage<List<UnfinishedGame>> unfinished();

  /**
   * Returns the folder for saved games. Does not access the disk.
   *
   * @return the folder; empty if games are not saved
   */
  default Optional<Path> folder() {
    return Optional.empty();
  }
}
