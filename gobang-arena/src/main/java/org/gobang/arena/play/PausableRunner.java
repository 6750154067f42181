package org.gobang.arena.play;

/**
 * Plays games with another runner. No games start while it is paused. May be paused from any
 * thread.
 */
public final class PausableRunner implements GameRunner {

  private final GameRunner runner;
  private boolean paused;

  /**
   * Creates a runner that is not paused.
   *
   * @param runner plays the games
   */
  public PausableRunner(GameRunner runner) {
    this.runner = runner;
  }

  @Override
  public PlayedGame play(GameOrder order) throws InterruptedException {
    awaitBegin();
    return runner.play(order);
  }

  private synchronized void awaitBegin() throws InterruptedException {
    while (paused) {
      wait();
    }
  }

  /**
   * Pauses or resumes the start of games. Running games continue.
   *
   * @param wanted whether to pause
   */
  public synchronized void pause(boolean wanted) {
    paused = wanted;
    notifyAll();
  }

  /**
   * Returns whether the runner is paused.
   *
   * @return whether no game is started
   */
  public synchronized boolean isPaused() {
    return paused;
  }
}
