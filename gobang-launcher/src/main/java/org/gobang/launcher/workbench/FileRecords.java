package org.gobang.launcher.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Read;
import org.gobang.api.render.Records;
import org.gobang.game.record.RecordFiles;
import org.gobang.game.record.Unsaid;

/** Games in files of the formats that {@link RecordFiles} has. */
public final class FileRecords implements Records {

  private final Unsaid unsaid;

  /**
   * Reads and writes files.
   *
   * @param unsaid what to take for what a file does not say
   */
  public FileRecords(Unsaid unsaid) {
    this.unsaid = unsaid;
  }

  @Override
  public Read read(Path file) {
    return RecordFiles.read(file, unsaid);
  }

  @Override
  public List<String> write(GameRecord record, List<Integer> path, Path file) {
    return RecordFiles.write(record, path, file);
  }

  @Override
  public List<Path> finished() {
    return List.of();
  }

  @Override
  public Optional<GameSetup> unfinished() {
    return Optional.empty();
  }
}
