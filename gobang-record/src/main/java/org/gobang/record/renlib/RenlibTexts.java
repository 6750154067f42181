package org.gobang.record.renlib;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.record.format.RecordMessages;
import org.gobang.record.io.CharsetGuess;

/**
 * The texts of a RenLib file. They are stored as bytes and decoded when the tree is built, because
 * the detection of the character set requires many texts.
 */
final class RenlibTexts {

  /** The size limit. The texts of the largest libraries have a few megabytes. */
  static final int MAX_BYTES = 64 << 20;

  /** The number of bytes used to detect a character set. */
  private static final int SAMPLE = 1 << 20;

  private static final char UNKNOWN = '\uFFFD';

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private byte[] bytes = {};
  private Charset charset = StandardCharsets.UTF_8;
  private boolean guessed;
  private boolean malformed;

  /** Returns the index of the next text. */
  int next() {
    return written.size();
  }

  /** Adds a byte to the current text, which ends with a zero. A zero ends it. */
  void add(int each) {
    written.write(each);
  }

  /** Sets the character set after all texts have been read. */
  void decodeAs(Optional<Charset> chosen) {
    bytes = written.toByteArray();
    written.reset();
    charset = chosen.orElseGet(() -> CharsetGuess.of(sample()));
    guessed = chosen.isEmpty() && !charset.equals(StandardCharsets.UTF_8);
  }

  /** Returns a sample of whole texts, so that no character is cut. */
  private byte[] sample() {
    int end = Math.min(SAMPLE, bytes.length);
    while (end < bytes.length && bytes[end - 1] != 0) {
      end++;
    }
    return Arrays.copyOf(bytes, end);
  }

  /** Returns the text that starts at an index. */
  String text(int start) {
    int end = start;
    while (bytes[end] != 0) {
      end++;
    }
    String text = new String(bytes, start, end - start, charset);
    malformed |= text.indexOf(UNKNOWN) >= 0;
    return text;
  }

  /** Returns the remark on the character set, after decoding. */
  Optional<LocalizedText> remark() {
    if (malformed) {
      return Optional.of(RecordMessages.of("charset.malformed", charset));
    }
    return guessed ? Optional.of(RecordMessages.of("charset.none", charset)) : Optional.empty();
  }
}
