package org.gobang.record.rif;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.UnreadableContentException;

/**
 * A stream that limits the input of a parser per event, such as an element with its attributes,
 * because the parser stores a whole event in memory.
 */
final class EventLimit extends FilterInputStream {

  private static final int MAX_BYTES = 4 << 20;

  private long offset;
  private long from;

  EventLimit(InputStream file) {
    super(file);
  }

  /** Starts the next event. */
  void restart() {
    from = offset;
  }

  @Override
  public int read() throws IOException {
    int each = super.read();
    count(each < 0 ? 0 : 1);
    return each;
  }

  @Override
  public int read(byte[] bytes, int start, int length) throws IOException {
    int number = super.read(bytes, start, length);
    count(number);
    return number;
  }

  /** Does not close the file, because the parser closes its input. */
  @Override
  public void close() {}

  private void count(int number) {
    offset += Math.max(0, number);
    if (offset - from > MAX_BYTES) {
      throw new UnreadableContentException(from, RecordMessages.of("rif.event", MAX_BYTES >> 20));
    }
  }
}
