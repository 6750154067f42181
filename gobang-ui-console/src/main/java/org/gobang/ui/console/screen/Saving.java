package org.gobang.ui.console.screen;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Workbench;
import org.gobang.ui.console.table.Words;

/** Writes games to files, away from the thread that draws. */
final class Saving {

  private static final DateTimeFormatter NOW = DateTimeFormatter.ofPattern("yyyyMMdd-HHmm");

  private final Workbench workbench;
  private final Words words;
  private final Executor loop;
  private final Executor disk;

  Saving(Workbench workbench, Words words, Executor loop, Executor disk) {
    this.workbench = workbench;
    this.words = words;
    this.loop = loop;
    this.disk = disk;
  }

  /** A name for a file that is hardly there yet. */
  static String newFile() {
    return "gobang-" + NOW.format(LocalDateTime.now(ZoneId.systemDefault())) + ".sgf";
  }

  /**
   * Writes a game.
   *
   * @param path where it stands
   * @param outcome told on the loop what came of it
   */
  void save(GameRecord record, List<Integer> path, String file, Consumer<Said> outcome) {
    disk.execute(
        () -> {
          Said said = written(record, path, file);
          loop.execute(() -> outcome.accept(said));
        });
  }

  private Said written(GameRecord record, List<Integer> path, String file) {
    try {
      List<String> leftOut = workbench.records().write(record, path, Path.of(file));
      return Said.well((words.of("saved", file) + " " + String.join(" ", leftOut)).strip());
    } catch (InvalidPathException notAPath) {
      return Said.badly(words.of("save.bad", Words.quoted(file)));
    } catch (RefusedException refused) {
      return Said.badly(words.of(refused));
    }
  }
}
