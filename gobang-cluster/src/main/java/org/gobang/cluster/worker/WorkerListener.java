package org.gobang.cluster.worker;

import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.job.WorkerProfile;

/**
 * Receives changes in the state of a worker. The methods are called on the worker's thread, and
 * return immediately.
 */
@FunctionalInterface
public interface WorkerListener {

  /**
   * Called when the worker has joined a run.
   *
   * @param run the id of the run
   */
  void joined(String run);

  /** The reason for an unreachable broker. */
  enum Unreached {
    /** No program accepts connections at the address. */
    NOBODY,

    /** The broker has another key. */
    OTHER_KEY,

    /** The program at the address is not a broker, or only one side has a key. */
    OTHER_PROTOCOL
  }

  /** Called when the worker has connected for the first time. */
  default void connected() {}

  /**
   * Called when the first attempts to connect have failed. The worker continues to try, and this
   * method is not called again.
   *
   * @param why the reason why the last attempt failed
   */
  default void unreached(Unreached why) {}

  /**
   * Called if the worker is too slow for a run. The machine may have been busy during the
   * measurement. Unlike the other methods, this one may wait.
   *
   * @param worker the worker as it was measured
   * @param why a sentence of the coordinator
   * @return the worker, measured again
   * @throws RefusedException if the worker does not join the run
   */
  default WorkerProfile tooSlow(WorkerProfile worker, String why) throws InterruptedException {
    throw ClusterTexts.refused("worker.refused", why);
  }
}
