package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class LogSetupTest {

  @Test
  void theLogIsAFileInTheDataFolder() throws IOException {
    String line = "something to look up later " + System.nanoTime();
    LoggerFactory.getLogger(LogSetupTest.class).warn(line, new IllegalStateException("why"));
    Path logs = UserFolder.data().resolve("logs");
    try (Stream<Path> files = Files.list(logs)) {
      assertThat(files)
          .anySatisfy(
              file -> {
                assertThat(file.getFileName().toString())
                    .matches("gobang\\.\\d{4}-\\d\\d-\\d\\d\\.log");
                assertThat(Files.readString(file)).contains(line, "IllegalStateException: why");
              });
    }
  }
}
