package org.gobang.record.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/** Collects bytes up to a limit. Once closed, it takes no more: its writer may be abandoned. */
public final class BoundedOutput extends OutputStream {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final int limit;
  private boolean closed;

  /**
   * An empty output.
   *
   * @param limit as many bytes as it takes
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
   * What was written.
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
