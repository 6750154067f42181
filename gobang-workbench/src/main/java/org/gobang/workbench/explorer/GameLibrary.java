package org.gobang.workbench.explorer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.ExploredPosition;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.study.explorer.GameCriteria;
import org.gobang.study.explorer.GameIndex;
import org.gobang.study.explorer.GameSource;
import org.gobang.study.explorer.ImportList;
import org.gobang.study.explorer.IndexProgress;
import org.gobang.study.explorer.WantedGames;
import org.gobang.workbench.games.GameStore;

/**
 * The saved and imported games, indexed by their positions. May be used from any thread, and waits
 * for the disk.
 */
public final class GameLibrary {

  private final Path folder;
  private final GameStore kept;
  private final BiFunction<String, Start, Board> boards;
  private final GameIndex index;

  /**
   * Creates a library, in the folder {@code explorer} next to the folder of saved games.
   *
   * @param kept the saved games; also determines how other files are read
   * @param boards creates the board for a set of rules; refuses unknown rules
   */
  public GameLibrary(GameStore kept, BiFunction<String, Start, Board> boards) {
    this.folder = kept.finishedFolder().resolveSibling("explorer");
    this.kept = kept;
    this.boards = boards;
    this.index = new GameIndex(folder);
  }

  private ImportList imports() {
    return ImportList.read(folder, kept.readDefaults().isKnown());
  }

  /**
   * Adds files and folders to the imports. {@link #update} reads them.
   *
   * @param paths the files and folders
   * @param criteria the criteria for the games of the files
   * @throws RefusedException if one of them does not exist or has no games, or the list of imports
   *     cannot be written; nothing is added then
   */
  public void add(List<Path> paths, GameCriteria criteria) {
    ImportList.add(
        folder,
        paths,
        new GameSource(kept.readDefaults(), criteria),
        kept.files(),
        kept.language());
  }

  /**
   * Updates the index.
   *
   * @param progress receives the progress of the update
   * @param cancelled whether to stop now
   * @return a summary of the updated index
   * @throws RefusedException as {@link GameIndex#update} throws it, or if the saved games or the
   *     list of imports cannot be read
   */
  public IndexSummary update(Consumer<IndexProgress> progress, BooleanSupplier cancelled) {
    List<String> problems = new ArrayList<>();
    Map<Path, GameSource> files = new LinkedHashMap<>();
    keptFiles().forEach((file, defaults) -> files.put(file, GameSource.all(defaults)));
    files.putAll(importedFiles(problems::add));
    IndexSummary made =
        index.update(
            new WantedGames(files, kept.files(), boards, kept.language(), progress, cancelled));
    problems.addAll(made.problems());
    return new IndexSummary(made.files(), made.games(), made.positions(), problems);
  }

  /**
   * Returns the files of the saved games, newest first.
   *
   * @return the files with their defaults
   * @throws RefusedException if the folder cannot be read
   */
  public Map<Path, ReadDefaults> keptFiles() {
    Map<Path, ReadDefaults> files = new LinkedHashMap<>();
    for (Path file : kept.finished()) {
      files.put(file.toAbsolutePath().normalize(), kept.readDefaults());
    }
    return files;
  }

  /**
   * Returns the imported files, including files in imported folders.
   *
   * @param problem receives the reason if a file or a folder cannot be read
   * @return the files, each with its defaults and criteria
   * @throws RefusedException if the list of imports cannot be read
   */
  public Map<Path, GameSource> importedFiles(Consumer<String> problem) {
    return imports().files(kept.files(), kept.language(), problem);
  }

  /**
   * Returns the saved games.
   *
   * @return the store, which also determines how other files are read
   */
  public GameStore store() {
    return kept;
  }

  /**
   * Returns the folder of the index and of the list of imports.
   *
   * @return the folder, which need not exist
   */
  public Path folder() {
    return folder;
  }

  /**
   * Returns the moves played in a position.
   *
   * @param position the position
   * @param games the maximum number of listed games
   * @return the moves and the games
   * @throws RefusedException if the index cannot be read
   */
  public ExploredPosition explore(Board position, int games) {
    return index.explore(position, games);
  }

  /**
   * Reads a game in the index.
   *
   * @param game the game
   * @return the game
   * @throws RefusedException if the file cannot be read, or no longer contains the game
   */
  public LoadedGame read(ExploredGame game) {
    int[] read = {0};
    AtomicReference<LoadedGame> last = new AtomicReference<>();
    kept.files()
        .read(
            game.file(),
            imports().defaults(game.file()).orElse(kept.readDefaults()),
            kept.language(),
            next -> {
              read[0]++;
              last.set(next);
              return read[0] < game.number();
            });
    if (read[0] < game.number()) {
      throw new RefusedException(game.file() + ": has no game " + game.number());
    }
    return Objects.requireNonNull(last.get());
  }
}
