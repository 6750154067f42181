package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.gobang.record.file.LockFile;

/**
 * The lock on a game being played. The lock file is next to the file of the game, which is replaced
 * with each move.
 */
public final class GameLock implements AutoCloseable {

  private static final String LOCK = ".lock";

  private final Path game;
  private final LockFile lock;

  private GameLock(Path game, LockFile lock) {
    this.game = game;
    this.lock = lock;
  }

  /**
   * Locks a game.
   *
   * @param game its file
   * @return the lock; empty if the game is being played, in this process or another one
   * @throws IOException if the lock file cannot be written
   */
  public static Optional<GameLock> of(Path game) throws IOException {
    Path file = game.resolveSibling("." + game.getFileName() + LOCK);
    return LockFile.tryLock(file).map(lock -> new GameLock(game, lock));
  }

  /** Returns whether a file is the lock of a missing game. */
  static boolean isOfNoGame(Path file) {
    String name = file.getFileName().toString();
    return name.startsWith(".")
        && name.endsWith(".sgf" + LOCK)
        && Files.notExists(file.resolveSibling(name.substring(1, name.length() - LOCK.length())));
  }

  /** Releases the lock. The lock file exists as long as the game. */
  @Override
  public void close() throws IOException {
    if (Files.notExists(game)) {
      lock.closeAndDelete();
    } else {
      lock.close();
    }
  }
}
