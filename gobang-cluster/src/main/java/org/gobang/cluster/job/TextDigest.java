package org.gobang.cluster.job;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short digests of texts, for ids of runs, jobs and builds. */
public final class TextDigest {

  private static final int BYTES = 8;

  private TextDigest() {}

  /**
   * The digest of a text.
   *
   * @param text the text
   * @return 16 lower-case hexadecimal digits, the beginning of its SHA-256
   */
  public static String of(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
