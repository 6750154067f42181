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
 * Writes the page of a run. It is put together from {@code report.html}, {@code report.css} and
 * {@code report.js}, which lie beside this class, and the data, as JSON; nothing in the page comes
 * from elsewhere, and its policy lets nothing. What strangers named cannot leave the JSON, as it
 * has no angle bracket in it, and the script makes text of it and nothing else.
 */
public final class Report {

  private static final String STYLE = "/* report.css */";
  private static final String SCRIPT = "/* report.js */";
  private static final String DATA = "{ \"data\": 0 }";

  private static final JsonFactory JSON =
      JsonFactory.builder().build().setCharacterEscapes(new NoBrackets());

  private Report() {}

  /**
   * Writes the page. A file that is there already is replaced in one step.
   *
   * @param file the file
   * @param tournament what was played
   * @param standings how it stands
   * @param archive the games, which are gone through once
   * @param language the language the page comes up in, English or Chinese; a button changes it
   * @throws RefusedException if it cannot be written, or the games not be read
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
