package org.gobang.record.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.ResourceLines;
import org.gobang.record.json.JsonText;

/**
 * An HTML page that shows data with a script: a self-contained file, enforced by a content security
 * policy, or a page {@link #served} by a server that updates the data. Data cannot inject markup:
 * angle brackets in the JSON are escaped, and scripts insert data only as text.
 *
 * <p>A page has its own style sheet and scripts, which follow the shared {@code page.css} and
 * {@code page.js} in one scope. The scripts define {@code draw()}, which draws the page in the
 * selected language.
 *
 * @param name the name of the page's style sheet, without the extension
 * @param scripts the names of the scripts, without extensions, in order
 * @param resources opens {@code NAME.css} and {@code SCRIPT.js}
 * @param words the texts of the page in a language
 */
public record HtmlPage(
    String name,
    List<String> scripts,
    Function<String, InputStream> resources,
    Function<Locale, ResourceBundle> words) {

  private static final String STYLE = "<!-- style -->";
  private static final String SCRIPT = "<!-- script -->";
  private static final String DATA = "{ \"data\": 0 }";

  private static final String POLICY =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
          + " style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n";

  private static final JsonFactory JSON =
      JsonFactory.builder().build().setCharacterEscapes(new HtmlSafeEscapes());

  /** Creates a page with a copy of the script names. */
  public HtmlPage {
    scripts = List.copyOf(scripts);
  }

  /**
   * Writes the page. An existing file is replaced in one step.
   *
   * @param file the file
   * @param language the initial language of the page, English or Chinese; a button changes it
   * @param data the fields of the data, in addition to {@code language} and {@code words}
   * @throws RefusedException if the page cannot be written
   */
  public void write(Path file, Locale language, JsonText.Fields data) {
    try {
      AtomicFile.write(file, writer -> write(writer, language, data));
    } catch (IOException e) {
      throw FileErrors.unwritable(file, e);
    }
  }

  private void write(Writer writer, Locale language, JsonText.Fields data) throws IOException {
    String style = POLICY + "<style>\n" + style() + "</style>";
    String script = "<script>\n" + script(List.of(), "draw") + "</script>";
    write(
        writer,
        style,
        script,
        json -> {
          json.writeStringField(
              "language",
              language.getLanguage().equals(Locale.CHINESE.getLanguage()) ? "zh" : "en");
          words(json);
          data.writeTo(json);
        });
  }

  /**
   * Returns a file of the page for a server, below {@code /page/}: {@code index.html}, {@code
   * page.css} or {@code page.js}. The page is in the language of the browser. It receives data from
   * {@code events} in the same folder: after each change, an event {@code data} with a JSON object.
   * In the last event, the field {@code ended} is true.
   *
   * @param file the name of the file
   * @return the content; empty if the name is unknown
   */
  public Optional<InputStream> served(String file) {
    return switch (file) {
      case "index.html" -> Optional.of(stream(index()));
      case "page.css" -> Optional.of(stream(style()));
      case "page.js" -> Optional.of(stream(script(List.of("follow"), "follow")));
      default -> Optional.empty();
    };
  }

  private String index() {
    StringWriter writer = new StringWriter();
    try {
      write(
          writer,
          "<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"/page/page.css\">",
          "<script src=\"/page/page.js\"></script>",
          this::words);
    } catch (IOException impossible) {
      throw new UncheckedIOException("a string cannot fail", impossible);
    }
    return writer.toString();
  }

  private static InputStream stream(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void write(Writer writer, String style, String script, JsonText.Fields data)
      throws IOException {
    String page = common("page.html").replace(STYLE, style).replace(SCRIPT, script);
    int at = page.indexOf(DATA);
    writer.write(page.substring(0, at));
    JsonGenerator json = JSON.createGenerator(writer);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    json.writeStartObject();
    data.writeTo(json);
    json.writeEndObject();
    json.close();
    writer.write(page.substring(at + DATA.length()));
  }

  private String style() {
    return common("page.css") + text(resources, name + ".css");
  }

  /** Returns the scripts in one scope with a call of the start function. */
  private String script(List<String> further, String begin) {
    StringBuilder script = new StringBuilder("\"use strict\";\n(() => {\n");
    script.append(common("page.js"));
    further.forEach(each -> script.append(common(each + ".js")));
    scripts.forEach(each -> script.append(text(resources, each + ".js")));
    return script.append("  ").append(begin).append("();\n})();\n").toString();
  }

  private static String common(String file) {
    return text(
        each -> Objects.requireNonNull(HtmlPage.class.getResourceAsStream(each), each), file);
  }

  /** Writes all texts of the page in both languages. */
  private void words(JsonGenerator json) throws IOException {
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
    return ResourceLines.text(resources.apply(file));
  }
}
