package org.gobang.record;

import java.io.InputStream;

/** An endless input stream: a start, then repeated bytes. */
public final class EndlessInput extends InputStream {

  private final byte[] beginning;
  private final byte[] repeated;
  private long at;

  public EndlessInput(byte[] beginning, byte... repeated) {
    this.beginning = beginning.clone();
    this.repeated = repeated.clone();
  }

  @Override
  public int read() {
    long here = at++;
    byte each =
        here < beginning.length
            ? beginning[(int) here]
            : repeated[(int) ((here - beginning.length) % repeated.length)];
    return each & 0xff;
  }

  @Override
  public int read(byte[] bytes, int from, int length) {
    for (int i = 0; i < length; i++) {
      bytes[from + i] = (byte) read();
    }
    return length;
  }
}
