package org.gobang.launcher.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gobang.launcher.cli.ProgressDisplay.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PositionProgressTest {

  @TempDir private Path folder;

  @Test
  void showsTheRemainingTimeOfAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("positions"), "h8\nh8 h9\nh8\nh8 h10\n");
    try (FileInputStream in = new FileInputStream(file.toFile())) {
      PositionProgress progress = new PositionProgress(in);
      assertThat(progress.now()).isEqualTo(new Progress(0, 19, "0 positions, ? left"));
      progress.reached(2, 9);
      assertThat(progress.now().done()).isEqualTo(9);
      assertThat(progress.now().text()).matches("2 positions, \\d+:\\d\\d left");
    }
  }

  @Test
  void countsThePositionsOfAPipe() {
    PositionProgress progress = new PositionProgress(InputStream.nullInputStream());
    progress.reached(1, 3);
    assertThat(progress.now()).isEqualTo(new Progress(1, 0, "1 position"));
  }
}
