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
 * What is still to be told to one listener: one thing at a time, in order, on a thread of the crew,
 * whoever puts it in. A listener that is slow or stuck holds up its own mail alone.
 *
 * @param <T> the listener
 */
final class Mailbox<T> implements Subscription {

  private static final Logger LOG = LoggerFactory.getLogger(Mailbox.class);

  /** How much news of a player's may wait; the oldest make way. */
  private static final int MOST_NEWS = 1000;

  private final T listener;
  private final Executor crew;
  private final Deque<Letter<T>> waiting = new ArrayDeque<>();
  private int news;
  private boolean telling;
  private boolean closed;

  /** Done when nothing waits any more; a new one with each letter after that. */
  private CompletableFuture<Void> drained = CompletableFuture.completedFuture(null);

  private record Letter<T>(Consumer<T> event, boolean isNews) {}

  Mailbox(T listener, Executor crew) {
    this.listener = listener;
    this.crew = crew;
  }

  /** Tells something that must not be missed. */
  void tell(Consumer<T> event) {
    put(new Letter<>(event, false));
  }

  /**
   * Tells something that is worth less the older it gets. A player may report without end, and a
   * listener that does not keep up must not cost all the memory there is.
   */
  void tellNews(Consumer<T> event) {
    put(new Letter<>(event, true));
  }

  private void put(Letter<T> letter) {
    synchronized (waiting) {
      if (closed) {
        return;
      }
      waiting.add(letter);
      if (letter.isNews() && ++news > MOST_NEWS) {
        dropOldestNews();
      }
      if (telling) {
        return;
      }
      telling = true;
      drained = new CompletableFuture<>();
    }
    crew.execute(this::tellAll);
  }

  private void dropOldestNews() {
    Iterator<Letter<T>> letters = waiting.iterator();
    while (letters.hasNext()) {
      if (letters.next().isNews()) {
        letters.remove();
        news--;
        return;
      }
    }
  }

  private void tellAll() {
    for (Letter<T> letter = next(); letter != null; letter = next()) {
      try {
        letter.event().accept(listener);
      } catch (Throwable e) {
        Fault.log(LOG, "A listener failed", e);
      }
    }
  }

  private @Nullable Letter<T> next() {
    synchronized (waiting) {
      Letter<T> letter = waiting.poll();
      if (letter == null) {
        telling = false;
        drained.complete(null);
      } else if (letter.isNews()) {
        news--;
      }
      return letter;
    }
  }

  /** Done when the listener was told all that waits now, or closed the subscription. */
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
      news = 0;
      drained.complete(null);
    }
  }
}
