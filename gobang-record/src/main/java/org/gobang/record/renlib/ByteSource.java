package org.gobang.record.renlib;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The bytes of a file, one after the other, with their places. */
final class ByteSource {

  /** What follows the last byte. */
  static final int END = -1;

  private final InputStream file;
  private long offset;

  ByteSource(InputStream file) {
    this.file = new BufferedInputStream(file);
  }

  /** The number of bytes that were read. */
  long offset() {
    return offset;
  }

  /** The next byte, from 0 to 255, or {@link #END}. */
  int next() throws IOException {
    int next = file.read();
    offset += next == END ? 0 : 1;
    return next;
  }

  /** The next bytes; fewer at the end of the file. */
  byte[] bytes(int number) throws IOException {
    byte[] bytes = file.readNBytes(number);
    offset += bytes.length;
    return bytes;
  }
}
