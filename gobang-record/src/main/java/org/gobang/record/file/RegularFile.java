package org.gobang.record.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads small files of the application. Anything else – a pipe, a device, a folder, a circular
 * link, a file that does not fit into memory – fails immediately instead of blocking.
 */
public final class RegularFile {

  private static final int MAX_BYTES = 16 << 20;

  private RegularFile() {}

  /**
   * Reads a file.
   *
   * @param file the file, or a link to it
   * @return the bytes
   * @throws NoSuchFileException if the path does not exist, not even as a link
   * @throws IOException if the path is not a regular file, or the file has more than 16 MB or
   *     cannot be read
   */
  public static byte[] readBytes(Path file) throws IOException {
    checkRegular(file);
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new IOException("it has more than " + (MAX_BYTES >> 20) + " MB");
      }
      return bytes;
    }
  }

  /**
   * Reads a text in UTF-8.
   *
   * @param file the file, or a link to it
   * @return the text
   * @throws java.nio.charset.CharacterCodingException if the file is not valid UTF-8
   * @throws NoSuchFileException if the path does not exist, not even as a link
   * @throws IOException like {@link #readBytes}
   */
  public static String readText(Path file) throws IOException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(readBytes(file))).toString();
  }

  /**
   * Checks that opening a file for writing will not block.
   *
   * @param file the file, which may not exist
   * @throws IOException if the path is not a regular file
   */
  public static void checkWritable(Path file) throws IOException {
    if (!Files.notExists(file)) {
      checkRegular(file);
    }
  }

  /**
   * Checks that opening a file will not block, as opening a pipe does.
   *
   * @param file the file
   * @throws NoSuchFileException if the path does not exist, not even as a link
   * @throws IOException if the path is not a regular file
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
