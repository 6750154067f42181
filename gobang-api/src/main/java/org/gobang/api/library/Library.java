package org.gobang.api.library;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.gobang.api.Experimental;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.WorkbenchService;

/**
 * All games on disk that the application knows: saved games, games imported into the {@linkplain
 * org.gobang.api.explorer.Explorer explorer}, and files from a user interface.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Stages
 * complete on a thread of the host, and are as {@linkplain org.gobang.api.workbench described for
 * the package of the workbench}.
 */
@Experimental
public interface Library extends WorkbenchService {

  /** The maximum number of listed games. */
  int MOST_GAMES = 200_000;

  /**
   * Lists the games: first the games known from earlier listings, at once, then the games in new
   * and changed files. In a batch the saved games come first, the newest first.
   *
   * @param language the language of the names of openings, and of sentences about files
   * @param also further files, such as recently opened ones; missing files are skipped
   * @param batches receives the games, on a thread of the host; must return at once
   * @return the running listing: a sentence for each file that could not be read; refused if the
   *     folder of the saved games, or the list of imports, cannot be read. After it is closed, at
   *     most one batch in progress follows, and the result is the sentences so far
   */
  RunningTask<List<String>> list(
      Locale language, List<Path> also, Consumer<List<LibraryGame>> batches);

  /**
   * Deletes the files of saved games. This cannot be undone.
   *
   * @param games games with {@link LibraryGame#kept}
   * @return the games with deleted files; refused if none could be deleted
   * @throws IllegalArgumentException if one of the games was not saved by the application
   */
  CompletionStage<List<LibraryGame>> delete(List<LibraryGame> games);

  /**
   * Exports games to one file, one after the other, in the format of the file extension. An
   * existing file is replaced atomically.
   *
   * @param games the games, one or more
   * @param file the file
   * @return a sentence for each kind of content that the format does not support; refused if a game
   *     cannot be read, or the file cannot be written
   */
  CompletionStage<List<String>> exportTo(List<LibraryGame> games, Path file);

  /**
   * Exports games to a folder, each to an SGF file with a new name. The folder is created if
   * necessary.
   *
   * @param games the games, one or more
   * @param folder the folder
   * @return the files; refused if a game cannot be read or a file cannot be written; files written
   *     before then are kept
   */
  CompletionStage<List<Path>> exportInto(List<LibraryGame> games, Path folder);
}
