package org.gobang.record.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlPageTest {

  private static final String EVIL = "</script><b>&\u2028";

  private static final HtmlPage PAGE =
      new HtmlPage(
          "own",
          List.of("own", "further"),
          file ->
              new ByteArrayInputStream(("/* the " + file + " */").getBytes(StandardCharsets.UTF_8)),
          HtmlPageTest::words);

  @TempDir private Path folder;

  private static ResourceBundle words(Locale language) {
    return new ListResourceBundle() {
      @Override
      protected Object[][] getContents() {
        return new Object[][] {{"hello", language.equals(Locale.ENGLISH) ? "Hello" : "你好"}};
      }
    };
  }

  private String written(Locale language) throws IOException {
    Path file = folder.resolve("page.html");
    PAGE.write(file, language, json -> json.writeStringField("name", EVIL));
    return Files.readString(file);
  }

  private static JsonNode data(String page) throws IOException {
    Matcher data = Pattern.compile("id=\"data\">(.*?)</script>", Pattern.DOTALL).matcher(page);
    assertThat(data.find()).isTrue();
    return new ObjectMapper().readTree(data.group(1));
  }

  @Test
  void joinsCommonAndSpecificParts() throws IOException {
    String page = written(Locale.ENGLISH);
    assertThat(page)
        .containsSubsequence("<style>", ".board svg", "/* the own.css */", "</style>")
        .containsSubsequence(
            "<script>",
            "boardPicture",
            "/* the own.js */",
            "/* the further.js */",
            "draw();",
            "</script>");
  }

  @Test
  void escapesTheEndOfTheScriptInData() throws IOException {
    String page = written(Locale.SIMPLIFIED_CHINESE);
    assertThat(page).doesNotContain("<b>");
    assertThat(page.split("</script>", -1)).hasSize(3);
    JsonNode data = data(page);
    assertThat(data.path("name").asText()).isEqualTo(EVIL);
    assertThat(data.path("language").asText()).isEqualTo("zh");
    assertThat(data.path("words").path("en").path("hello").asText()).isEqualTo("Hello");
    assertThat(data.path("words").path("zh").path("hello").asText()).isEqualTo("你好");
    assertThat(data(written(Locale.FRENCH)).path("language").asText()).isEqualTo("en");
  }

  private static String served(String file) throws IOException {
    try (InputStream in = PAGE.served(file).orElseThrow()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Served pages must not contain inline styles and scripts. */
  @Test
  void loadsStyleAndScriptInServedPages() throws IOException {
    String index = served("index.html");
    assertThat(index)
        .contains("href=\"/page/page.css\"", "src=\"/page/page.js\"")
        .doesNotContain("<style", "<script>", "Content-Security-Policy", "<!--");
    assertThat(data(index).fieldNames()).toIterable().containsExactly("words");
    assertThat(served("page.css")).contains(".board svg", "/* the own.css */");
    assertThat(served("page.js"))
        .containsSubsequence("boardPicture", "EventSource", "/* the own.js */", "follow();");
    assertThat(written(Locale.ENGLISH)).doesNotContain("EventSource");
    assertThat(PAGE.served("own.js")).isEmpty();
  }

  @Test
  void refusesAPageThatCannotBeWritten() {
    Path file = folder.resolve("missing").resolve("page.html");
    assertThatThrownBy(() -> PAGE.write(file, Locale.ENGLISH, json -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith(file + ": cannot be written: ");
  }
}
