package org.gobang.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The text of a file.
 *
 * @param text the characters, without a byte order mark
 * @param doubt what is doubtful about them: a sentence for people
 */
record Decoded(String text, Optional<Sentence> doubt) {

  private static final Charset CHINESE = Charset.forName("GB18030");

  /** From here on a character takes three bytes in UTF-8. */
  private static final char THREE_BYTES = '\u0800';

  /**
   * Reads characters of a format that names no character set: by the byte order mark, as UTF-8, as
   * GB18030, or else as ISO-8859-1, the first in which the bytes are a text.
   */
  static Decoded of(byte[] bytes) {
    return marked(bytes)
        .orElseGet(
            () -> {
              Charset guessed = guess(bytes);
              boolean usual = guessed.equals(StandardCharsets.UTF_8);
              return as(guessed, bytes, usual ? null : Sentence.of("charset.none", guessed));
            });
  }

  /**
   * Reads characters of a format that names the character set.
   *
   * @param named what the file names; where that is missing, unknown or not what the bytes are in,
   *     the character set is guessed, and that is said
   */
  static Decoded of(byte[] bytes, Optional<String> named) {
    Optional<Decoded> marked = marked(bytes);
    Optional<Charset> told = named.flatMap(Decoded::charset);
    if (marked.isPresent()) {
      return marked.get();
    }
    if (told.isPresent() && fits(bytes, told.get())) {
      return as(told.get(), bytes, null);
    }
    Charset guessed = guess(bytes);
    if (told.isPresent()) {
      // Any bytes are a text in ISO-8859-1, so it is no better guess than what the file names.
      return guessed.equals(StandardCharsets.ISO_8859_1)
          ? as(told.get(), bytes, Sentence.of("charset.malformed", told.get()))
          : as(guessed, bytes, Sentence.of("charset.wrong", told.get(), guessed));
    }
    if (named.isPresent()) {
      return as(guessed, bytes, Sentence.of("charset.unknown", Quote.of(named.get()), guessed));
    }
    boolean ascii = strictly(StandardCharsets.US_ASCII, bytes).isPresent();
    return as(guessed, bytes, ascii ? null : Sentence.of("charset.none", guessed));
  }

  private static Decoded as(Charset charset, byte[] bytes, @Nullable Sentence doubt) {
    return new Decoded(new String(bytes, charset), Optional.ofNullable(doubt));
  }

  /** The text behind a byte order mark, if there is one. */
  private static Optional<Decoded> marked(byte[] bytes) {
    if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
      return Optional.of(behindMark(StandardCharsets.UTF_8, bytes, 3));
    }
    if (startsWith(bytes, 0xfe, 0xff)) {
      return Optional.of(behindMark(StandardCharsets.UTF_16BE, bytes, 2));
    }
    return startsWith(bytes, 0xff, 0xfe)
        ? Optional.of(behindMark(StandardCharsets.UTF_16LE, bytes, 2))
        : Optional.empty();
  }

  private static Decoded behindMark(Charset charset, byte[] bytes, int length) {
    byte[] rest = Arrays.copyOfRange(bytes, length, bytes.length);
    boolean whole = strictly(charset, rest).isPresent();
    return as(charset, rest, whole ? null : Sentence.of("charset.malformed", charset));
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (bytes.length <= i || (bytes[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  /** A character set by its name, if it has the ASCII characters where ASCII has them. */
  private static Optional<Charset> charset(String name) {
    String ascii = "(;CA[])\\:0aZ";
    try {
      Charset charset = Charset.forName(name);
      boolean fits =
          charset.canEncode()
              && Arrays.equals(ascii.getBytes(charset), ascii.getBytes(StandardCharsets.US_ASCII));
      return fits ? Optional.of(charset) : Optional.empty();
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      return Optional.empty();
    }
  }

  /**
   * Whether bytes are a text in a character set. Chinese in UTF-8 decodes in most others as well,
   * to a text without meaning; Chinese in others hardly ever decodes as UTF-8.
   */
  private static boolean fits(byte[] bytes, Charset charset) {
    if (charset.equals(StandardCharsets.UTF_8)) {
      return strictly(charset, bytes).isPresent();
    }
    boolean unicode =
        strictly(StandardCharsets.UTF_8, bytes)
            .filter(text -> text.chars().anyMatch(c -> c >= THREE_BYTES))
            .isPresent();
    return !unicode && strictly(charset, bytes).isPresent();
  }

  private static Charset guess(byte[] bytes) {
    if (strictly(StandardCharsets.UTF_8, bytes).isPresent()) {
      return StandardCharsets.UTF_8;
    }
    boolean chinese = mostlyPairs(bytes) && strictly(CHINESE, bytes).isPresent();
    return chinese ? CHINESE : StandardCharsets.ISO_8859_1;
  }

  /**
   * Whether most bytes beyond ASCII come in pairs, as they do in Chinese; in European languages
   * they stand alone.
   */
  private static boolean mostlyPairs(byte[] bytes) {
    int pairs = 0;
    int alone = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] < 0) {
        boolean pair = i + 1 < bytes.length && bytes[i + 1] < 0;
        pairs += pair ? 1 : 0;
        alone += pair ? 0 : 1;
        i++;
      }
    }
    return pairs > alone;
  }

  private static Optional<String> strictly(Charset charset, byte[] bytes) {
    try {
      return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException malformed) {
      return Optional.empty();
    }
  }
}
