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
 * disk is accessed later, one call after the other in the order of the calls. The stages are as
 * {@linkplain org.gobang.api.workbench described for the package}.
 */
@Experimental
public interface Records extends WorkbenchService {

  /**
   * Reads a game.
   *
   * @param file the file
   * @return the first game of the file, with messages about content that is not in the record;
   *     refused if the file cannot be read or contains no game
   */
  CompletionStage<LoadedGame> read(Path file);

  /** The maximum number of games of {@link #readAll}. */
  int MOST_GAMES = 1000;

  /**
   * Reads the games of a file with several games, for a selection by the user.
   *
   * @param file the file
   * @return the games in order, from 1 to {@value #MOST_GAMES}. If a game cannot be read, the games
   *     before it, the last one with a message about the error. Refused if the file cannot be read
   *     or contains no game
   */
  default CompletionStage<List<LoadedGame>> readAll(Path file) {
    return read(file).thenApply(List::of);
  }

  /**
   * Writes a game. An existing file is replaced atomically. The host does not exit before the file
   * is written.
   *
   * @param record the game
   * @param path the path of the current position; later moves are variations, and a format without
   *     variations writes only the moves up to this path
   * @param file the file
   * @return a sentence for each kind of content of this game that the format does not support, such
   *     as comments; empty if no important content is lost. Refused if the file cannot be written,
   *     no format has its extension, or the format does not support the game
   * @throws IllegalArgumentException if the record has no such path
   */
  CompletionStage<List<String>> write(GameRecord record, List<Integer> path, Path file);

  /**
   * Returns the saved finished games.
   *
   * @return the files of the games, the newest first, for {@link #read}. Refused if the folder
   *     cannot be read
   */
  CompletionStage<List<Path>> finished();

  /**
   * Returns the unfinished games: those closed before the end, and all games that were open when
   * the application crashed. Games in progress, in this process or another one, are not included.
   *
   * <p>A user interface offers the games that it opened, identified by their {@linkplain
   * GameSetup#tags tags}. At the first move of a new game, the host discards the unfinished games
   * with the same tags, or without tags, that this process listed or closed before: they were
   * offered but not resumed.
   *
   * @return the games, the last changed one first; refused if the folder cannot be read
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
