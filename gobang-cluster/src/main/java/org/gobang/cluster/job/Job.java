package org.gobang.cluster.job;

import java.util.Optional;
import java.util.Set;

/**
 * A piece of work for a worker, such as a game.
 *
 * @param id identifies it within its run; the same work has the same id when a run is resumed
 * @param kind which work it is, such as {@code game}
 * @param body what is to be done, an object of JSON whose form depends on the kind
 * @param group the jobs that one worker is to do, one after the other; empty for a job by itself
 * @param needs the digests of the {@linkplain RunOffer#programs programs} without which a worker
 *     cannot do it
 * @param notBy the name of the worker that is not to do it; empty if any may
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

  /** Copies the needs. */
  public Job {
    needs = Set.copyOf(needs);
  }

  /**
   * Returns the same job for another worker, without its group.
   *
   * @param worker the name of the worker that is not to do it
   * @return the job, which keeps its id
   */
  public Job notBy(String worker) {
    return new Job(id, kind, body, Optional.empty(), needs, Optional.of(worker));
  }

  /**
   * Creates a job that any worker can do.
   *
   * @param id identifies it within its run
   * @param kind which work it is
   * @param body what is to be done, an object of JSON
   */
  public Job(String id, String kind, String body) {
    this(id, kind, body, Optional.empty(), Set.of(), Optional.empty());
  }
}
