package org.gobang.game;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.gobang.api.Stone;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Subscription;

/** The listeners of a game, each with a queue of its own. */
final class GameListeners {

  private final List<ListenerQueue<GameListener>> queues = new CopyOnWriteArrayList<>();
  private final Executor executor;

  GameListeners(Executor executor) {
    this.executor = executor;
  }

  /**
   * Adds a listener, which first receives the newest state. Callers hold the game's lock, as for
   * {@link #publish}.
   */
  Subscription add(GameListener listener, GameState newest) {
    ListenerQueue<GameListener> queue = new ListenerQueue<>(listener, executor);
    queue.add(added -> added.changed(newest));
    queues.add(queue);
    return () -> {
      queue.close();
      queues.remove(queue);
    };
  }

  void publish(Consumer<GameListener> event) {
    queues.forEach(queue -> queue.add(event));
  }

  /** Publishes an event once the state before it is saved. */
  void publish(CompletableFuture<Void> saved, Consumer<GameListener> event) {
    publish(
        listener -> {
          saved.join();
          event.accept(listener);
        });
  }

  /**
   * Publishes a computer's insight. Takes no lock of the game: {@link GuardedTurn} calls it under
   * its own.
   */
  void publish(Stone stone, Insight insight) {
    queues.forEach(queue -> queue.addDroppable(listener -> listener.reported(stone, insight)));
  }

  /** Completed when all events published so far are delivered. */
  CompletableFuture<Void> delivered() {
    return CompletableFuture.allOf(
        queues.stream().map(ListenerQueue::drained).toArray(CompletableFuture<?>[]::new));
  }
}
