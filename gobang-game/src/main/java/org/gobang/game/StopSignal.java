package org.gobang.game;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.player.Stop;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A stop signal that can be requested by any thread. It cannot be reset. Its actions are plugin
 * code, so each runs on a separate daemon thread.
 */
public final class StopSignal implements Stop {

  private static final Logger LOG = LoggerFactory.getLogger(StopSignal.class);

  private final List<Runnable> actions = new ArrayList<>();
  private volatile boolean requested;

  /** Creates a signal that is not yet requested. */
  public StopSignal() {}

  @Override
  public boolean requested() {
    return requested;
  }

  @Override
  public void onRequest(Runnable action) {
    synchronized (actions) {
      if (!requested) {
        actions.add(action);
        return;
      }
    }
    run(action);
  }

  /** Requests the stop. Further calls have no effect. */
  public void request() {
    List<Runnable> due;
    synchronized (actions) {
      requested = true;
      due = List.copyOf(actions);
      actions.clear();
    }
    due.forEach(StopSignal::run);
  }

  private static void run(Runnable action) {
    Thread thread = HostThreads.create("gobang-stop", action);
    thread.setUncaughtExceptionHandler((t, e) -> LOG.warn("A player's stop action failed", e));
    thread.start();
  }
}
