package org.gobang.cluster.job;

import com.fasterxml.jackson.databind.JsonNode;

/** Does the jobs of a run. Called by several threads at once. */
public interface JobRunner extends AutoCloseable {

  /**
   * Does a job.
   *
   * @param kind which work it is
   * @param body what is to be done
   * @return what came of it, an object of JSON
   * @throws org.gobang.api.RefusedException if such a job cannot be done here
   * @throws InterruptedException if the thread was interrupted; the job is abandoned
   */
  String run(String kind, JsonNode body) throws InterruptedException;

  /** Releases what the jobs of the run needed. */
  @Override
  default void close() {}
}
