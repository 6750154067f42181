package org.gobang.engines.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Option;
import org.gobang.api.player.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayerFilesTest {

  private static final List<Option> OPTIONS =
      List.of(new Option.File("table"), new Option.File("book"), new Option.Text("style", ""));

  @TempDir private Path folder;

  @Test
  void includeTheFolderAndTheFilesOfOptions() throws IOException {
    Path table = Files.createFile(folder.resolve("table.txt"));
    Path absent = folder.resolve("absent");
    Settings settings =
        Settings.of(
                OPTIONS,
                Map.of(
                    "table", table.toString(), "book", absent.toString(), "style", "/etc/passwd"),
                0)
            .withFolder(folder);
    assertThat(PlayerFiles.of(OPTIONS, settings))
        .isEqualTo(new PlayerFiles(Optional.of(folder), List.of(table)));
  }

  @Test
  void makesRelativePathsAbsolute() {
    Settings settings = Settings.of(OPTIONS, Map.of("table", "mine.txt", "style", "a.b"), 0);
    assertThat(PlayerFiles.absolute(OPTIONS, settings.values()))
        .isEqualTo(
            Map.of(
                "table", Path.of("mine.txt").toAbsolutePath().toString(),
                "book", "",
                "style", "a.b"));
  }
}
