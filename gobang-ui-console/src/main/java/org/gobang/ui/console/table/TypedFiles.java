package org.gobang.ui.console.table;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.saved.Records;
import org.gobang.api.workbench.Workbench;
import org.gobang.presentation.text.Texts;

/**
 * Records in files whose names the user types. Throws a {@link RefusedException} for text that
 * cannot be the name of a file.
 */
public final class TypedFiles {

  private final Workbench workbench;
  private final Texts texts;

  /** The files to which the current game was saved. */
  private final Set<Path> own = ConcurrentHashMap.newKeySet();

  /** Creates an instance without saved files. */
  public TypedFiles(Workbench workbench, Texts texts) {
    this.workbench = workbench;
    this.texts = texts;
  }

  /**
   * Returns all records.
   *
   * @throws RefusedException if the host keeps none
   */
  public Records records() {
    return workbench.require(Records.class);
  }

  /** Handles the start of another game. */
  public void anotherGame() {
    own.clear();
  }

  /**
   * Returns whether a file exists that the current game was not saved to: replacing it needs
   * consent. Waits for the disk.
   */
  public boolean isForeign(String file) {
    Path path = path(file, texts);
    return Files.exists(path) && !own.contains(path.toAbsolutePath().normalize());
  }

  /** Writes the current game; returns a sentence for each thing that such a file cannot hold. */
  public CompletionStage<List<String>> save(GameRecord record, List<Integer> path, String file) {
    Path target = path(file, texts);
    return records()
        .write(record, path, target)
        .thenApply(
            leftOut -> {
              own.add(target.toAbsolutePath().normalize());
              return leftOut;
            });
  }

  /** Reads the games of a file. */
  public CompletionStage<List<LoadedGame>> read(String file) {
    return records().readAll(path(file, texts));
  }

  /**
   * Returns the path of a typed name.
   *
   * @throws RefusedException if it is not the name of a file
   */
  public static Path path(String file, Texts texts) {
    try {
      return Path.of(file);
    } catch (InvalidPathException notAPath) {
      throw new RefusedException(texts.of("save.bad", ConsoleTexts.quoted(file)), notAPath);
    }
  }
}
