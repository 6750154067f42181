package org.gobang.cluster.worker;

import org.gobang.api.RefusedException;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.job.WorkerProfile;

/** What becomes of a worker. Its methods are called on the worker's thread and return at once. */
@FunctionalInterface
public interface WorkerListener {

  /**
   * The worker does jobs of a run from now on.
   *
   * @param run the id of the run
   */
  void joined(String run);

  /** Why a broker is not reached. */
  enum Unreached {
    /** Nothing accepts connections at the address. */
    NOBODY,

    /** It has another key. */
    OTHER_KEY,

    /** It does not speak as a broker does: it is none, or one side has a key and the other none. */
    OTHER_PROTOCOL
  }

  /** The worker has connected for the first time. */
  default void connected() {}

  /**
   * The first tries to connect have failed. The worker goes on trying, and this is not called
   * again.
   *
   * @param why what the last try failed of
   */
  default void unreached(Unreached why) {}

  /**
   * The worker is too slow for a run, perhaps since its machine was busy when it was measured.
   * Unlike the other methods this one may wait.
   *
   * @param worker the worker as it was measured
   * @param why a sentence of the coordinator
   * @return the worker, measured again
   * @throws RefusedException if it takes no part
   */
  default WorkerProfile tooSlow(WorkerProfile worker, String why) throws InterruptedException {
    throw ClusterTexts.refused("worker.refused", why);
  }
}
