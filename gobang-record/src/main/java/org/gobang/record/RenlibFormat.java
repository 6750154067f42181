package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Predicate;
import org.gobang.api.LocalizedText;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.renlib.RenlibReader;
import org.gobang.record.renlib.RenlibWriter;

/** RenLib's {@code .lib}: trees of renju games with comments and millions of positions. */
public final class RenlibFormat implements BundledFormat {

  /** Creates the format for the service loader. */
  public RenlibFormat() {}

  @Override
  public String id() {
    return "lib";
  }

  @Override
  public boolean recognizes(byte[] beginning) {
    return RenlibReader.isLibrary(beginning);
  }

  /** Reads the only tree of a file. */
  @Override
  @SuppressWarnings("ReturnValueIgnored")
  public void read(InputStream file, ReadDefaults defaults, Predicate<ParsedRecord> games)
      throws IOException {
    games.test(RenlibReader.read(file, defaults));
  }

  @Override
  public List<LocalizedText> write(GameRecord record, List<Integer> path, OutputStream file)
      throws IOException {
    return RenlibWriter.write(record, path, file);
  }
}
