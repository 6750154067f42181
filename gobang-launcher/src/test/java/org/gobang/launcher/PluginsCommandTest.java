package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PluginsCommandTest {

  private static final String ROW =
      "\\{\"service\":\"(\\w+)\",\"id\":\"([a-z-]+)\",\"name\":\"[^\"]+\",\"version\":\"\\d[^\"]+\","
          + "\"origin\":\"bundled\"}";

  @Test
  void listsWhatIsBundled() {
    Run run = Run.of("plugins", "--json");
    assertThat(run.out()).startsWith("{\"plugins\":[").endsWith("],\"refused\":[]}\n");
    assertThat(Pattern.compile(ROW).matcher(run.out()).results())
        .extracting(row -> row.group(1) + " " + row.group(2))
        .containsExactly(
            "board freestyle",
            "board standard",
            "board renju",
            "board caro",
            "board caro-exact",
            "player live-sleep",
            "player rewards",
            "player runs",
            "player shapes",
            "player neighbour",
            "renderer console");
  }

  @Test
  void listsThemForPeople() {
    Run run = Run.of("plugins");
    assertThat(run.out().lines())
        .anyMatch(line -> line.matches("player +runs +\\S+ +Runs +\\(bundled\\)"));
    assertThat(run.status()).isZero();
  }
}
