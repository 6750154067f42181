package org.gobang.cluster.job;

import java.util.Optional;
import java.util.Set;

/**
 * A unit of work for a worker, for example a game.
 *
 * @param id the id, unique in the run and equal in a resumed run
 * @param kind the kind, for example {@code game}
 * @param body the content, a JSON object in a form that depends on the kind
 * @param group the group of jobs executed in order by one worker; empty for a single job
 * @param needs the digests of the required {@linkplain RunOffer#programs programs}
 * @param notBy the name of the excluded worker, if any
 */
public record Job(
    String id,
    String kind,
    String body,
    Optional<Group> group,
    Set<String> needs,
    Optional<String> notBy) {

  /**
   * A group of jobs for one worker.
   *
   * @param name the name of the group, unique in its run
   * @param last whether the group ends with this job
   */
  public record Group(String name, boolean last) {}

  /** Creates a job with a copy of the required programs. */
  public Job {
    needs = Set.copyOf(needs);
  }

  /**
   * Returns this job without a group, excluding a worker.
   *
   * @param worker the name of the excluded worker
   * @return the job, with the same id
   */
  public Job notBy(String worker) {
    return new Job(id, kind, body, Optional.empty(), needs, Optional.of(worker));
  }

  /**
   * Creates a job that any worker can execute.
   *
   * @param id the id, unique in the run
   * @param kind the kind
   * @param body the content, a JSON object
   */
  public Job(String id, String kind, String body) {
    this(id, kind, body, Optional.empty(), Set.of(), Optional.empty());
  }
}
