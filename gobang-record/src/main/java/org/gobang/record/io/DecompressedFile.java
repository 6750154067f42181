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
 * @param in the content, with support for mark and reset at the beginning
 * @param name the name of the file in the archive; empty without an archive
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
   * Returns the content, decompressed if the file is compressed.
   *
   * @param in the content of the file, with support for mark and reset
   * @return the decompressed file
   * @throws IOException if the stream fails
   * @throws RefusedException if the file is a damaged archive
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

  /**
   * Moves to the next file in the archive and returns its name. Files added by some systems are
   * skipped.
   */
  private static Optional<String> next(ZipInputStream zip) throws IOException {
    ZipEntry entry = zip.getNextEntry();
    while (entry != null && (entry.isDirectory() || entry.getName().startsWith("__MACOSX/"))) {
      entry = zip.getNextEntry();
    }
    return Optional.ofNullable(entry).map(ZipEntry::getName);
  }

  /** A stream of the single file in an archive, with a size limit. */
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
