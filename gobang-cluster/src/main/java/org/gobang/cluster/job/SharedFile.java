package org.gobang.cluster.job;

import java.util.regex.Pattern;

/**
 * A file sent by a coordinator to workers that do not have it.
 *
 * @param name the path in the folder of a run, with {@code /} between folders
 * @param sha256 its digest, 64 lower-case hexadecimal digits
 * @param size the size in bytes, at most {@value #LARGEST}
 */
public record SharedFile(String name, String sha256, long size) {

  /** The maximum size of a file in bytes. */
  public static final long LARGEST = 256L << 20;

  private static final Pattern NAME = Pattern.compile("[^/\\\\:]+(/[^/\\\\:]+)*");
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

  /**
   * Creates a description of a file. The name must denote a file directly in the folder.
   *
   * @throws IllegalArgumentException if one is not valid
   */
  public SharedFile {
    if (!NAME.matcher(name).matches() || ("/" + name + "/").contains("/../")) {
      throw new IllegalArgumentException("not the name of a shared file: " + name);
    }
    if (!DIGEST.matcher(sha256).matches() || size < 0 || size > LARGEST) {
      throw new IllegalArgumentException("shared files are of at most " + LARGEST + " bytes");
    }
  }
}
