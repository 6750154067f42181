package org.gobang.record.file;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Replaces a file in one step: the content is written to a temporary file in the same folder, which
 * then replaces the file. May be called from any thread.
 */
public final class AtomicFile {

  private static final Logger LOG = LoggerFactory.getLogger(AtomicFile.class);

  private AtomicFile() {}

  /**
   * Replaces the content of a file with a text. The text is on the disk when this method returns.
   * After a power failure, the file has either the old or the new content.
   *
   * @param file the file; a symbolic link is followed. Its folder must exist
   * @param text the text, written in UTF-8
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  public static void write(Path file, String text) throws IOException {
    write(file, writer -> writer.write(text));
  }

  /**
   * Returns whether a file is a temporary file of this class, in use or left by a killed program.
   *
   * @param file any file
   * @return true if the name has the form of a temporary file
   */
  public static boolean isTemporary(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    if (!name.startsWith(".") || dot < 2) {
      return false;
    }
    try {
      String last = name.substring(dot + 1);
      return UUID.fromString(last).toString().equals(last);
    } catch (IllegalArgumentException otherName) {
      return false;
    }
  }

  /** A text written in pieces, because it may not fit into memory. */
  @FunctionalInterface
  public interface Content {

    /**
     * Writes the text.
     *
     * @param writer the destination; must not be closed
     * @throws IOException if the file cannot be written
     */
    void writeTo(Writer writer) throws IOException;
  }

  /**
   * Writes bytes like {@link #write(Path, String)}.
   *
   * @param file the file
   * @param content the bytes
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  public static void write(Path file, byte[] content) throws IOException {
    writeBytes(file, out -> out.write(content));
  }

  /**
   * Writes a long text like {@link #write(Path, String)}.
   *
   * @param file the file
   * @param content the text, written in UTF-8
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  public static void write(Path file, Content content) throws IOException {
    writeBytes(file, text(content));
  }

  /**
   * Writes a text that only the user can read, if the file system has POSIX permissions.
   *
   * @param file the file, as in {@link #write(Path, String)}
   * @param text the text, written in UTF-8
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  public static void writePrivate(Path file, String text) throws IOException {
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] owner =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    writeBytes(file, text(writer -> writer.write(text)), owner);
  }

  /** Bytes written in pieces, because they may not fit into memory. */
  @FunctionalInterface
  public interface Bytes {

    /**
     * Writes the bytes.
     *
     * @param out the destination, which is not buffered; must not be closed
     * @throws IOException if the file cannot be written
     */
    void writeTo(OutputStream out) throws IOException;
  }

  private static Bytes text(Content content) {
    return out -> {
      Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
      content.writeTo(writer);
      writer.flush();
    };
  }

  /**
   * Checks that a file can be written, before the work for its content starts.
   *
   * @param file the file, as in {@link #write(Path, String)}; it is not changed
   * @throws IOException if the file cannot be written
   */
  public static void check(Path file) throws IOException {
    Path temporary = temporary(target(file));
    Files.createFile(temporary);
    Files.delete(temporary);
  }

  private static Path target(Path file) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.isDirectory(target)) {
      throw new IOException(FileErrors.FOLDER);
    }
    Path folder = target.getParent();
    if (folder != null && Files.notExists(folder)) {
      throw new NoFolderException(folder);
    }
    return target;
  }

  /**
   * Returns the path of the temporary file. {@code createTempFile} is not used, because only the
   * owner can read its files.
   */
  private static Path temporary(Path target) {
    return target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
  }

  /**
   * Writes many bytes like {@link #write(Path, String)}.
   *
   * @param file the file
   * @param content the bytes
   * @param attributes the attributes of the new file
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  public static void writeBytes(Path file, Bytes content, FileAttribute<?>... attributes)
      throws IOException {
    Path target = target(file);
    Path temporary = temporary(target);
    try {
      try (FileChannel channel =
          FileChannel.open(
              temporary,
              Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
              attributes)) {
        content.writeTo(Channels.newOutputStream(channel));
        // Otherwise the move may reach the disk before the content does.
        channel.force(true);
      }
      // Without this option, Java may delete the old file first, and could be killed before the
      // move.
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(temporary);
    }
    sync(target.resolveSibling(""));
  }

  /** Writes the folder's new entry to the disk, on systems where folders can be opened. */
  private static void sync(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException unsupported) {
      LOG.trace("Could not sync folder {}", folder, unsupported);
    }
  }
}
