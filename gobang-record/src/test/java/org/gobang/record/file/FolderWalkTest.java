package org.gobang.record.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights there")
class FolderWalkTest {

  @TempDir private Path folder;

  @TempDir private Path elsewhere;

  private final List<Path> unread = new ArrayList<>();

  private List<Path> files() throws IOException {
    return FolderWalk.files(folder, (path, why) -> unread.add(path));
  }

  private static Path file(Path parent, String name) throws IOException {
    Files.createDirectories(parent);
    return Files.writeString(parent.resolve(name), "");
  }

  @Test
  void listsFilesInOrderAndFollowsLinks() throws IOException {
    Path b = file(folder, "b");
    Path inner = file(folder.resolve("a"), "z");
    file(elsewhere, "linked");
    Files.createSymbolicLink(folder.resolve("link"), elsewhere);
    Files.createSymbolicLink(folder.resolve("dangling"), folder.resolve("nothing"));
    assertThat(files()).containsExactly(inner, b, folder.resolve("link").resolve("linked"));
    assertThat(unread).isEmpty();
  }

  @Test
  void stopsAtALoopOfLinks() throws IOException {
    Path a = file(folder.resolve("sub"), "a");
    Files.createSymbolicLink(folder.resolve("sub").resolve("up"), folder);
    assertThat(files()).containsExactly(a);
    assertThat(unread).isEmpty();
  }

  @Test
  void listsAFolderWithManyPathsOnce() throws IOException {
    for (int i = 0; i < 9; i++) {
      file(folder.resolve("f" + i), "game");
    }
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < 9; j++) {
        Files.createSymbolicLink(
            folder.resolve("f" + i).resolve("to" + j), folder.resolve("f" + j));
      }
    }
    assertThat(files()).hasSize(9);
    assertThat(unread).isEmpty();
  }

  @Test
  void requiresAnExistingFolder() {
    assertThatThrownBy(() -> FolderWalk.files(folder.resolve("none"), (path, why) -> {}))
        .isInstanceOf(NoSuchFileException.class);
  }
}
