package org.gobang.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.workbench.Subscription;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The pending events of one listener, delivered in order, one at a time, on the executor. A slow or
 * blocked listener delays only its own events.
 *
 * @param <T> the listener
 */
final class ListenerQueue<T> implements Subscription {

  private static final Logger LOG = LoggerFactory.getLogger(ListenerQueue.class);

  /** The maximum number of waiting droppable events; beyond it, the oldest is dropped. */
  private static final int MAX_DROPPABLE = 1000;

  private final T listener;
  private final Executor executor;
  private final Deque<Event<T>> waiting = new ArrayDeque<>();
  private int droppableCount;
  private boolean delivering;
  private boolean closed;

  /** Completed when the queue is empty; replaced by the first event after that. */
  private CompletableFuture<Void> drained = CompletableFuture.completedFuture(null);

  private record Event<T>(Consumer<T> action, boolean droppable) {}

  ListenerQueue(T listener, Executor executor) {
    this.listener = listener;
    this.executor = executor;
  }

  /** Adds an event that is always delivered. */
  void add(Consumer<T> action) {
    add(new Event<>(action, false));
  }

  /**
   * Adds an event that may be dropped, for example a report of a player. Players may report faster
   * than listeners handle reports, and the queue must not grow without limit.
   */
  void addDroppable(Consumer<T> action) {
    add(new Event<>(action, true));
  }

  private void add(Event<T> event) {
    synchronized (waiting) {
      if (closed) {
        return;
      }
      waiting.add(event);
      if (event.droppable() && ++droppableCount > MAX_DROPPABLE) {
        dropOldest();
      }
      if (delivering) {
        return;
      }
      delivering = true;
      drained = new CompletableFuture<>();
    }
    executor.execute(this::deliverAll);
  }

  private void dropOldest() {
    Iterator<Event<T>> events = waiting.iterator();
    while (events.hasNext()) {
      if (events.next().droppable()) {
        events.remove();
        droppableCount--;
        return;
      }
    }
  }

  private void deliverAll() {
    for (Event<T> event = next(); event != null; event = next()) {
      try {
        event.action().accept(listener);
      } catch (Throwable e) {
        PluginErrors.log(LOG, "A listener failed", e);
      }
    }
  }

  private @Nullable Event<T> next() {
    synchronized (waiting) {
      Event<T> event = waiting.poll();
      if (event == null) {
        delivering = false;
        drained.complete(null);
      } else if (event.droppable()) {
        droppableCount--;
      }
      return event;
    }
  }

  /**
   * Returns a future that completes when all currently queued events are delivered or the
   * subscription is closed.
   */
  CompletableFuture<Void> drained() {
    synchronized (waiting) {
      return drained;
    }
  }

  @Override
  public void close() {
    synchronized (waiting) {
      closed = true;
      waiting.clear();
      droppableCount = 0;
      drained.complete(null);
    }
  }
}
