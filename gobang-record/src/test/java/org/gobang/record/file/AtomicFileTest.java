package org.gobang.record.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AtomicFileTest {

  @TempDir private Path folder;

  private List<Path> entries() throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    }
  }

  @Test
  void replacesTheContent() throws IOException {
    Path file = folder.resolve("a.txt");
    AtomicFile.write(file, "one");
    AtomicFile.write(file, "五子棋\n");
    assertThat(file).hasContent("五子棋\n");
    assertThat(entries()).containsExactly(file);
  }

  @Test
  void keepsTheOldContentAfterAFailure() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    assertThatThrownBy(
            () ->
                AtomicFile.write(
                    file,
                    writer -> {
                      writer.write("half of the n");
                      writer.flush();
                      throw new IOException("disk full");
                    }))
        .hasMessage("disk full");
    assertThat(file).hasContent("old");
    assertThat(entries()).containsExactly(file);
    assertThatThrownBy(() -> AtomicFile.write(folder, "text")).hasMessage("Is a directory");
  }

  @Test
  void checksWithoutChanges() throws IOException {
    Path file = folder.resolve("a.txt");
    AtomicFile.check(file);
    assertThat(entries()).isEmpty();
    Files.writeString(file, "old");
    AtomicFile.check(file);
    assertThat(file).hasContent("old");
    assertThat(entries()).containsExactly(file);
  }

  @Test
  void detectsAnUnwritableFileInAdvance() throws IOException {
    assertThatThrownBy(() -> AtomicFile.check(folder)).hasMessage("Is a directory");
    Path missing = folder.resolve("none").resolve("a.txt");
    assertThatThrownBy(() -> AtomicFile.check(missing))
        .isInstanceOfSatisfying(
            IOException.class,
            e ->
                assertThat(FileErrors.reason(e))
                    .hasToString("the folder " + missing.getParent() + " does not exist"));
    Path file = Files.writeString(folder.resolve("a.txt"), "a file");
    assertThatThrownBy(() -> AtomicFile.check(file.resolve("b.txt")))
        .isInstanceOf(IOException.class);
    assertThat(entries()).containsExactly(file);
  }

  @Test
  void recognizesTheTemporaryFile() throws IOException {
    Path file = folder.resolve("a.sgf");
    AtomicFile.write(
        file, writer -> assertThat(entries()).singleElement().matches(AtomicFile::isTemporary));
    assertThat(file).isEmptyFile();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.sgf", ".a.sgf", ".a.sgf.lock", "a.0-0-0-0-0", ".a.0-0-0-0-0", ".", ""})
  void doesNotRecognizeOtherFilesAsTemporary(String name) {
    assertThat(AtomicFile.isTemporary(Path.of(name))).isFalse();
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights there")
  void followsALink() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    AtomicFile.write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no such permissions")
  void writesAPrivateFileOnlyForItsOwner() throws IOException {
    Path file = folder.resolve("a.txt");
    AtomicFile.writePrivate(file, "secret");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }
}
