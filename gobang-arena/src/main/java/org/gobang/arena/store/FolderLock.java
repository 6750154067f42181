package org.gobang.arena.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.gobang.api.RefusedException;
import org.gobang.record.file.FileErrors;
import org.gobang.record.file.RegularFile;

/**
 * Keeps other programs from a folder, by a lock on a file that nothing else is done with: on Unix
 * whoever closes a file lets go of all locks on it (POSIX, {@code fcntl}), however often it is
 * open, and elsewhere nobody can read what is locked. The lock ends with the program.
 */
final class FolderLock implements AutoCloseable {

  private final FileChannel channel;

  private FolderLock(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Takes the lock.
   *
   * @throws RefusedException if somebody has it, in this program or another
   */
  static FolderLock take(Path folder) throws IOException {
    Path file = folder.resolve(".lock");
    RegularFile.checkWritable(file);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean locked = false;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException byThisProgram) {
      // Somebody has it.
    } finally {
      if (!locked) {
        channel.close();
      }
    }
    if (!locked) {
      throw new RefusedException(folder + ": another program is at work there");
    }
    return new FolderLock(channel);
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new RefusedException("the lock cannot be let go: " + FileErrors.reason(e), e);
    }
  }
}
