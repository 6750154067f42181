package org.gobang.workbench;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.gobang.api.workbench.ForwardingWorkbench;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Subscription;
import org.gobang.api.workbench.Workbench;
import org.gobang.api.workbench.WorkbenchListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The workbench of a front end that watches: the leader's, but for the game to open, which is the
 * leader's own.
 */
public final class WatcherWorkbench extends ForwardingWorkbench {

  private static final Logger LOG = LoggerFactory.getLogger(WatcherWorkbench.class);

  /** Open until the front end listens, or will never. */
  private final CountDownLatch listening = new CountDownLatch(1);

  WatcherWorkbench(Workbench leader) {
    super(leader);
  }

  /**
   * Waits until the front end listens to what happens at the workbench.
   *
   * @param time how long to wait
   * @param unit the unit of the time
   * @throws InterruptedException if the thread was interrupted while it waited
   */
  public void awaitListening(long time, TimeUnit unit) throws InterruptedException {
    if (!listening.await(time, unit)) {
      LOG.info("A watching front end does not listen");
    }
  }

  /** Ends the wait for a listener: the front end has ended without one. */
  public void stopWaiting() {
    listening.countDown();
  }

  @Override
  public Optional<GameSetup> request() {
    return Optional.empty();
  }

  @Override
  public boolean requestIsDefault() {
    return false;
  }

  @Override
  public Subscription listen(WorkbenchListener listener) {
    Subscription subscription = super.listen(listener);
    listening.countDown();
    return subscription;
  }
}
