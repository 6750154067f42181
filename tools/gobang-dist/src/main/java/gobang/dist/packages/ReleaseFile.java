package gobang.dist.packages;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;

/**
 * One file of a release.
 *
 * @param name the file name
 * @param bytes the size
 * @param sha256 the SHA-256 in 64 lower-case hexadecimal digits
 */
record ReleaseFile(String name, long bytes, String sha256) {

  /** Returns the description of a file after reading it. */
  static ReleaseFile of(Path file) throws IOException {
    MessageDigest digest = digest();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      long bytes = in.transferTo(OutputStream.nullOutputStream());
      return new ReleaseFile(
          String.valueOf(file.getFileName()), bytes, HexFormat.of().formatHex(digest.digest()));
    }
  }

  /** Returns the entry in {@code release.json}. */
  String json() {
    return String.format(
        Locale.ROOT,
        "    {\"name\": \"%s\", \"bytes\": %d, \"sha256\": \"%s\"}",
        name,
        bytes,
        sha256);
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has it", e);
    }
  }
}
