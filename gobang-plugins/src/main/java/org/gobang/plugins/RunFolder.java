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
 * A folder of one run of the application, there for as long as that lasts. The file beside it is
 * locked meanwhile: the system lets go of it however the run ends, so that a later run can tell the
 * folders of the dead from those of the living.
 */
final class RunFolder implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(RunFolder.class);
  private static final String LOCK = ".lock";

  /** The locks of this process. To open such a file once more and close it would let go of it. */
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private final Path runs;
  private final Path folder;
  private final Path file;
  private final FileChannel locked;

  private RunFolder(Path runs, Path folder, Path file, FileChannel locked) {
    this.runs = runs;
    this.folder = folder;
    this.file = file;
    this.locked = locked;
  }

  /**
   * Makes a folder.
   *
   * @param runs where those of all runs lie; need not be there
   * @throws IOException if it cannot be made or locked
   */
  static RunFolder in(Path runs) throws IOException {
    Path all = Files.createDirectories(runs).toRealPath();
    while (true) {
      // One that nobody has is enough: numbers that nobody guesses take a start longer than all
      // else here.
      String name = Long.toHexString(ThreadLocalRandom.current().nextLong());
      Path file = all.resolve(name + LOCK);
      OURS.add(file);
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      RunFolder run = new RunFolder(all, all.resolve(name), file, channel);
      try {
        // Another run that begins now may have taken it for that of a dead one.
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
   * Removes the folders of the dead.
   *
   * @param before is given each before it is removed
   */
  void removeDead(Consumer<Path> before) {
    try {
      for (Path each : list(runs)) {
        String name = String.valueOf(each.getFileName());
        if (!name.endsWith(LOCK)) {
          removeIfUnlocked(each);
        } else if (!OURS.contains(each) && Files.isRegularFile(each)) {
          removeIfDead(
              each, each.resolveSibling(name.substring(0, name.length() - LOCK.length())), before);
        }
      }
    } catch (IOException e) {
      LOG.warn("The folders of earlier runs cannot be removed", e);
    }
  }

  /** What a thread of a run that was just ending still wrote. */
  private static void removeIfUnlocked(Path folder) throws IOException {
    if (!Files.exists(folder.resolveSibling(folder.getFileName() + LOCK))) {
      delete(folder);
    }
  }

  private static void removeIfDead(Path file, Path folder, Consumer<Path> before) {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      if (channel.tryLock() != null) {
        before.accept(folder);
        delete(folder);
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      LOG.info("The folder {} of an earlier run stays: {}", folder, e.toString());
    }
  }

  /** What is in a folder; nothing if it is not there. */
  static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    } catch (NoSuchFileException gone) {
      return List.of();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Deletes a folder with all in it; somebody else may be doing so too. */
  static void delete(Path folder) throws IOException {
    if (Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      for (Path each : list(folder)) {
        delete(each);
      }
    }
    Files.deleteIfExists(folder);
  }

  /** Removes the folder. What the system does not let go of yet is left for a later run. */
  @Override
  public void close() {
    try (locked) {
      delete(folder);
      Files.deleteIfExists(file);
    } catch (IOException e) {
      LOG.info("The folder {} of this run stays: {}", folder, e.toString());
    } finally {
      OURS.remove(file);
    }
  }
}
