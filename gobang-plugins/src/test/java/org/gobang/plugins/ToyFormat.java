package org.gobang.plugins;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.gobang.api.Label;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.GameSink;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.RecordFormat;

/** A format that neither reads nor writes. */
record ToyFormat(String id, List<String> extensions) implements RecordFormat {

  @Override
  public Label label(Locale locale) {
    return new Label(id, "");
  }

  @Override
  public void read(InputStream file, ReadDefaults defaults, Locale language, GameSink games) {
    throw new RefusedException("not read");
  }

  @Override
  public List<String> write(
      GameRecord record, List<Integer> path, Locale language, OutputStream file) {
    throw new RefusedException("not written");
  }
}
