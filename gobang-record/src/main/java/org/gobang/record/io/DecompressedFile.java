package org.gobang.record.io;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.gobang.api.RefusedException;
import org.gobang.record.format.RecordMessages;

/**
 * A file after decompression of gzip or of a zip archive with a single file. Other files are
 * unchanged. The beginning of the file determines the compression.
 *
 * @param in its content, which can be marked at its beginning
 * @param name its name in the archive; empty if it was in none
 */
public record DecompressedFile(InputStream in, Optional<String> name) {

  /**
   * The size limit, because a small file can expand to any number of zeros. The largest database
   * has 50 MB.
   */
  private static final long MAX_BYTES = 1L << 30;

  private static final int GZIP = 0x1f8b;
  private static final int ZIP = ('P' << 8) | 'K';

  /**
   * Finds out whether a file is compressed.
   *
   * @param in its content, which can be marked
   * @return the content as it was before
   * @throws IOException if the stream fails
   * @throws RefusedException if it is a damaged archive
   */
  public static DecompressedFile of(InputStream in) throws IOException {
    in.mark(2);
    int beginning = (in.read() << 8) | in.read();
    in.reset();
    if (beginning != GZIP && beginning != ZIP) {
      return new DecompressedFile(in, Optional.empty());
    }
    try {
      if (beginning == GZIP) {
        return new DecompressedFile(
            new BufferedInputStream(new Packed(new GZIPInputStream(in))), Optional.empty());
      }
      ZipInputStream zip = new ZipInputStream(in);
      Optional<String> name = next(zip);
      if (name.isEmpty()) {
        throw new RefusedException(RecordMessages.of("file.packed.empty"));
      }
      return new DecompressedFile(new BufferedInputStream(new Packed(zip)), name);
    } catch (ZipException | EOFException damaged) {
      throw new RefusedException(RecordMessages.of("file.packed.damaged"));
    }
  }

  /** Moves to the next file, and returns its name. Some systems add files of their own. */
  private static Optional<String> next(ZipInputStream zip) throws IOException {
    ZipEntry entry = zip.getNextEntry();
    while (entry != null && (entry.isDirectory() || entry.getName().startsWith("__MACOSX/"))) {
      entry = zip.getNextEntry();
    }
    return Optional.ofNullable(entry).map(ZipEntry::getName);
  }

  /** Limits the size, and ends with the only file. */
  private static final class Packed extends FilterInputStream {

    private long read;

    Packed(InputStream unpacking) {
      super(unpacking);
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int start, int length) throws IOException {
      try {
        int number = in.read(bytes, start, length);
        read += Math.max(0, number);
        if (read > MAX_BYTES) {
          throw new RefusedException(RecordMessages.of("file.packed", MAX_BYTES >> 20));
        }
        if (number < 0 && in instanceof ZipInputStream zip && next(zip).isPresent()) {
          throw new RefusedException(RecordMessages.of("file.packed.several"));
        }
        return number;
      } catch (ZipException | EOFException damaged) {
        throw new RefusedException(RecordMessages.of("file.packed.damaged"));
      }
    }
  }
}
