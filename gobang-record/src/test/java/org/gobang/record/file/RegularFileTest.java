package org.gobang.record.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RegularFileTest {

  @TempDir private Path folder;

  private static void assertNoRegularFile(Path file) {
    assertThatThrownBy(() -> RegularFile.readText(file))
        .isInstanceOf(IOException.class)
        .isNotInstanceOf(NoSuchFileException.class)
        .hasMessage("it is not a regular file");
  }

  @Test
  void readsAText() throws IOException {
    Path file = Files.writeString(folder.resolve("a"), "五子棋\n");
    assertThat(RegularFile.readText(file)).isEqualTo("五子棋\n");
    assertThatThrownBy(() -> RegularFile.readText(folder.resolve("b")))
        .isInstanceOf(NoSuchFileException.class);
    Files.write(file, new byte[] {'a', (byte) 0xff});
    assertThatThrownBy(() -> RegularFile.readText(file))
        .isInstanceOf(CharacterCodingException.class);
  }

  @Test
  void refusesAFileTooLargeForMemory() throws IOException {
    Path file = folder.resolve("large");
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(10L << 30);
    }
    assertThatThrownBy(() -> RegularFile.readText(file)).hasMessage("it has more than 16 MB");
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no such files")
  void refusesOtherThanRegularFilesAtOnce() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertNoRegularFile(pipe);
    assertNoRegularFile(folder);
    assertNoRegularFile(Path.of("/dev/zero"));
    Path link = folder.resolve("link");
    assertNoRegularFile(Files.createSymbolicLink(link, link));
    Files.delete(link);
    assertNoRegularFile(Files.createSymbolicLink(link, folder.resolve("nothing")));
    Files.writeString(folder.resolve("nothing"), "there");
    assertThat(RegularFile.readText(link)).isEqualTo("there");
  }
}
