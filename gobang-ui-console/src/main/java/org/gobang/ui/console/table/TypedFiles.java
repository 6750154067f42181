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
 * Reads and writes records in files with typed names. Methods throw a {@link RefusedException} for
 * invalid file names.
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
   * Returns the records of the host.
   *
   * @throws RefusedException if the host does not support records
   */
  public Records records() {
    return workbench.require(Records.class);
  }

  /** Called when another game starts. */
  public void anotherGame() {
    own.clear();
  }

  /**
   * Returns whether a file exists and was not saved from the current game, so that replacing it
   * requires confirmation. Waits for the disk.
   */
  public boolean isForeign(String file) {
    Path path = path(file, texts);
    return Files.exists(path) && !own.contains(path.toAbsolutePath().normalize());
  }

  /**
   * Saves the current game and returns one sentence for each type of content not supported by the
   * file format.
   */
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
   * @throws RefusedException if the name is invalid
   */
  public static Path path(String file, Texts texts) {
    try {
      return Path.of(file);
    } catch (InvalidPathException notAPath) {
      throw new RefusedException(texts.of("save.bad", ConsoleTexts.quoted(file)), notAPath);
    }
  }
}
