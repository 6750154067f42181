package org.gobang.record.renlib;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.gobang.api.record.ReadDefaults;
import org.gobang.record.format.ParsedRecord;

/** Writes a RenLib file byte by byte. */
final class RenlibBytes {

  static final ReadDefaults DEFAULTS = new ReadDefaults("freestyle", 19, id -> false);

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  RenlibBytes() {
    add(0xff).text("RenLib").add(0xff, 3, 4);
    for (int i = 0; i < 10; i++) {
      add(0xff);
    }
  }

  RenlibBytes add(int... each) {
    for (int one : each) {
      bytes.write(one);
    }
    return this;
  }

  private RenlibBytes text(String ascii) {
    bytes.writeBytes(ascii.getBytes(StandardCharsets.US_ASCII));
    return this;
  }

  /** Adds a zero-terminated text of even length. */
  RenlibBytes text(String text, Charset charset) {
    byte[] encoded = text.getBytes(charset);
    bytes.writeBytes(encoded);
    return encoded.length % 2 == 0 ? add(0, 0) : add(0);
  }

  byte[] toByteArray() {
    return bytes.toByteArray();
  }

  ParsedRecord read() {
    return read(toByteArray(), DEFAULTS);
  }

  static ParsedRecord read(byte[] file, ReadDefaults defaults) {
    try {
      return RenlibReader.read(new ByteArrayInputStream(file), defaults);
    } catch (IOException inMemory) {
      throw new UncheckedIOException(inMemory);
    }
  }
}
