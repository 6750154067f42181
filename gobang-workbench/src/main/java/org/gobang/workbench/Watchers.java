package org.gobang.workbench;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;

/** The front ends of a workbench that run: the one that leads, and those that watch. */
final class Watchers {

  private final List<WatchingFrontEnd> running = new CopyOnWriteArrayList<>();
  private volatile String leader = "";
  private volatile boolean closed;

  /** Sets the front end that leads. */
  void led(String id) {
    leader = id;
  }

  /** Whether a front end with this id runs. */
  boolean runs(String id) {
    return leader.equals(id) || running.stream().anyMatch(each -> each.id().equals(id));
  }

  /**
   * Starts a front end that watches.
   *
   * @param renderer makes the renderer, on the thread of the front end
   * @param failed receives a sentence if it fails
   */
  void start(
      String id, Supplier<Renderer> renderer, LeaderWorkbench lead, Consumer<String> failed) {
    if (closed) {
      throw new RefusedException("the application ends");
    }
    WatchingFrontEnd watcher = new WatchingFrontEnd(id, lead, renderer, failed, running::remove);
    running.add(watcher);
    watcher.start();
  }

  /** Waits until the front ends listen, so that they miss no game however short. */
  void awaitListening() throws InterruptedException {
    for (WatchingFrontEnd watcher : running) {
      watcher.awaitListening();
    }
  }

  /** Interrupts all, and waits at most 2 seconds for the end of each. */
  void end() throws InterruptedException {
    closed = true;
    for (WatchingFrontEnd watcher : running) {
      watcher.end();
    }
  }
}
