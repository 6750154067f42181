package org.gobang.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.arena.Arena;
import org.gobang.arena.FakeRunner;
import org.gobang.arena.Standings;
import org.gobang.arena.Tournaments;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.MemoryArchive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {

  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

  @TempDir private Path folder;

  private String page(Locale language, String... players) throws Exception {
    TournamentPlan tournament = Tournaments.of(24, players);
    MemoryArchive memory = new MemoryArchive();
    Standings end = new Arena(tournament, new FakeRunner(), memory, 2).run();
    Path file = folder.resolve("report.html");
    Report.write(file, tournament, end, memory, language);
    return Files.readString(file);
  }

  private static JsonNode data(String page) throws IOException {
    Matcher data = DATA.matcher(page);
    assertThat(data.find()).isTrue();
    return new ObjectMapper().readTree(data.group(1));
  }

  @Test
  void showsEveryGameAndTheResults() throws Exception {
    JsonNode data = data(page(Locale.ENGLISH, "strong", "weak", "broken"));
    assertThat(data.path("records")).hasSize(24);
    assertThat(data.path("players")).hasSize(3);
    assertThat(data.path("players").path(0).path("name").asText()).isEqualTo("strong");
    assertThat(data.path("failures")).isNotEmpty();
    assertThat(data.path("language").asText()).isEqualTo("en");
    assertThat(data.path("course").path("games")).hasSize(12);
    assertThat(data.path("course").path("elo")).hasSize(3);
    assertThat(data.path("course").has("ratio")).isFalse();
    JsonNode record = data.path("records").path(0);
    assertThat(record.path("moves").asText()).matches("B[a-o]\\d+( [BW][a-o]\\d+)+");
    assertThat(record.path("micros")).isNotEmpty();
    assertThat(data(page(Locale.SIMPLIFIED_CHINESE, "a", "b")).path("language").asText())
        .isEqualTo("zh");
  }

  /** Names that would end or start a script are shown as text. */
  @Test
  void escapesNames() throws Exception {
    String evil = "</script><script>alert('x')</script><!--&lt;\u2028\"\\";
    String page = page(Locale.ENGLISH, evil, "<img src=x onerror=alert(1)>");
    assertThat(page)
        .doesNotContain("alert('x')</script>")
        .doesNotContain("<img")
        .doesNotContain("<!--");
    assertThat(page.split("</script>", -1)).hasSize(3);
    assertThat(data(page).path("players").path(0).path("name").asText()).isEqualTo(evil);
  }

  @Test
  void loadsNoExternalResources() throws Exception {
    String page = page(Locale.ENGLISH, "a", "b");
    assertThat(page)
        .contains("default-src 'none'")
        .doesNotContain("src=\"")
        .doesNotContain("href=")
        .doesNotContain("@import")
        .doesNotContain("innerHTML")
        .doesNotContain("report.css")
        .doesNotContain("report.js");
    assertThat(page.replace("http://www.w3.org/2000/svg", "")).doesNotContain("://");
  }

  /** Both bundles have exactly the texts that the script uses. */
  @Test
  void hasTheTextsOfTheScript() throws Exception {
    JsonNode words = data(page(Locale.ENGLISH, "a", "b")).path("words");
    Set<String> english = new HashSet<>();
    words.path("en").fieldNames().forEachRemaining(english::add);
    Set<String> chinese = new HashSet<>();
    words.path("zh").fieldNames().forEachRemaining(chinese::add);
    assertThat(chinese).isEqualTo(english).isNotEmpty();
    for (String key : english) {
      if (!key.equals("elo") && !key.equals("interval")) {
        assertThat(words.path("zh").path(key).asText())
            .as(key)
            .isNotEqualTo(words.path("en").path(key).asText());
      }
    }
    String script = page(Locale.ENGLISH, "a", "b").split("<script>", -1)[1];
    try (InputStream in = LiveReport.file("page.js").orElseThrow()) {
      script += new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    for (String key : english) {
      assertThat(script)
          .as("used texts")
          .contains("\"" + key.replaceFirst("(result|sprt|ending)\\..*", "$1."));
    }
    Matcher said = Pattern.compile("say\\(\"([a-z.]+)\"[,)]").matcher(script);
    while (said.find()) {
      assertThat(english).contains(said.group(1));
    }
  }
}
