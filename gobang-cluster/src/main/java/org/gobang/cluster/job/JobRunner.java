package org.gobang.cluster.job;

import com.fasterxml.jackson.databind.JsonNode;

/** Executes the jobs of a run. Called by several threads concurrently. */
public interface JobRunner extends AutoCloseable {

  /**
   * Executes a job.
   *
   * @param kind which work it is
   * @param body the body of the task
   * @return the result, a JSON object
   * @throws org.gobang.api.RefusedException if such a job cannot be done here
   * @throws InterruptedException if the thread was interrupted; the job is abandoned
   */
  String run(String kind, JsonNode body) throws InterruptedException;

  /** Releases the resources of the run. */
  @Override
  default void close() {}
}
