package org.gobang.record.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/**
 * An exclusive lock across processes, always released by the operating system when the process
 * exits. The lock requires a separate file, because Windows does not allow reading locked files,
 * and replacing a file releases its locks. May be used from any thread.
 */
public final class LockFile implements AutoCloseable {

  /**
   * The files locked by this process. These files are never opened a second time, because on Unix,
   * closing any channel of a file releases all its locks (POSIX, {@code fcntl}).
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  /** The retry interval. Short locks last a few milliseconds. */
  private static final long RETRY_NANOS = 2_000_000;

  private final Path file;
  private final FileChannel channel;

  private LockFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Acquires a lock without waiting.
   *
   * @param file the file to lock, which is created if necessary; its folder must exist
   * @return the lock; empty if it is held by this process or another one
   * @throws IOException if the file cannot be created or locked
   */
  public static Optional<LockFile> tryLock(Path file) throws IOException {
    Path canonical = canonical(file);
    if (!HELD.add(canonical)) {
      return Optional.empty();
    }
    Optional<LockFile> lock = Optional.empty();
    try {
      lock = open(canonical);
      return lock;
    } finally {
      if (lock.isEmpty()) {
        HELD.remove(canonical);
      }
    }
  }

  /**
   * Acquires a lock, waiting for it if necessary.
   *
   * @param file the file to lock, as in {@link #tryLock}
   * @param limit the maximum time to wait
   * @return the lock; empty if it was not released in time or the thread was interrupted, with the
   *     interrupted status preserved
   * @throws IOException if the file cannot be created or locked
   */
  public static Optional<LockFile> lock(Path file, Duration limit) throws IOException {
    long begin = System.nanoTime();
    Optional<LockFile> lock = tryLock(file);
    while (lock.isEmpty()
        && System.nanoTime() - begin < limit.toNanos()
        && !Thread.currentThread().isInterrupted()) {
      LockSupport.parkNanos(RETRY_NANOS);
      lock = tryLock(file);
    }
    return lock;
  }

  /**
   * Returns whether this process, rather than another one, currently holds a lock.
   *
   * @param file the locked file, as in {@link #tryLock}
   * @return true if this process has locked the file or is about to do so
   * @throws IOException if the folder does not exist
   */
  public static boolean isHeldByThisProcess(Path file) throws IOException {
    return HELD.contains(canonical(file));
  }

  private static Path canonical(Path file) throws IOException {
    Path absolute = file.toAbsolutePath();
    return absolute.resolveSibling("").toRealPath().resolve(absolute.getFileName());
  }

  private static Optional<LockFile> open(Path file) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      RegularFile.checkRegular(file);
    }
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean locked = false;
    try {
      locked = channel.tryLock() != null;
      return locked ? Optional.of(new LockFile(file, channel)) : Optional.empty();
    } finally {
      if (!locked) {
        channel.close();
      }
    }
  }

  /** Releases the lock. The file remains, because another process may be opening it. */
  @Override
  public void close() throws IOException {
    try {
      channel.close();
    } finally {
      HELD.remove(file);
    }
  }

  /**
   * Deletes the file and releases the lock. Call this only if the locked object no longer exists,
   * because another process may have just opened the file.
   *
   * @throws IOException if the file cannot be deleted; the lock is released anyway
   */
  public void closeAndDelete() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      close();
    }
  }
}
