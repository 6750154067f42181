package org.gobang.ui.console.table;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.LoadedGame;
import org.gobang.api.workbench.Records;
import org.gobang.presentation.text.Texts;

/**
 * The games on disk, under names as a person types them. Throws a {@link RefusedException} for text
 * that is no name of a file.
 */
public final class Shelf {

  private final Records records;
  private final Texts texts;

  /** The files to which the game at hand was saved. */
  private final Set<Path> own = ConcurrentHashMap.newKeySet();

  /** The games that the host keeps, with sentences in the language of the words. */
  public Shelf(Records records, Texts texts) {
    this.records = records;
    this.texts = texts;
  }

  /** From now on another game is at hand. */
  public void anotherGame() {
    own.clear();
  }

  /**
   * Whether a file exists that the game at hand was not saved to: to replace it takes a consent.
   * Waits for the disk.
   */
  public boolean isForeign(String file) {
    Path path = path(file);
    return Files.exists(path) && !own.contains(path.toAbsolutePath().normalize());
  }

  /** Writes the game at hand; gives a sentence for each thing that such a file cannot hold. */
  public CompletionStage<List<String>> save(GameRecord record, List<Integer> path, String file) {
    return records
        .write(record, path, path(file))
        .thenApply(
            leftOut -> {
              own.add(path(file).toAbsolutePath().normalize());
              return leftOut;
            });
  }

  /** Reads a game. */
  public CompletionStage<LoadedGame> read(String file) {
    return records.read(path(file));
  }

  /** The finished games, the newest first. */
  public CompletionStage<List<Path>> finished() {
    return records.finished();
  }

  /** The game that was left before it was over. */
  public CompletionStage<Optional<GameSetup>> unfinished() {
    return records.unfinished();
  }

  private Path path(String file) {
    try {
      return Path.of(file);
    } catch (InvalidPathException notAPath) {
      throw new RefusedException(texts.of("save.bad", ConsoleTexts.quoted(file)), notAPath);
    }
  }
}
