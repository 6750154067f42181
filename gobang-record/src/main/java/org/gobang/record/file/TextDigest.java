package org.gobang.record.file;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Digests for the identification of content. */
public final class TextDigest {

  private static final int BYTES = 8;

  private TextDigest() {}

  /** Returns a new SHA-256 digest. */
  public static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Returns 16 hexadecimal digits for the identification of a text. */
  public static String of(String text) {
    return of(text, BYTES);
  }

  /**
   * Returns a prefix of the SHA-256 digest of a text.
   *
   * @param bytes the length of the prefix in bytes, from 1 to 32
   * @return two hexadecimal digits for each byte
   */
  public static String of(String text, int bytes) {
    byte[] digest = sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest, 0, bytes);
  }
}
