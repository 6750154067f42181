package org.gobang.workbench.games;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.gobang.record.file.RegularFile;

/**
 * Says that a game is being played: the system lets go of it when the program ends, however that
 * happens. It lies beside the game's file, which is replaced with each move.
 */
public final class GameLock implements AutoCloseable {

  /**
   * The locks that this program holds. It never opens such a file a second time: on Unix, to close
   * that would let go of the lock that the first has (POSIX, {@code fcntl}).
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private static final String LOCK = ".lock";

  private final Path game;
  private final Path file;
  private final FileChannel channel;

  private GameLock(Path game, Path file, FileChannel channel) {
    this.game = game;
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
  public static Optional<GameLock> of(Path game) throws IOException {
    Path file = game.resolveSibling("." + game.getFileName() + LOCK).toAbsolutePath();
    if (!HELD.add(file)) {
      return Optional.empty();
    }
    Optional<GameLock> locked = Optional.empty();
    try {
      locked = open(game, file);
      return locked;
    } finally {
      if (locked.isEmpty()) {
        HELD.remove(file);
      }
    }
  }

  /** Whether a file is the lock of a game that is not there. */
  static boolean isOfNoGame(Path file) {
    String name = file.getFileName().toString();
    return name.startsWith(".")
        && name.endsWith(".sgf" + LOCK)
        && Files.notExists(file.resolveSibling(name.substring(1, name.length() - LOCK.length())));
  }

  private static Optional<GameLock> open(Path game, Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      RegularFile.checkRegular(file);
    }
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean locked = false;
    try {
      locked = channel.tryLock() != null;
      return locked ? Optional.of(new GameLock(game, file, channel)) : Optional.empty();
    } finally {
      if (!locked) {
        channel.close();
      }
    }
  }

  /** Lets go of the game. Its lock stays as long as it does, as another copy may be opening it. */
  @Override
  public void close() throws IOException {
    try (channel) {
      if (Files.notExists(game)) {
        Files.deleteIfExists(file);
      }
    } finally {
      HELD.remove(file);
    }
  }
}
