package org.gobang.record.renlib;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a file in order, with offsets. */
final class ByteSource {

  /** The value after the last byte. */
  static final int END = -1;

  private final InputStream file;
  private long offset;

  ByteSource(InputStream file) {
    this.file = new BufferedInputStream(file);
  }

  /** Returns the number of bytes read. */
  long offset() {
    return offset;
  }

  /** Returns the next byte, from 0 to 255, or {@link #END}. */
  int next() throws IOException {
    int next = file.read();
    offset += next == END ? 0 : 1;
    return next;
  }

  /** Returns the next bytes, fewer at the end of the file. */
  byte[] bytes(int number) throws IOException {
    byte[] bytes = file.readNBytes(number);
    offset += bytes.length;
    return bytes;
  }
}
