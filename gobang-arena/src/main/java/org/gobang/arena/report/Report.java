package org.gobang.arena.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.arena.Standings;
import org.gobang.arena.schedule.Tournament;
import org.gobang.arena.store.Archive;
import org.gobang.record.file.AtomicFile;
import org.gobang.record.file.FileErrors;

/**
 * Writes the page of a run. It is assembled from {@code report.html}, {@code report.css} and {@code
 * report.js} beside this class and from the data as JSON. The page loads nothing else, which its
 * content security policy enforces. Names cannot inject markup: angle brackets in the JSON are
 * escaped, and the script inserts names only as text.
 */
public final class Report {

  private static final String STYLE = "/* report.css */";
  private static final String SCRIPT = "/* report.js */";
  private static final String DATA = "{ \"data\": 0 }";

  private static final JsonFactory JSON =
      JsonFactory.builder().build().setCharacterEscapes(new HtmlSafeEscapes());

  private Report() {}

  /**
   * Writes the page. A file that is there already is replaced in one step.
   *
   * @param file the file
   * @param tournament the tournament
   * @param standings its standings
   * @param archive the games, which are read once
   * @param language the initial language of the page, English or Chinese; a button changes it
   * @throws RefusedException if the page cannot be written, or the games cannot be read
   */
  public static void write(
      Path file, Tournament tournament, Standings standings, Archive archive, Locale language) {
    ReportData data = new ReportData(tournament, standings, archive, language);
    try {
      AtomicFile.write(file, writer -> write(data, writer));
    } catch (IOException e) {
      throw new RefusedException(file + ": cannot be written: " + FileErrors.reason(e), e);
    }
  }

  private static void write(ReportData data, Writer writer) throws IOException {
    String page =
        resource("report.html")
            .replace(STYLE, resource("report.css"))
            .replace(SCRIPT, resource("report.js"));
    int at = page.indexOf(DATA);
    writer.write(page.substring(0, at));
    JsonGenerator json = JSON.createGenerator(writer);
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    data.write(json);
    json.close();
    writer.write(page.substring(at + DATA.length()));
  }

  private static String resource(String name) {
    try (InputStream in = Report.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the page's " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
