package org.gobang.workbench;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.game.HostThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The listeners of interfaces. They receive events one at a time, on one thread. */
final class WorkbenchListeners {

  private static final Logger LOG = LoggerFactory.getLogger(WorkbenchListeners.class);

  private final Predicate<Game> isOpen;
  private final List<Game> announced = new CopyOnWriteArrayList<>();
  private final List<Listening> listeners = new CopyOnWriteArrayList<>();
  private final ExecutorService events =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          HostThreads.factory("gobang-workbench"),
          // Plugins may still change after the shutdown, without listeners.
          new ThreadPoolExecutor.DiscardPolicy());

  /**
   * Creates an empty set of listeners.
   *
   * @param isOpen whether a game is open; closed games are not announced
   */
  WorkbenchListeners(Predicate<Game> isOpen) {
    this.isOpen = isOpen;
  }

  /** Adds a listener, which first receives the open games. */
  Subscription add(WorkbenchListener listener) {
    Listening listening = new Listening(listener);
    events.execute(
        () -> {
          announced.forEach(game -> listening.tell(each -> each.opened(game)));
          listeners.add(listening);
        });
    return () -> {
      listening.closed = true;
      listeners.remove(listening);
    };
  }

  /** Announces a game once to each listener, including a listener that is being added. */
  void opened(Game game) {
    events.execute(
        () -> {
          if (isOpen.test(game)) {
            announced.add(game);
            listeners.forEach(each -> each.tell(listener -> listener.opened(game)));
          }
        });
  }

  /** Announces the closing of a game. */
  void closed(Game game) {
    announced.remove(game);
  }

  /** Passes an event to all listeners. */
  void tell(Consumer<WorkbenchListener> event) {
    events.execute(() -> listeners.forEach(each -> each.tell(event)));
  }

  /** Accepts no further events. */
  void shutdown() {
    events.shutdown();
  }

  /** Waits after {@link #shutdown} until the listeners have received all events. */
  void await(Duration limit) throws InterruptedException {
    if (!events.awaitTermination(limit.toNanos(), TimeUnit.NANOSECONDS)) {
      LOG.warn("A listener of an interface did not return within {}", limit);
    }
  }

  /** A subscribed listener, which receives nothing after its subscription is closed. */
  private static final class Listening {
    private final WorkbenchListener listener;
    private volatile boolean closed;

    Listening(WorkbenchListener listener) {
      this.listener = listener;
    }

    void tell(Consumer<WorkbenchListener> event) {
      if (closed) {
        return;
      }
      try {
        event.accept(listener);
      } catch (Throwable e) {
        LOG.warn("A listener of an interface failed", e);
      }
    }
  }
}
