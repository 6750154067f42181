package org.gobang.cluster.job;

import java.nio.file.Path;

/** Prepares a worker for a run. */
@FunctionalInterface
public interface RunJoiner {

  /** A source of files from the coordinator. */
  @FunctionalInterface
  interface FileSource {

    /**
     * Downloads a file and checks the digest.
     *
     * @param file the file
     * @param target the file to write
     * @throws org.gobang.api.RefusedException if it cannot be had, or is another one; any other
     *     exception ends the preparation, which is tried again later
     */
    void fetch(SharedFile file, Path target) throws InterruptedException;
  }

  /**
   * Prepares for a run and returns the runner for its jobs.
   *
   * @param offer the run
   * @param files fetches the files of the offer; to be called before this method returns
   * @return does the jobs; closed after the last of them
   * @throws org.gobang.api.RefusedException if the worker cannot join
   */
  JobRunner join(RunOffer offer, FileSource files) throws InterruptedException;
}
