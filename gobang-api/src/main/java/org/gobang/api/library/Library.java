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
 * All games on disk that the application knows of: those that it kept, those that were imported
 * into the {@linkplain org.gobang.api.explorer.Explorer explorer}, and files that a user interface
 * names.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once. Stages
 * complete on a thread of the host, and are as {@linkplain org.gobang.api.workbench described for
 * the package of the workbench}.
 */
@Experimental
public interface Library extends WorkbenchService {

  /** The most games that are listed. */
  int MOST_GAMES = 200_000;

  /**
   * Lists the games: first those that are known from earlier listings, at once, then those in new
   * and changed files as they are read. In a batch the saved games come first, the newest first.
   *
   * @param language the language of the names of openings, and of sentences about files
   * @param also further files, such as those that were opened last; a file that is not there is
   *     left out
   * @param batches receives the games, on a thread of the host; must return at once
   * @return the running listing: a sentence for each file that could not be read; refused if the
   *     folder of the saved games, or the list of imports, cannot be read. When it is closed, no
   *     batch follows but the one that may just be on its way, and it ends with the sentences so
   *     far
   */
  RunningTask<List<String>> list(
      Locale language, List<Path> also, Consumer<List<LibraryGame>> batches);

  /**
   * Deletes the files of saved games, which cannot be undone.
   *
   * @param games games with {@link LibraryGame#kept}
   * @return those whose files are gone; refused if none of them could be deleted
   * @throws IllegalArgumentException if one of the games was not kept by the application
   */
  CompletionStage<List<LibraryGame>> delete(List<LibraryGame> games);

  /**
   * Writes games into one file, in the format that its extension determines, one after the other. A
   * file that is there already is replaced, in one step.
   *
   * @param games the games, one or more
   * @param file the file
   * @return a sentence for each kind of thing that such a file cannot hold; refused if a game
   *     cannot be read, or the file cannot be written
   */
  CompletionStage<List<String>> exportTo(List<LibraryGame> games, Path file);

  /**
   * Writes games into a folder, each into an SGF file of its own with a name that is not in use
   * there. The folder is created if need be.
   *
   * @param games the games, one or more
   * @param folder the folder
   * @return the files; refused if a game cannot be read, or a file cannot be written, and those
   *     before it stay
   */
  CompletionStage<List<Path>> exportInto(List<LibraryGame> games, Path folder);
}
