package org.gobang.cluster.worker;

/** What becomes of a worker. Its methods are called on the worker's thread and return at once. */
@FunctionalInterface
public interface WorkerNews {

  /**
   * The worker does jobs of a run from now on.
   *
   * @param run the id of the run
   */
  void joined(String run);

  /**
   * The first tries to connect have failed: there is no broker, or it has another key. The worker
   * goes on trying, and this is not called again.
   */
  default void unreached() {}
}
