package org.gobang.plugins;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A folder that exists while this process runs. A file next to it is locked meanwhile: the system
 * releases the lock however the process ends, so that later processes can detect stale folders.
 */
record ProcessFolder(Path runs, Path folder, Path file, FileChannel locked)
    implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(ProcessFolder.class);
  private static final String LOCK = ".lock";

  /**
   * The files locked by this process: opening and closing such a file again would release its lock.
   */
  private static final Set<Path> LOCKED_HERE = ConcurrentHashMap.newKeySet();

  /**
   * Creates a folder.
   *
   * @param runs the parent of the folders of all processes; need not exist
   * @throws IOException if it cannot be created or locked
   */
  static ProcessFolder in(Path runs) throws IOException {
    Path all = Files.createDirectories(runs).toRealPath();
    while (true) {
      // Unique is enough: initializing a secure random generator would slow down the start.
      String name = Long.toHexString(ThreadLocalRandom.current().nextLong());
      Path file = all.resolve(name + LOCK);
      LOCKED_HERE.add(file);
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      ProcessFolder run = new ProcessFolder(all, all.resolve(name), file, channel);
      try {
        // Another process that starts now may have taken the new file for a stale one.
        if (channel.tryLock() != null && Files.exists(file)) {
          Files.createDirectory(run.folder);
          return run;
        }
      } catch (IOException e) {
        run.close();
        throw e;
      }
      run.close();
    }
  }

  Path path() {
    return folder;
  }

  /**
   * Removes the folders of processes that have exited.
   *
   * @param before receives each folder before it is removed
   */
  void removeStale(Consumer<Path> before) {
    try {
      for (Path each : list(runs)) {
        String name = String.valueOf(each.getFileName());
        if (!name.endsWith(LOCK)) {
          removeIfUnlocked(each);
        } else if (!LOCKED_HERE.contains(each) && Files.isRegularFile(each)) {
          removeIfStale(
              each, each.resolveSibling(name.substring(0, name.length() - LOCK.length())), before);
        }
      }
    } catch (IOException e) {
      LOG.warn("Could not remove the folders of earlier runs", e);
    }
  }

  /** Removes a folder without a lock file, written by a thread of a process that was ending. */
  private static void removeIfUnlocked(Path folder) throws IOException {
    if (!Files.exists(folder.resolveSibling(folder.getFileName() + LOCK))) {
      delete(folder);
    }
  }

  private static void removeIfStale(Path file, Path folder, Consumer<Path> before) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      if (channel.tryLock() != null) {
        before.accept(folder);
        delete(folder);
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      LOG.info("Could not remove the folder {} of an earlier run: {}", folder, e.toString());
    }
  }

  /** Returns the entries of a folder; none if it does not exist. */
  static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    } catch (NoSuchFileException gone) {
      return List.of();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Deletes a folder recursively. Another process may do so at the same time. */
  static void delete(Path folder) throws IOException {
    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      for (Path each : list(folder)) {
        delete(each);
      }
    }
    Files.deleteIfExists(folder);
  }

  /** Removes the folder. Files still locked by the system are left for a later run. */
  @Override
  public void close() {
    try (locked) {
      delete(folder);
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.info("Could not remove the folder {} of this run: {}", folder, e.toString());
    } finally {
      LOCKED_HERE.remove(file);
    }
  }
}
