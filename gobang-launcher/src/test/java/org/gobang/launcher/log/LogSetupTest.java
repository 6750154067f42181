package org.gobang.launcher.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.LoggingEvent;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.Stream;
import org.gobang.workbench.platform.DataFolder;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class LogSetupTest {

  @Test
  void logsToAFileInTheDataFolder() throws IOException {
    String line = "something to look up later " + System.nanoTime();
    LoggerFactory.getLogger(LogSetupTest.class).warn(line, new IllegalStateException("why"));
    Path logs = DataFolder.ofPerson().logs();
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

  @Test
  void escapesControlCharacters() {
    Logger logger = (Logger) LoggerFactory.getLogger(LogSetupTest.class);
    LoggingEvent event =
        new LoggingEvent(
            "",
            logger,
            Level.WARN,
            "engine {}",
            new IllegalStateException("why\u001b[2J\n\tat nowhere\u0007"),
            new Object[] {"\u001b[31mred\nforged"});
    event.setInstant(Instant.EPOCH);
    String[] lines =
        new String(new LogLine().encode(event), StandardCharsets.UTF_8).split("\n", -1);
    assertThat(lines[0])
        .matches(
            "\\d\\d:\\d\\d:00\\.000 WARN  \\[.+] o\\.g\\.l\\.l\\.LogSetupTest engine \\?\\[31mred\\?forged");
    assertThat(lines[1]).isEqualTo("java.lang.IllegalStateException: why?[2J");
    assertThat(lines[2]).isEqualTo("\tat nowhere?");
    assertThat(lines[3]).startsWith("\tat ");
  }
}
