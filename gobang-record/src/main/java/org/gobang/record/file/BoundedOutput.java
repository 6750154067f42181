package org.gobang.record.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/**
 * An output that collects bytes up to a limit. A closed output accepts no more bytes, because the
 * writer may be abandoned.
 */
public final class BoundedOutput extends OutputStream {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final int limit;
  private boolean closed;

  /**
   * Creates an empty output.
   *
   * @param limit the maximum number of bytes
   */
  public BoundedOutput(int limit) {
    this.limit = limit;
  }

  @Override
  public void write(int next) throws IOException {
    write(new byte[] {(byte) next}, 0, 1);
  }

  @Override
  public synchronized void write(byte[] from, int offset, int length) throws IOException {
    Objects.checkFromIndexSize(offset, length, from.length);
    if (closed) {
      throw new IOException("closed");
    }
    if (length > limit - bytes.size()) {
      throw new IOException("more than " + (limit >> 20) + " MB");
    }
    bytes.write(from, offset, length);
  }

  /**
   * Returns the written bytes.
   *
   * @return a copy of the bytes
   */
  public synchronized byte[] bytes() {
    return bytes.toByteArray();
  }

  @Override
  public synchronized void close() {
    closed = true;
  }
}
