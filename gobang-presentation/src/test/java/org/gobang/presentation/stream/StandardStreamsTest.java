package org.gobang.presentation.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchIOException;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class StandardStreamsTest {

  @TempDir private Path folder;

  /** Returns the result of a write that the system refuses with a message. */
  private static IOException refused(Path file, String message) {
    OutputStream refusing =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(message);
          }
        };
    return catchIOException(() -> StandardStreams.guarded(refusing, file).write(new byte[1]));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void detectsABrokenPipeInAnyLanguage() throws Exception {
    Path fifo = folder.resolve("fifo");
    assertThat(new ProcessBuilder("mkfifo", fifo.toString()).start().waitFor()).isZero();
    assertThat(refused(fifo, "断开的管道")).isInstanceOf(StandardStreams.ReaderGoneException.class);
  }

  @Test
  void detectsABrokenPipeOfAnotherTypeByTheMessage() {
    assertThat(refused(folder.resolve("nothing"), "The pipe is being closed"))
        .isInstanceOf(StandardStreams.ReaderGoneException.class);
  }

  @Test
  void aFullDiskIsNotABrokenPipe() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThat(refused(file, "No space left on device")).isExactlyInstanceOf(IOException.class);
  }

  @Test
  void bytesReachTheStream() throws IOException {
    Path file = folder.resolve("file");
    try (OutputStream out = StandardStreams.guarded(Files.newOutputStream(file), file)) {
      out.write("h8\n".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(file).hasContent("h8\n");
  }
}
