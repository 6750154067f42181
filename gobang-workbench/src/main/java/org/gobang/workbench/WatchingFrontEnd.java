package org.gobang.workbench;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.gobang.api.RefusedException;
import org.gobang.api.render.RendererProvider;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A front end that watches, on a thread of its own; its failures end itself alone. */
final class WatchingFrontEnd {

  private static final Logger LOG = LoggerFactory.getLogger(WatchingFrontEnd.class);

  /** How long the application waits at its end for a front end that watches. */
  private static final long SECONDS_TO_END = 2;

  private final String id;
  private final WatcherWorkbench workbench;
  private final Thread thread;
  private volatile @Nullable String failure;

  private WatchingFrontEnd(RendererProvider provider, LeaderWorkbench lead) {
    id = provider.id();
    workbench = lead.watched();
    thread = new Thread(() -> run(provider), "gobang-watch-" + id);
    thread.setDaemon(true);
  }

  static WatchingFrontEnd start(RendererProvider provider, LeaderWorkbench lead) {
    WatchingFrontEnd watcher = new WatchingFrontEnd(provider, lead);
    watcher.thread.start();
    return watcher;
  }

  private void run(RendererProvider provider) {
    try {
      provider.create().run(workbench);
    } catch (InterruptedException theApplicationEnds) {
      LOG.debug("The front end {} was interrupted", id);
    } catch (RefusedException refused) {
      failure = id + ": " + refused.getMessage();
    } catch (Throwable thrown) {
      LOG.warn("The front end {} failed", id, thrown);
      failure = id + " failed: " + thrown.getClass().getName();
    } finally {
      workbench.stopWaiting();
    }
  }

  /** Waits until the front end listens, so that it misses no game however short. */
  void awaitListening() throws InterruptedException {
    workbench.awaitListening(SECONDS_TO_END, TimeUnit.SECONDS);
  }

  /**
   * Interrupts it, and waits at most 2 seconds for its end.
   *
   * @return a sentence if it failed
   */
  Optional<String> end() throws InterruptedException {
    thread.interrupt();
    thread.join(TimeUnit.SECONDS.toMillis(SECONDS_TO_END));
    return Optional.ofNullable(failure);
  }
}
