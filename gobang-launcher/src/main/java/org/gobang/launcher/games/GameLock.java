package org.gobang.launcher.games;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Says that a game is being played: the system lets go of it when the program ends, however that
 * happens. It lies beside the game's file, which is replaced with each move.
 */
final class GameLock implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;

  private GameLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks a game.
   *
   * @param game its file
   * @return the lock, or nothing if somebody plays it, in this program or another copy
   * @throws IOException if nothing can be written there
   */
  static Optional<GameLock> of(Path game) throws IOException {
    Path file = game.resolveSibling("." + game.getFileName() + ".lock");
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean locked = false;
    try {
      FileLock lock = channel.tryLock();
      locked = lock != null;
      return locked ? Optional.of(new GameLock(file, channel)) : Optional.empty();
    } catch (OverlappingFileLockException ours) {
      return Optional.empty();
    } finally {
      if (!locked) {
        channel.close();
      }
    }
  }

  /** Lets go of the game. */
  @Override
  public void close() throws IOException {
    // In this order, so that nobody can lock the file that is about to go.
    Files.deleteIfExists(file);
    channel.close();
  }
}
