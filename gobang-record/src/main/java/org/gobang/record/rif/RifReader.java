package org.gobang.record.rif;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.UnreadableContentException;

/** A reader of RIF that passes on each game before it reads the next one. */
public final class RifReader {

  /** The tag for the name of the opening, which is a property of SGF. */
  static final String OPENING = "ON";

  private static final Pattern DATABASE =
      Pattern.compile("<(countries|players|tournaments|games)\\b");

  private RifReader() {}

  /**
   * Returns whether a file has this format.
   *
   * @param beginning the first bytes of the file
   * @return true if the file is XML with one of the tables
   */
  public static boolean isDatabase(byte[] beginning) {
    String text = new String(beginning, StandardCharsets.ISO_8859_1);
    return text.stripLeading().startsWith("<") && DATABASE.matcher(text).find();
  }

  /**
   * Reads the games of a file.
   *
   * @param file the content of the file
   * @param defaults the rules and the character set, if selected by the user
   * @param games receives each game, and returns whether to continue with the next one
   * @throws IOException if the stream fails
   * @throws UnreadableContentException if the file has no game or the next one cannot be read; the
   *     message gives the location
   */
  public static void read(InputStream file, ReadDefaults defaults, Predicate<ParsedRecord> games)
      throws IOException {
    RifXml xml = new RifXml(file, defaults.charset());
    RifTables tables = new RifTables();
    boolean any = false;
    for (Optional<RifXml.Row> row = xml.next(); row.isPresent(); row = xml.next()) {
      if (!row.get().table().equals("game")) {
        if (!tables.add(row.get())) {
          throw xml.unreadable(RecordMessages.of("rif.rows", RifTables.MAX_ROWS));
        }
      } else if (games.test(RifGame.read(row.get(), tables, defaults, xml.charset()))) {
        any = true;
      } else {
        return;
      }
    }
    if (!any) {
      throw xml.unreadable(RecordMessages.of("rif.none"));
    }
  }
}
