package org.gobang.workbench.games;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.saved.Records;
import org.gobang.api.saved.UnfinishedGame;
import org.gobang.workbench.platform.StageExecutor;

/** Provides the games of a store to interfaces. A separate thread waits for the disk. */
public final class BackgroundRecords implements Records, AutoCloseable {

  private final GameStore store;
  private final StageExecutor disk = StageExecutor.sequential("gobang-records");

  /**
   * Creates a provider of the games in a store.
   *
   * @param store accesses the disk
   */
  public BackgroundRecords(GameStore store) {
    this.store = store;
  }

  @Override
  public CompletionStage<LoadedGame> read(Path file) {
    return disk.supply(() -> store.read(file));
  }

  @Override
  public CompletionStage<List<LoadedGame>> readAll(Path file) {
    return disk.supply(() -> store.readAll(file));
  }

  @Override
  public CompletionStage<List<String>> write(GameRecord record, List<Integer> path, Path file) {
    record.follow(path);
    return disk.supply(() -> store.write(record, path, file));
  }

  @Override
  public CompletionStage<List<Path>> finished() {
    return disk.supply(store::finished);
  }

  @Override
  public CompletionStage<List<UnfinishedGame>> unfinished() {
    return disk.supply(store::unfinished);
  }

  @Override
  public Optional<Path> folder() {
    return Optional.of(store.finishedFolder());
  }

  /** Waits until the files of {@link #write} calls are written. */
  @Override
  public void close() {
    disk.close();
  }
}
