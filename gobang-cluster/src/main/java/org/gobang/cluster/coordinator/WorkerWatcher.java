package org.gobang.cluster.coordinator;

import org.gobang.cluster.job.WorkerProfile;

/** Receives what becomes of workers. */
@FunctionalInterface
public interface WorkerWatcher {

  /**
   * Receives a change; called on any thread.
   *
   * @param worker the worker
   * @param change what has become of it
   */
  void changed(WorkerProfile worker, WorkerChange change);
}
