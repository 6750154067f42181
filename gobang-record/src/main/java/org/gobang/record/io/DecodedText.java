package org.gobang.record.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Optional;
import org.gobang.record.format.LocalizedMessage;
import org.jspecify.annotations.Nullable;

/**
 * The text of a file, decoded in the character set that it names or that it most likely has.
 *
 * @param text the characters, without a byte order mark
 * @param remark a message if the character set had to be guessed, or some bytes are malformed
 */
public record DecodedText(String text, Optional<LocalizedMessage> remark) {

  private static final Charset CHINESE = Charset.forName("GB18030");

  /** From here on a character takes three bytes in UTF-8. */
  private static final char THREE_BYTES = '\u0800';

  /**
   * Decodes a format that cannot name a character set: by the byte order mark, or else in the first
   * of UTF-8, GB18030 and ISO-8859-1 in which the bytes are well-formed.
   *
   * @param bytes the content of the file
   * @return its text
   */
  public static DecodedText of(byte[] bytes) {
    return marked(bytes)
        .orElseGet(
            () -> {
              Charset guessed = guess(bytes);
              boolean usual = guessed.equals(StandardCharsets.UTF_8);
              return as(
                  guessed, bytes, usual ? null : LocalizedMessage.of("charset.none", guessed));
            });
  }

  /**
   * Decodes a format that can name its character set.
   *
   * @param bytes the content of the file
   * @param named the name in the file; where it is missing, unknown or wrong, the character set is
   *     guessed, with a remark
   * @return its text
   */
  public static DecodedText of(byte[] bytes, Optional<String> named) {
    Optional<DecodedText> marked = marked(bytes);
    Optional<Charset> declared = named.flatMap(DecodedText::charset);
    if (marked.isPresent()) {
      return marked.get();
    }
    if (declared.isPresent() && fits(bytes, declared.get())) {
      return as(declared.get(), bytes, null);
    }
    Charset guessed = guess(bytes);
    if (declared.isPresent()) {
      // Any bytes are well-formed in ISO-8859-1, so it is no better guess than the named one.
      return guessed.equals(StandardCharsets.ISO_8859_1)
          ? as(declared.get(), bytes, LocalizedMessage.of("charset.malformed", declared.get()))
          : as(guessed, bytes, LocalizedMessage.of("charset.wrong", declared.get(), guessed));
    }
    if (named.isPresent()) {
      return as(
          guessed, bytes, LocalizedMessage.of("charset.unknown", Excerpt.of(named.get()), guessed));
    }
    boolean ascii = decodeStrictly(StandardCharsets.US_ASCII, bytes).isPresent();
    return as(guessed, bytes, ascii ? null : LocalizedMessage.of("charset.none", guessed));
  }

  private static DecodedText as(Charset charset, byte[] bytes, @Nullable LocalizedMessage remark) {
    return new DecodedText(new String(bytes, charset), Optional.ofNullable(remark));
  }

  /** The text behind a byte order mark, if there is one. */
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
    byte[] rest = Arrays.copyOfRange(bytes, length, bytes.length);
    boolean whole = decodeStrictly(charset, rest).isPresent();
    return as(charset, rest, whole ? null : LocalizedMessage.of("charset.malformed", charset));
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    for (int i = 0; i < mark.length; i++) {
      if (bytes.length <= i || (bytes[i] & 0xff) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  /** A character set by its name, if it is a superset of ASCII. */
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
   * Whether bytes are plausible in a character set. Chinese in UTF-8 is well-formed in most others
   * as well, as gibberish; Chinese in others is hardly ever well-formed UTF-8.
   */
  private static boolean fits(byte[] bytes, Charset charset) {
    if (charset.equals(StandardCharsets.UTF_8)) {
      return decodeStrictly(charset, bytes).isPresent();
    }
    boolean unicode =
        decodeStrictly(StandardCharsets.UTF_8, bytes)
            .filter(text -> text.chars().anyMatch(c -> c >= THREE_BYTES))
            .isPresent();
    return !unicode && decodeStrictly(charset, bytes).isPresent();
  }

  private static Charset guess(byte[] bytes) {
    if (decodeStrictly(StandardCharsets.UTF_8, bytes).isPresent()) {
      return StandardCharsets.UTF_8;
    }
    boolean chinese = mostlyPairs(bytes) && decodeStrictly(CHINESE, bytes).isPresent();
    return chinese ? CHINESE : StandardCharsets.ISO_8859_1;
  }

  /**
   * Whether most bytes beyond ASCII come in pairs, as in Chinese; in European languages they are
   * single.
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

  private static Optional<String> decodeStrictly(Charset charset, byte[] bytes) {
    try {
      return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException malformed) {
      return Optional.empty();
    }
  }
}
