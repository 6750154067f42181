package org.gobang.workbench.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.LoadedGame;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.RecordFiles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading and writing records in the background. */
class BackgroundRecordsTest {

  private static final GameRecord GAME =
      GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8 i9", Stone.BLACK));

  @TempDir private Path folder;
  private final CountDownLatch disk = new CountDownLatch(1);

  /** Blocks the reading of a file at its request for the language of a sentence. */
  private BackgroundRecords records() {
    GameStore store =
        new GameStore(
            folder.resolve("games"),
            new ReadDefaults("freestyle", 15, any -> true),
            who -> who,
            RecordFiles.BUNDLED);
    store.language(
        () -> {
          awaitDisk();
          return Locale.ENGLISH;
        });
    return new BackgroundRecords(store);
  }

  private void awaitDisk() {
    try {
      disk.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @AfterEach
  void freeDisk() {
    disk.countDown();
  }

  @Test
  void callsReturnAtOnceAndRunInOrder() throws Exception {
    try (BackgroundRecords records = records()) {
      Path file = folder.resolve("a.sgf");
      CompletableFuture<List<String>> written =
          records.write(GAME, List.of(0, 0), file).toCompletableFuture();
      CompletionStage<LoadedGame> read = records.read(file);
      assertThat(written).isNotDone();
      disk.countDown();
      assertThat(read.toCompletableFuture().get().record().mainLine()).hasSize(2);
      assertThat(written).isCompletedWithValue(List.of());
    }
  }

  @Test
  void failsTheStageOnRefusalAndThrowsForAWrongArgument() {
    disk.countDown();
    try (BackgroundRecords records = records()) {
      CompletionStage<LoadedGame> read = records.read(folder.resolve("none.sgf"));
      assertThatThrownBy(() -> read.toCompletableFuture().get())
          .isInstanceOf(ExecutionException.class)
          .cause()
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining("none.sgf");
      assertThatThrownBy(() -> records.write(GAME, List.of(3), folder.resolve("a.sgf")))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void closingWaitsForAStartedWrite() {
    Path file = folder.resolve("a.sgf");
    BackgroundRecords records = records();
    CompletableFuture<List<String>> written =
        records.write(GAME, List.of(0, 0), file).toCompletableFuture();
    Thread closing = Thread.currentThread();
    new Thread(
            () -> {
              await().until(() -> closing.getState() == Thread.State.TIMED_WAITING);
              disk.countDown();
            })
        .start();
    records.close();
    assertThat(written).isCompletedWithValue(List.of());
    assertThat(file).isNotEmptyFile();
    assertThat(records.read(file).toCompletableFuture()).isCompletedExceptionally();
  }
}
