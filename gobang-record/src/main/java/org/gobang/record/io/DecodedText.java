package org.gobang.record.io;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.gobang.api.LocalizedText;
import org.gobang.record.format.RecordMessages;
import org.jspecify.annotations.Nullable;

/**
 * The text of a file, decoded in its specified or most likely character set.
 *
 * @param text the characters, without a byte order mark
 * @param remark a message if the character set was detected, or some bytes are malformed
 */
public record DecodedText(String text, Optional<LocalizedText> remark) {

  /** The first character that takes three bytes in UTF-8. */
  private static final char THREE_BYTES = '\u0800';

  /**
   * Returns the text of a file in a format without a name for the character set: according to the
   * byte order mark, or the user's selection, or the most likely character set.
   *
   * @param bytes the content of the file
   * @param chosen the character set selected by the user
   * @return the text
   */
  public static DecodedText of(byte[] bytes, Optional<Charset> chosen) {
    return marked(bytes)
        .or(() -> chosen.map(charset -> strictly(charset, bytes)))
        .orElseGet(
            () -> {
              Charset guessed = CharsetGuess.of(bytes);
              boolean usual = guessed.equals(StandardCharsets.UTF_8);
              return as(guessed, bytes, usual ? null : RecordMessages.of("charset.none", guessed));
            });
  }

  /**
   * Returns the text of a file in a format that can name the character set.
   *
   * @param bytes the content of the file
   * @param chosen the character set selected by the user
   * @param named the name in the file; if it is missing, unknown or wrong, the character set is
   *     detected, with a remark
   * @return the text
   */
  public static DecodedText of(byte[] bytes, Optional<Charset> chosen, Optional<String> named) {
    Optional<DecodedText> marked =
        marked(bytes).or(() -> chosen.map(charset -> strictly(charset, bytes)));
    Optional<Charset> declared = named.flatMap(CharsetGuess::named);
    if (marked.isPresent()) {
      return marked.get();
    }
    if (declared.isPresent() && fits(bytes, declared.get())) {
      return as(declared.get(), bytes, null);
    }
    Charset guessed = CharsetGuess.of(bytes);
    if (declared.isPresent()) {
      // Any bytes are well-formed in a single-byte character set, so detection is not better than
      // the named one.
      return guessed.newEncoder().maxBytesPerChar() == 1
          ? as(declared.get(), bytes, RecordMessages.of("charset.malformed", declared.get()))
          : as(guessed, bytes, RecordMessages.of("charset.wrong", declared.get(), guessed));
    }
    if (named.isPresent()) {
      return as(
          guessed,
          bytes,
          RecordMessages.of("charset.unknown", QuotedExcerpt.of(named.get()), guessed));
    }
    boolean ascii = CharsetGuess.fits(StandardCharsets.US_ASCII, bytes);
    return as(guessed, bytes, ascii ? null : RecordMessages.of("charset.none", guessed));
  }

  private static DecodedText as(Charset charset, byte[] bytes, @Nullable LocalizedText remark) {
    return new DecodedText(new String(bytes, charset), Optional.ofNullable(remark));
  }

  /** Returns the text after a byte order mark; empty if there is no mark. */
  private static Optional<DecodedText> marked(byte[] bytes) {
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

  private static DecodedText behindMark(Charset charset, byte[] bytes, int length) {
    return strictly(charset, Arrays.copyOfRange(bytes, length, bytes.length));
  }

  /** Returns the text in a known character set, with a remark if the bytes are malformed. */
  private static DecodedText strictly(Charset charset, byte[] bytes) {
    boolean whole = CharsetGuess.fits(charset, bytes);
    return as(charset, bytes, whole ? null : RecordMessages.of("charset.malformed", charset));
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (bytes.length <= i || (bytes[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns whether bytes are plausible in a character set. Chinese in UTF-8 is well-formed in most
   * other character sets, but Chinese in these character sets is hardly ever well-formed UTF-8.
   */
  private static boolean fits(byte[] bytes, Charset charset) {
    if (charset.equals(StandardCharsets.UTF_8)) {
      return CharsetGuess.fits(charset, bytes);
    }
    boolean unicode =
        CharsetGuess.decoded(StandardCharsets.UTF_8, bytes)
            .filter(text -> text.chars().anyMatch(c -> c >= THREE_BYTES))
            .isPresent();
    return !unicode && CharsetGuess.fits(charset, bytes);
  }
}
