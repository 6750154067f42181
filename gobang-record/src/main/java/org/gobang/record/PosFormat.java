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
import org.gobang.record.pos.PosReader;
import org.gobang.record.pos.PosWriter;

/** {@code .pos}: the moves of one variation in one byte each, without a header. */
public final class PosFormat implements BundledFormat {

  /** Creates the format for the service loader. */
  public PosFormat() {}

  @Override
  public String id() {
    return "pos";
  }

  @Override
  public boolean namesSides() {
    return false;
  }

  /** Reads the only game of a file. */
  @Override
  @SuppressWarnings("ReturnValueIgnored")
  public void read(InputStream file, ReadDefaults defaults, Predicate<ParsedRecord> games)
      throws IOException {
    games.test(PosReader.read(file, defaults));
  }

  @Override
  public List<LocalizedText> write(GameRecord record, List<Integer> path, OutputStream file)
      throws IOException {
    return PosWriter.write(record, path, file);
  }
}
