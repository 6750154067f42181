package org.gobang.cluster.job;

import java.util.List;

/**
 * The information for a worker that is joining a run.
 *
 * @param run the id of the run
 * @param timeScale the worker's factor of times; 1 if times are not scaled
 * @param files the files that its jobs need
 * @param programs the programs that some of its jobs need
 */
public record RunOffer(
    String run, double timeScale, List<SharedFile> files, List<EngineProgram> programs) {

  /**
   * Creates an offer with copies of the lists.
   *
   * @throws IllegalArgumentException if the scale is not positive
   */
  public RunOffer {
    if (!(timeScale > 0)) {
      throw new IllegalArgumentException("times are multiplied with a positive number");
    }
    files = List.copyOf(files);
    programs = List.copyOf(programs);
  }
}
