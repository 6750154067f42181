package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Plays the sessions of {@code conversations.txt} with players that answer immediately: {@code > }
 * sent, {@code < } received, three dots for any text.
 */
class CommandHandlerTest {

  /** A session with a title that starts with the player. */
  private record Script(String title, List<String> lines) {}

  @TestFactory
  Stream<DynamicTest> conversations() throws IOException {
    return scripts().stream()
        .map(script -> DynamicTest.dynamicTest(script.title(), () -> hold(script)));
  }

  private static List<Script> scripts() throws IOException {
    List<Script> scripts = new ArrayList<>();
    try (BufferedReader file =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    CommandHandlerTest.class.getResourceAsStream("conversations.txt")),
                StandardCharsets.UTF_8))) {
      for (String line = file.readLine(); line != null; line = file.readLine()) {
        if (line.startsWith("# ")) {
          scripts.add(new Script(line.substring(2), new ArrayList<>()));
        } else if (!line.isEmpty()) {
          scripts.get(scripts.size() - 1).lines().add(line);
        }
      }
    }
    return scripts;
  }

  private static void hold(Script script) throws IOException, InterruptedException {
    try (ManagerFixture manager = new ManagerFixture(script.title().split(":", 2)[0])) {
      for (String line : script.lines()) {
        String text = line.length() > 2 ? line.substring(2) : "";
        if (line.startsWith(">")) {
          manager.send(text);
        } else {
          String pattern = "\\Q" + text.replace("...", "\\E.*\\Q") + "\\E";
          assertThat(manager.receive()).matches(pattern);
        }
      }
      manager.expectNoMore();
      manager.send("END");
      manager.expectEnd();
    }
  }
}
