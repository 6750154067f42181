package org.gobang.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads the small files that the program keeps. Whatever lies in place of one – a pipe, a device, a
 * folder, a link in a circle, a file that fills the memory – is refused at once.
 */
public final class DataFile {

  private static final int MOST_BYTES = 16 << 20;

  private DataFile() {}

  /**
   * Reads a file.
   *
   * @param file the file, or a link to it
   * @return its bytes
   * @throws NoSuchFileException if nothing is there, not even a link
   * @throws IOException if it is no regular file, has more than 16 MB, or cannot be read
   */
  public static byte[] bytes(Path file) throws IOException {
    checkRegular(file);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new IOException("it has more than " + (MOST_BYTES >> 20) + " MB");
      }
      return bytes;
    }
  }

  /**
   * Reads a text in UTF-8.
   *
   * @param file the file, or a link to it
   * @return its text
   * @throws java.nio.charset.CharacterCodingException if it is no such text
   * @throws NoSuchFileException if nothing is there, not even a link
   * @throws IOException as {@link #bytes} throws it
   */
  public static String text(Path file) throws IOException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(file))).toString();
  }

  /**
   * Checks that opening a file to write will not wait; it need not be there yet.
   *
   * @param file what is about to be opened
   * @throws IOException if something other than a regular file is there
   */
  public static void checkWritable(Path file) throws IOException {
    if (!Files.notExists(file)) {
      checkRegular(file);
    }
  }

  /**
   * Checks that opening a file will not wait, as that of a pipe does.
   *
   * @param file what is about to be opened
   * @throws NoSuchFileException if nothing is there, not even a link
   * @throws IOException if it is no regular file
   */
  public static void checkRegular(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
        throw new NoSuchFileException(file.toString());
      }
      throw new IOException("it is not a regular file");
    }
  }
}
