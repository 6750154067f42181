package org.gobang.cluster.coordinator;

import org.gobang.cluster.job.WorkerProfile;

/** Receives changes in the state of workers. */
@FunctionalInterface
public interface WorkerWatcher {

  /**
   * Receives a change. Called on any thread.
   *
   * @param worker the worker
   * @param change the change
   */
  void changed(WorkerProfile worker, WorkerChange change);
}
