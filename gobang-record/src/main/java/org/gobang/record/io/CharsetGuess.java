package org.gobang.record.io;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Detects the character set of text: UTF-8 for valid UTF-8, otherwise the well-formed character set
 * with the most common characters.
 */
public final class CharsetGuess {

  /** The number of characters to examine. */
  private static final int SAMPLE = 20_000;

  private static final int TRAIL = 0xff;

  /**
   * Chinese, Japanese and Cyrillic character sets. In other languages, letters beyond ASCII are
   * rare.
   */
  private static final List<Candidate> CANDIDATES =
      List.of(
          // The common half of the characters, and punctuation.
          new Candidate(
              "GB18030",
              code -> (is(code, 0xb0, 0xd7) && (code & TRAIL) > 0xa0) || is(code, 0xa1, 0xa3)),
          new Candidate("Big5", code -> is(code, 0xa4, 0xc6) || is(code, 0xa1, 0xa1)),
          // Kana, the common half of the kanji, and punctuation, without half-width kana.
          new Candidate("windows-31j", code -> is(code, 0x81, 0x83) || is(code, 0x88, 0x97)),
          // Lower-case letters.
          new Candidate("windows-1251", code -> is(code, 0xe0, 0xff) || is(code, 0xb8, 0xb8)));

  private CharsetGuess() {}

  /** A character set and its common codes, starting from the first byte. */
  private record Candidate(String name, IntPredicate usual) {

    /**
     * Returns the share of common characters among those beyond ASCII; empty if the bytes are
     * malformed.
     */
    Optional<Double> share(byte[] bytes) {
      if (!Charset.isSupported(name)) {
        return Optional.empty();
      }
      Charset charset = Charset.forName(name);
      return decoded(charset, bytes)
          .map(
              text ->
                  text.codePoints()
                      .filter(c -> c >= 0x80)
                      .limit(SAMPLE)
                      .map(c -> usual.test(code(charset, c)) ? 1 : 0)
                      .average()
                      .orElse(0));
    }

    private static int code(Charset charset, int character) {
      byte[] code = Character.toString(character).getBytes(charset);
      return ((code[0] & 0xff) << 8) | (code.length > 1 ? code[1] & TRAIL : 0);
    }
  }

  private static boolean is(int code, int first, int last) {
    int lead = code >> 8;
    return lead >= first && lead <= last;
  }

  /**
   * Returns the most likely character set.
   *
   * @param bytes text in one character set
   * @return the character set, a superset of ASCII in which the bytes are well-formed
   */
  public static Charset of(byte[] bytes) {
    if (fits(StandardCharsets.UTF_8, bytes)) {
      return StandardCharsets.UTF_8;
    }
    Charset western = Charset.forName("windows-1252");
    Charset single = fits(western, bytes) ? western : StandardCharsets.ISO_8859_1;
    if (!mostlyPairs(bytes)) {
      return single;
    }
    return CANDIDATES.stream()
        .filter(candidate -> candidate.share(bytes).isPresent())
        .max(Comparator.comparingDouble(candidate -> candidate.share(bytes).orElse(0.0)))
        .map(best -> Charset.forName(best.name()))
        .orElse(single);
  }

  /**
   * Returns the character set with a name.
   *
   * @param name the name
   * @return the character set; empty if it is unknown or not a superset of ASCII
   */
  public static Optional<Charset> named(String name) {
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
   * Returns whether most bytes beyond ASCII are adjacent to each other. In Western languages, such
   * bytes are isolated.
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

  /**
   * Returns whether bytes are well-formed in a character set.
   *
   * @param charset the character set
   * @param bytes the bytes
   * @return true if each byte is part of a character
   */
  public static boolean fits(Charset charset, byte[] bytes) {
    return decoded(charset, bytes).isPresent();
  }

  /**
   * Returns the text of bytes that are well-formed in a character set.
   *
   * @param charset the character set
   * @param bytes the bytes
   * @return the text; empty if the bytes are malformed
   */
  public static Optional<String> decoded(Charset charset, byte[] bytes) {
    try {
      return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException malformed) {
      return Optional.empty();
    }
  }
}
