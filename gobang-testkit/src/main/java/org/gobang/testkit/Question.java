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
  private final CountDownLatch begun = new CountDownLatch(1);
  private final List<Insight> reported = new ArrayList<>();
  private final List<Runnable> actions = new ArrayList<>();
  private volatile boolean requested;
  private OptionalLong requestedAt = OptionalLong.empty();

  Question(Board board, Budget budget) {
    this.board = board;
    this.budget = budget;
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
    action.run();
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
    wanted.forEach(Runnable::run);
  }

  /** When the stop was requested, if it was, by {@link System#nanoTime}. */
  synchronized OptionalLong requestedAt() {
    return requestedAt;
  }

  /** Opens once the player was asked, on its thread. */
  CountDownLatch begun() {
    return begun;
  }

  /** What was reported so far. May hold null, where a player broke its word. */
  synchronized List<Insight> reported() {
    return new ArrayList<>(reported);
  }
}
