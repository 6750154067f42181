package org.gobang.record;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFilesTest {

  private static final GameRecord RECORD =
      GameRecord.of("freestyle", Start.empty(15), MoveText.parse("h8", Stone.BLACK));

  @TempDir private Path folder;

  /** A path that every operation fails on, with an exception that is no {@link IOException}. */
  private Path lost() throws IOException {
    try (FileSystem zip =
        FileSystems.newFileSystem(folder.resolve("games.zip"), Map.of("create", "true"))) {
      return zip.getPath("game.psq");
    }
  }

  @Test
  void anUnforeseenFaultIsRefusedWithTheNameOfTheFile() throws IOException {
    Path file = lost();
    assertThatThrownBy(() -> RecordFiles.write(RECORD, List.of(0), file, Locale.ROOT))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("game.psq: cannot be written: a fault in Gobang: ");
    assertThatThrownBy(
            () -> RecordFiles.read(file, new ReadDefaults("renju", 15, id -> false), Locale.ROOT))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("game.psq: cannot be read: a fault in Gobang: ");
  }

  @Test
  void aPathThatIsNotThereIsAMistake() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> RecordFiles.write(RECORD, List.of(1), folder.resolve("game.sgf"), Locale.ROOT));
  }
}
