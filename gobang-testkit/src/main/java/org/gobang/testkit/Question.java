package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/** A turn as the host gives it, which remembers what was reported and when a stop was wanted. */
final class Question implements Turn, Stop {

  static final int LINES = 3;

  private final Board board;
  private final Budget budget;
  private final CountDownLatch begun;
  private final List<Insight> reported = new ArrayList<>();
  private final List<Runnable> actions = new ArrayList<>();
  private volatile boolean requested;
  private OptionalLong requestedAt = OptionalLong.empty();

  Question(Board board, Budget budget) {
    this(board, budget, new CountDownLatch(1));
  }

  /** One of several that are asked at the same moment: when all their players have begun. */
  Question(Board board, Budget budget, CountDownLatch begun) {
    this.board = board;
    this.budget = budget;
    this.begun = begun;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public Budget budget() {
    return budget;
  }

  @Override
  public Stop stop() {
    return this;
  }

  @Override
  public int lines() {
    return LINES;
  }

  @Override
  public synchronized void report(Insight insight) {
    reported.add(insight);
  }

  @Override
  public boolean requested() {
    return requested;
  }

  @Override
  public void onRequest(Runnable action) {
    synchronized (this) {
      if (!requested) {
        actions.add(action);
        return;
      }
    }
    run(action);
  }

  /** As the host does: on a thread of its own, since nobody knows what a plugin does there. */
  private static void run(Runnable action) {
    Thread thread = new Thread(action, "gobang-testkit-stop");
    thread.setDaemon(true);
    thread.start();
  }

  /** Asks for an answer now. */
  void requestStop() {
    List<Runnable> wanted;
    synchronized (this) {
      if (requested) {
        return;
      }
      requestedAt = OptionalLong.of(System.nanoTime());
      requested = true;
      wanted = List.copyOf(actions);
    }
    wanted.forEach(Question::run);
  }

  /** When the stop was requested, if it was, by {@link System#nanoTime}. */
  synchronized OptionalLong requestedAt() {
    return requestedAt;
  }

  /** Called on the player's thread before it is asked; waits for the others, if there are. */
  void begin() throws InterruptedException {
    begun.countDown();
    begun.await();
  }

  /** Waits until the player is asked. */
  void awaitBegin() throws InterruptedException {
    begun.await();
  }

  /** What was reported so far. May hold null, where a player broke its word. */
  synchronized List<Insight> reported() {
    return new ArrayList<>(reported);
  }
}
