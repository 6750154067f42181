package org.gobang.launcher.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.gobang.fixtures.PlayerJar;
import org.gobang.launcher.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PluginsCommandTest {

  @TempDir private Path plugins;

  private static final String ROW =
      "\\{\"service\":\"(\\w+)\",\"id\":\"([a-z-]+)\",\"name\":\"[^\"]+\",\"version\":\"\\d[^\"]+\","
          + "\"origin\":\"bundled\",\"author\":\"\",\"licence\":\"\",\"homepage\":\"\"}";

  @Test
  void listsBundledPlugins() {
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
            "board custom",
            "player lookahead",
            "player search",
            "player live-sleep",
            "player rewards",
            "player runs",
            "player shapes",
            "player neighbour",
            "player gomocup",
            "evaluator live-sleep",
            "evaluator rewards",
            "evaluator runs",
            "evaluator shapes",
            "evaluator neighbour",
            "renderer console",
            "renderer swing",
            "renderer web",
            "format sgf",
            "format psq",
            "format txt",
            "format lib",
            "format rif",
            "format bdt",
            "format pos");
  }

  @Test
  void printsTheTableOfAStrategy() {
    Run run = Run.of("plugins", "--player", "runs", "--table");
    assertThat(run.out())
        .startsWith("# The weights of runs")
        .endsWith(
            """
            own live = 20 200 2000 3000
            own stopped = 10 100 1000 3000
            opponent live = 20 200 2000 3000
            opponent stopped = 10 100 1000 3000
            """);
    Run none = Run.of("plugins", "--player", "search", "--table");
    assertThat(none.err()).isEqualTo("gobang: search has no table that can be set\n");
    assertThat(none.status()).isEqualTo(1);
    assertThat(Run.of("plugins", "--table").status()).isEqualTo(2);
  }

  @Test
  void describesTheOptionsOfAPlayer() {
    assertThat(Run.of("plugins", "--player", "live-sleep", "--json").out())
        .startsWith(
            "{\"player\":\"live-sleep\",\"elo\":-49,\"options\":[{\"key\":\"table\",\"kind\":\"choice\","
                + "\"choices\":[\"published\",\"as-coded\"],\"initial\":\"published\",\"name\":")
        .contains("{\"key\":\"tilt\",\"kind\":\"whole\",\"from\":-100,\"to\":100,\"initial\":0,");
    assertThat(Run.of("plugins", "--player", "gomocup", "--json").out())
        .contains("\"kind\":\"text\",\"required\":true,\"secret\":false,\"initial\":\"\"")
        .contains("\"secret\":true");
    assertThat(Run.of("plugins", "--player", "lookahead", "--json").out())
        .contains("{\"key\":\"evaluator\",\"kind\":\"evaluator\",\"initial\":\"shapes\",");
    assertThat(Run.of("plugins", "--player", "live-sleep").out().lines())
        .anyMatch(line -> line.matches("tilt +whole +-100\\.\\.100 +0 +\\S.*"));
    assertThat(Run.of("plugins", "--player", "runs").out().lines())
        .satisfiesExactly(
            line -> assertThat(line).startsWith("Runs: Beginner, about 0 Elo. Counts"),
            line -> assertThat(line).matches("weights +file +\\S.*"));
    assertThat(Run.of("plugins", "--player", "search").out()).contains("Hash table (MB): ");
    assertThat(Run.of("plugins", "--player", "search", "--json").out())
        .contains("\"unit\":\"MB\",\"expert\":true}");
  }

  @Test
  void refusesAMissingPlayer() {
    Run run = Run.of("plugins", "--player", "gone");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("Unknown player “gone”. Available: lookahead, search");
  }

  @Test
  void listsPluginsAsText() {
    Run run = Run.of("plugins");
    assertThat(run.out().lines())
        .anyMatch(line -> line.matches("player +runs +\\S+ +Runs +\\(bundled\\)"));
    assertThat(run.status()).isZero();
  }

  @Test
  void listsRefusedPluginsWithReasons() throws IOException {
    Path jar = Files.writeString(plugins.resolve("a.jar"), "Not Found");
    assertThat(Run.of("plugins", "--plugins", plugins.toString()).lines())
        .contains("refused  " + jar + "  unreadable: this is not a jar file");
    assertThat(Run.of("plugins", "--json", "--plugins", plugins.toString()).out())
        .endsWith(
            "\"refused\":[{\"origin\":\""
                + jar
                + "\",\"kind\":\"unreadable\",\"reason\":\"this is not a jar file\"}]}\n");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS) // which has no such file names
  void escapesControlCharactersInFileNames() throws IOException {
    Files.createFile(plugins.resolve("a\n\u001b[31m.jar"));
    assertThat(Run.of("plugins", "--plugins", plugins.toString()).lines())
        .contains("refused  " + plugins.resolve("a??[31m.jar") + "  unreadable: the file is empty");
  }

  @Test
  void keepsTheOutputOfPluginsOutOfTheAnswers(@TempDir Path work) throws IOException {
    PlayerJar.put(
        work, "acme", "a1", "public P() { System.out.println(1); }", plugins.resolve("acme.jar"));
    for (String command :
        List.of("plugins", "position --moves h8", "analyze --player acme --moves h8")) {
      List<String> line = new ArrayList<>(List.of(command.split(" ", -1)));
      line.addAll(List.of("--json", "--plugins", plugins.toString()));
      assertThat(printedBy(line)).as(command).isEmpty();
    }
  }

  private static String printedBy(List<String> line) {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      Run run = Run.of(line.toArray(String[]::new));
      assertThat(run.status()).as(run.err()).isZero();
    } finally {
      System.setOut(before);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }
}
