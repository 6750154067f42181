package org.gobang.game.record;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Optional;

/**
 * The text of a file.
 *
 * @param text the characters, without a byte order mark
 * @param doubt what is doubtful about them: a sentence for people
 */
record Decoded(String text, Optional<String> doubt) {

  /**
   * Reads characters: by the byte order mark, or else by the name of a character set, or else as
   * UTF-8 where the bytes can be, and as ISO-8859-1 where not, which SGF has for texts that say
   * nothing.
   *
   * @param named the name of the character set in the file, if it has one
   */
  static Decoded of(byte[] bytes, Optional<String> named) {
    if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
      return as(StandardCharsets.UTF_8, bytes, 3);
    }
    if (startsWith(bytes, 0xfe, 0xff)) {
      return as(StandardCharsets.UTF_16BE, bytes, 2);
    }
    if (startsWith(bytes, 0xff, 0xfe)) {
      return as(StandardCharsets.UTF_16LE, bytes, 2);
    }
    Optional<Charset> charset = named.flatMap(Decoded::charset);
    if (charset.isPresent()) {
      return as(charset.get(), bytes, 0);
    }
    String wrong =
        named.map(name -> Quote.of(name) + " is no character set known here: ").orElse("");
    Optional<String> unicode = strictly(StandardCharsets.UTF_8, bytes, 0);
    if (unicode.isPresent()) {
      return new Decoded(
          unicode.get(),
          wrong.isEmpty() ? Optional.empty() : Optional.of(wrong + "the text is read as UTF-8."));
    }
    return new Decoded(
        new String(bytes, StandardCharsets.ISO_8859_1),
        Optional.of(
            (wrong.isEmpty() ? "The file names no character set: " : wrong)
                + "the text is read as ISO-8859-1."));
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

  private static Decoded as(Charset charset, byte[] bytes, int from) {
    return strictly(charset, bytes, from)
        .map(text -> new Decoded(text, Optional.empty()))
        .orElseGet(
            () ->
                new Decoded(
                    new String(bytes, from, bytes.length - from, charset),
                    Optional.of(
                        "Some of the text is not " + charset.name() + ": � stands in its place.")));
  }

  private static Optional<String> strictly(Charset charset, byte[] bytes, int from) {
    try {
      ByteBuffer rest = ByteBuffer.wrap(bytes, from, bytes.length - from);
      return Optional.of(charset.newDecoder().decode(rest).toString());
    } catch (CharacterCodingException malformed) {
      return Optional.empty();
    }
  }
}
