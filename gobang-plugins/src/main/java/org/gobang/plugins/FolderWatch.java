package org.gobang.plugins;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Waits for changes in folders of plugins and in the folders in them. A folder that is not there is
 * waited for in the nearest one above it that is.
 */
final class FolderWatch implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(FolderWatch.class);

  /** How many quiet moments are waited for at most: somebody may write there all the time. */
  private static final int MOST_MOMENTS = 10;

  private final List<Path> folders;
  private final long quiet;
  private final WatchService service;

  /**
   * Watches nothing yet.
   *
   * @param folders absolute; need not be there
   * @param quiet how long nothing is to change before one looks: a jar that is being copied grows
   * @throws IOException if the system does not tell of changes, or of no more
   */
  FolderWatch(List<Path> folders, Duration quiet) throws IOException {
    this.folders = folders;
    this.quiet = quiet.toNanos();
    this.service = FileSystems.getDefault().newWatchService();
  }

  /** Watches what there is to watch now; to be called before the folders are looked through. */
  void register() {
    for (Path folder : folders) {
      registerWay(folder);
      try {
        RunFolder.list(folder).stream().filter(Files::isDirectory).forEach(this::register);
      } catch (IOException e) {
        LOG.debug("{} cannot be listed", folder, e);
      }
    }
  }

  /** The folder, and the one above it, where it can be removed and made again. */
  private void registerWay(Path folder) {
    Path at = folder.getParent() == null ? folder : folder.getParent();
    while (at.getParent() != null && !Files.isDirectory(at)) {
      at = at.getParent();
    }
    // What is made meanwhile is either told of or found on the way down.
    while (register(at) && !at.equals(folder)) {
      at = at.resolve(folder.getName(at.getNameCount()));
    }
  }

  private boolean register(Path folder) {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try {
      folder.register(service, ENTRY_CREATE, ENTRY_DELETE, ENTRY_MODIFY);
      return true;
    } catch (IOException e) {
      LOG.debug("{} cannot be watched", folder, e);
      return false;
    }
  }

  /**
   * Waits until something has changed, and then nothing for a moment.
   *
   * @throws ClosedWatchServiceException if this was closed
   */
  void await() throws InterruptedException {
    while (!matters(service.take())) {
      // Somebody else's files.
    }
    long begun = System.nanoTime();
    long last = begun;
    while (true) {
      long now = System.nanoTime();
      WatchKey key =
          service.poll(
              Math.min(last + quiet, begun + MOST_MOMENTS * quiet) - now, TimeUnit.NANOSECONDS);
      if (key == null) {
        return;
      }
      if (matters(key)) {
        last = System.nanoTime();
      }
    }
  }

  private boolean matters(WatchKey key) {
    boolean matters = false;
    for (WatchEvent<?> event : key.pollEvents()) {
      matters |= matters((Path) key.watchable(), event);
    }
    // A key that cannot be reset is that of a folder which is there no more.
    return !key.reset() || matters;
  }

  private boolean matters(Path folder, WatchEvent<?> event) {
    if (!(event.context() instanceof Path name)) {
      // More has happened than the system can tell.
      return true;
    }
    Path changed = folder.resolve(name);
    return folders.stream().anyMatch(each -> each.startsWith(changed) || changed.startsWith(each));
  }

  @Override
  public void close() {
    try {
      service.close();
    } catch (IOException e) {
      LOG.debug("Not closed", e);
    }
  }
}
