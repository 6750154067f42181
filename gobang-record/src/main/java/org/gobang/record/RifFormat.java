package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Predicate;
import org.gobang.api.LocalizedText;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.rif.RifReader;

/** RIF, the database of RenjuNet. Read-only. */
public final class RifFormat implements BundledFormat {

  /** Creates the format for the service loader. */
  public RifFormat() {}

  @Override
  public String id() {
    return "rif";
  }

  @Override
  public boolean recognizes(byte[] beginning) {
    return RifReader.isDatabase(beginning);
  }

  @Override
  public boolean holdsSeveralGames() {
    return true;
  }

  @Override
  public boolean isWritable() {
    return false;
  }

  @Override
  public boolean namesSides() {
    return false;
  }

  @Override
  public void read(InputStream file, ReadDefaults defaults, Predicate<ParsedRecord> games)
      throws IOException {
    RifReader.read(file, defaults, games);
  }

  @Override
  public List<LocalizedText> write(GameRecord record, List<Integer> path, OutputStream file) {
    throw new RefusedException(RecordMessages.of("cannot.write", ".rif"));
  }
}
