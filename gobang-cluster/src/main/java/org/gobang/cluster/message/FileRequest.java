package org.gobang.cluster.message;

/**
 * A request for a part of a file. The answer contains its bytes, at most {@value #PIECE}.
 *
 * @param sha256 the digest of the file
 * @param offset the start of the part in bytes
 */
public record FileRequest(String sha256, long offset) {

  /** The maximum size of a part in bytes. */
  public static final int PIECE = 1 << 20;

  /** Creates a request. */
  public FileRequest {
    if (offset < 0) {
      throw new IllegalArgumentException("a file has no bytes before its first");
    }
  }
}
