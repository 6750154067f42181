package org.gobang.record.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.json.JsonText;

/**
 * Writes an HTML page that shows data by a script. The page loads nothing else, which its content
 * security policy enforces. Data cannot inject markup: angle brackets in the JSON are escaped, and
 * scripts insert data only as text.
 *
 * <p>A page has a style sheet and a script of its own, which follow {@code page.css} and {@code
 * page.js} beside this class, in one scope. The script defines {@code draw()}, which draws the page
 * in the language chosen.
 *
 * @param name the name of the page's style sheet and script, without their extensions
 * @param resources opens {@code NAME.css} and {@code NAME.js}
 * @param words the texts of the page in a language
 */
public record HtmlPage(
    String name, Function<String, InputStream> resources, Function<Locale, ResourceBundle> words) {

  private static final String STYLE = "/* style */";
  private static final String SCRIPT = "/* script */";
  private static final String DATA = "{ \"data\": 0 }";

  private static final JsonFactory JSON =
      JsonFactory.builder().build().setCharacterEscapes(new HtmlSafeEscapes());

  /**
   * Writes the page. A file that is there already is replaced in one step.
   *
   * @param file the file
   * @param language the initial language of the page, English or Chinese; a button changes it
   * @param data the fields of the data, beside {@code language} and {@code words}
   * @throws RefusedException if the page cannot be written
   */
  public void write(Path file, Locale language, JsonText.Fields data) {
    try {
      AtomicFile.write(file, writer -> write(writer, language, data));
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be written: " + FileErrors.reason(e), e);
    }
  }

  private void write(Writer writer, Locale language, JsonText.Fields data) throws IOException {
    Function<String, InputStream> common =
        file -> Objects.requireNonNull(HtmlPage.class.getResourceAsStream(file), file);
    String page =
        text(common, "page.html")
            .replace(STYLE, text(common, "page.css") + text(resources, name + ".css"))
            .replace(SCRIPT, text(common, "page.js") + text(resources, name + ".js"));
    int at = page.indexOf(DATA);
    writer.write(page.substring(0, at));
    JsonGenerator json = JSON.createGenerator(writer);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    json.writeStartObject();
    words(json, language);
    data.writeTo(json);
    json.writeEndObject();
    json.close();
    writer.write(page.substring(at + DATA.length()));
  }

  /** All texts of the page, in both languages. */
  private void words(JsonGenerator json, Locale language) throws IOException {
    json.writeStringField(
        "language", language.getLanguage().equals(Locale.CHINESE.getLanguage()) ? "zh" : "en");
    json.writeObjectFieldStart("words");
    for (Locale each : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE)) {
      ResourceBundle bundle = words.apply(each);
      json.writeObjectFieldStart(each.getLanguage());
      for (String key : new TreeSet<>(bundle.keySet())) {
        json.writeStringField(key, bundle.getString(key));
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static String text(Function<String, InputStream> resources, String file) {
    try (InputStream in = resources.apply(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
