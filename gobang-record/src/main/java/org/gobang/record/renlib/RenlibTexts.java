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
 * The texts of a file. They do not name their character set, which only shows once many of them are
 * known: so they are kept as bytes, and decoded when the tree is built.
 */
final class RenlibTexts {

  /** The texts of the largest libraries have a few megabytes. */
  static final int MAX_BYTES = 64 << 20;

  /** So many bytes are enough to guess a character set. */
  private static final int SAMPLE = 1 << 20;

  private static final char UNKNOWN = '\uFFFD';

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private byte[] bytes = {};
  private Charset charset = StandardCharsets.UTF_8;
  private boolean guessed;
  private boolean malformed;

  /** Where the next text begins. */
  int next() {
    return written.size();
  }

  /** Adds a byte to the text that is being read; a zero ends it. */
  void add(int each) {
    written.write(each);
  }

  /** All texts are read: from now on they can be decoded. */
  void decodeAs(Optional<Charset> chosen) {
    bytes = written.toByteArray();
    written.reset();
    charset = chosen.orElseGet(() -> CharsetGuess.of(sample()));
    guessed = chosen.isEmpty() && !charset.equals(StandardCharsets.UTF_8);
  }

  /** Whole texts, so that none ends within a character. */
  private byte[] sample() {
    int end = Math.min(SAMPLE, bytes.length);
    while (end < bytes.length && bytes[end - 1] != 0) {
      end++;
    }
    return Arrays.copyOf(bytes, end);
  }

  /** The text that begins at an index. */
  String text(int start) {
    int end = start;
    while (bytes[end] != 0) {
      end++;
    }
    String text = new String(bytes, start, end - start, charset);
    malformed |= text.indexOf(UNKNOWN) >= 0;
    return text;
  }

  /** What is to be said of the character set, after the texts were decoded. */
  Optional<LocalizedText> remark() {
    if (malformed) {
      return Optional.of(RecordMessages.of("charset.malformed", charset));
    }
    return guessed ? Optional.of(RecordMessages.of("charset.none", charset)) : Optional.empty();
  }
}
