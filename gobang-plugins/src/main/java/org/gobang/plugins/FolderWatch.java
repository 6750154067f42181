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
 * Waits for changes in plugin folders and their sub-folders. If a folder does not exist, its
 * nearest existing ancestor is watched.
 */
final class FolderWatch implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(FolderWatch.class);

  /**
   * The maximum wait for a quiet period, as a multiple of the period. Files may change
   * continuously.
   */
  private static final int MAX_QUIET_PERIODS = 10;

  private final List<Path> folders;
  private final long quiet;
  private final WatchService service;

  /**
   * Creates a watch that is inactive before {@link #register}.
   *
   * @param folders absolute; need not exist
   * @param quiet how long nothing must change before {@link #await} returns: a jar that is being
   *     copied grows
   * @throws IOException if the system cannot watch files, or no more of them
   */
  FolderWatch(List<Path> folders, Duration quiet) throws IOException {
    this.folders = folders;
    this.quiet = quiet.toNanos();
    this.service = FileSystems.getDefault().newWatchService();
  }

  /** Starts watching the existing folders. Must be called before they are searched. */
  void register() {
    for (Path folder : folders) {
      registerPath(folder);
      try {
        ProcessFolder.list(folder).stream().filter(Files::isDirectory).forEach(this::register);
      } catch (IOException e) {
        LOG.debug("{} cannot be listed", folder, e);
      }
    }
  }

  /** Registers a folder and its parent, in which it can be removed and created again. */
  private void registerPath(Path folder) {
    Path at = folder.getParent() == null ? folder : folder.getParent();
    while (at.getParent() != null && !Files.isDirectory(at)) {
      at = at.getParent();
    }
    // A folder created meanwhile is either reported or found on the way down.
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
   * Waits for a change, followed by a quiet period.
   *
   * @throws ClosedWatchServiceException if this was closed
   */
  void await() throws InterruptedException {
    while (!isRelevant(service.take())) {
      // A change of other files.
    }
    long begun = System.nanoTime();
    long last = begun;
    while (true) {
      long now = System.nanoTime();
      WatchKey key =
          service.poll(
              Math.min(last + quiet, begun + MAX_QUIET_PERIODS * quiet) - now,
              TimeUnit.NANOSECONDS);
      if (key == null) {
        return;
      }
      if (isRelevant(key)) {
        last = System.nanoTime();
      }
    }
  }

  private boolean isRelevant(WatchKey key) {
    boolean relevant = false;
    for (WatchEvent<?> event : key.pollEvents()) {
      relevant |= isRelevant((Path) key.watchable(), event);
    }
    // A key cannot be reset if its folder was removed.
    return !key.reset() || relevant;
  }

  private boolean isRelevant(Path folder, WatchEvent<?> event) {
    if (!(event.context() instanceof Path name)) {
      // Overflow: events were lost.
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
      LOG.debug("Could not close the file watcher", e);
    }
  }
}
