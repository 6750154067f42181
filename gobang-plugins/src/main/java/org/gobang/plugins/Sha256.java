package org.gobang.plugins;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import org.gobang.plugins.PluginScanner.Candidate;

/** Computes SHA-256 digests of files. */
public final class Sha256 {

  private static final int BUFFER = 1 << 16;

  private Sha256() {}

  /**
   * Returns the digest of a file.
   *
   * @param file the file
   * @return 64 lower-case hexadecimal digits
   * @throws IOException if it cannot be read
   */
  public static String of(Path file) throws IOException {
    MessageDigest digest = digest();
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /**
   * Returns the digests of the jars of a plugin by file name.
   *
   * @throws PluginRefusedException if one cannot be read
   */
  static SortedMap<String, String> of(Candidate plugin) throws PluginRefusedException {
    SortedMap<String, String> digests = new TreeMap<>();
    for (Path jar : plugin.jars()) {
      try {
        digests.put(String.valueOf(jar.getFileName()), of(jar));
      } catch (IOException e) {
        throw new PluginRefusedException(e, "unreadable.file");
      }
    }
    return digests;
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
