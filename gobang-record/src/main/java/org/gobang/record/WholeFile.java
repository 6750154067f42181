package org.gobang.record;

import java.io.BufferedWriter;
import java.io.IOException;
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

/** Writes a file whole or not at all: beside its place, and then moved into it. */
public final class WholeFile {

  private static final Logger LOG = LoggerFactory.getLogger(WholeFile.class);

  private WholeFile() {}

  /**
   * Writes a text, in place of what the file had. It outlives the program when this returns; a
   * machine that loses power just then has the text before or this one.
   *
   * @param file the file; where it is a link, what the link points to. Its folder must be there
   * @param text the text, which is written in UTF-8
   * @throws IOException if it cannot be written; the file is then as it was
   */
  public static void write(Path file, String text) throws IOException {
    write(file, writer -> writer.write(text));
  }

  /**
   * Tells whether a file is one that was being written here, beside its place, when the program was
   * killed, or is being written now.
   *
   * @param file any file
   * @return whether its name is of that kind
   */
  public static boolean isUnfinished(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    if (!name.startsWith(".") || dot < 2) {
      return false;
    }
    try {
      String last = name.substring(dot + 1);
      return UUID.fromString(last).toString().equals(last);
    } catch (IllegalArgumentException another) {
      return false;
    }
  }

  /** Text that is written a piece at a time, as it may be longer than the memory holds. */
  @FunctionalInterface
  public interface Text {

    /**
     * Writes the text.
     *
     * @param writer where it goes; not to be closed
     * @throws IOException if it cannot be written
     */
    void writeTo(Writer writer) throws IOException;
  }

  /**
   * Writes a long text, in place of what the file had, as {@link #write(Path, String)} does.
   *
   * @param file the file
   * @param text what to write, in UTF-8
   * @throws IOException if it cannot be written; the file is then as it was
   */
  public static void write(Path file, Text text) throws IOException {
    write(file, text, new FileAttribute<?>[0]);
  }

  /**
   * Writes a text that only the user may read, where the file system has permissions (POSIX).
   *
   * @param file the file, as {@link #write(Path, String)} takes it
   * @param text the text, which is written in UTF-8
   * @throws IOException if it cannot be written; the file is then as it was
   */
  public static void writePrivate(Path file, String text) throws IOException {
    boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] owner =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    write(file, writer -> writer.write(text), owner);
  }

  private static void write(Path file, Text text, FileAttribute<?>[] attributes)
      throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.isDirectory(target)) {
      throw new IOException("it is a folder");
    }
    // Not a temporary file in the system's sense: those are for their owner's eyes alone.
    Path beside = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID());
    try {
      try (FileChannel channel =
          FileChannel.open(
              beside,
              Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
              attributes)) {
        Writer writer =
            new BufferedWriter(
                new OutputStreamWriter(Channels.newOutputStream(channel), StandardCharsets.UTF_8));
        text.writeTo(writer);
        writer.flush();
        // Else a machine that loses power may have moved a file that is not written yet.
        channel.force(true);
      }
      // To replace it without this, Java deletes it first, and might be killed right after that.
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside);
    }
    sync(target.resolveSibling(""));
  }

  /** Has the folder's new entry reach the disk as well, where the system lets folders be opened. */
  private static void sync(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notHere) {
      LOG.trace("The folder {} cannot be synced", folder, notHere);
    }
  }
}
