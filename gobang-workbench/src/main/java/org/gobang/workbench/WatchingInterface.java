package org.gobang.workbench;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.gobang.api.RefusedException;
import org.gobang.api.render.Renderer;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.workbench.RestrictedWorkbench;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A watching interface on a separate thread. A failure stops only this interface. */
final class WatchingInterface {

  private static final Logger LOG = LoggerFactory.getLogger(WatchingInterface.class);

  /** The time limit in seconds for a watching interface when the application exits. */
  private static final long SECONDS_TO_END = 2;

  private final String id;
  private final Supplier<Renderer> renderer;
  private final Consumer<String> failed;
  private final Consumer<WatchingInterface> ended;
  private final Workbench workbench;

  /** Open until the interface listens or has failed. */
  private final CountDownLatch listening = new CountDownLatch(1);

  private final Thread thread;

  /**
   * Creates an interface without starting it.
   *
   * @param failed receives a sentence if it fails
   * @param ended receives this interface when it has exited
   */
  WatchingInterface(
      String id,
      Workbench lead,
      Supplier<Renderer> renderer,
      Consumer<String> failed,
      Consumer<WatchingInterface> ended) {
    this.id = id;
    this.renderer = renderer;
    this.failed = failed;
    this.ended = ended;
    workbench =
        new RestrictedWorkbench(
            lead,
            type -> type != CommandLineRequest.class,
            Optional.empty(),
            lead.preferences(),
            lead::open,
            listener -> {
              Subscription subscription = lead.listen(listener);
              listening.countDown();
              return subscription;
            });
    thread = HostThreads.create("gobang-watch-" + id, this::run);
  }

  void start() {
    thread.start();
  }

  String id() {
    return id;
  }

  private void run() {
    try {
      renderer.get().run(workbench);
    } catch (InterruptedException theApplicationEnds) {
      LOG.debug("The interface {} was interrupted", id);
    } catch (RefusedException refused) {
      failed.accept(id + ": " + refused.getMessage());
    } catch (Throwable thrown) {
      LOG.warn("The interface {} failed", id, thrown);
      failed.accept(id + " failed: " + thrown.getClass().getName());
    } finally {
      listening.countDown();
      ended.accept(this);
    }
  }

  /** Waits until the interface listens, so that even a short game is not missed. */
  void awaitListening() throws InterruptedException {
    if (!listening.await(SECONDS_TO_END, TimeUnit.SECONDS)) {
      LOG.info("A watching interface does not listen");
    }
  }

  /** Interrupts the interface, and waits at most 2 seconds until it exits. */
  void end() throws InterruptedException {
    thread.interrupt();
    thread.join(TimeUnit.SECONDS.toMillis(SECONDS_TO_END));
  }
}
