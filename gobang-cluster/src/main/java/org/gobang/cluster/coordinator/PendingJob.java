package org.gobang.cluster.coordinator;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.gobang.api.RefusedException;
import org.gobang.arena.play.Machine;
import org.gobang.cluster.ClusterTexts;
import org.gobang.cluster.job.Job;
import org.gobang.cluster.job.JobOutcome;

/**
 * A job without a result.
 *
 * @param <T> the type of its result
 */
final class PendingJob<T> {

  /** The number of machines, and half the number of rejections, after which a job fails. */
  private static final int MOST_MACHINES = 3;

  private final Job job;
  private final Function<JsonNode, T> reader;
  private final CompletableFuture<JobOutcome<T>> done = new CompletableFuture<>();
  private final Set<String> refusers = new HashSet<>();
  private int refusals;

  PendingJob(Job job, Function<JsonNode, T> reader) {
    this.job = job;
    this.reader = reader;
  }

  Job job() {
    return job;
  }

  CompletableFuture<JobOutcome<T>> done() {
    return done;
  }

  /**
   * Returns an action that completes the job with a result. Throws a {@link RefusedException} if
   * the result is invalid.
   *
   * @return the action
   */
  Runnable completion(Machine machine, JsonNode value) {
    JobOutcome<T> result = new JobOutcome<>(machine, reader.apply(value));
    return () -> done.complete(result);
  }

  /** Records a rejection by a worker and returns whether the job must be distributed again. */
  synchronized boolean refused(Machine machine, String why) {
    refusers.add(machine.name());
    refusals++;
    if (refusers.size() < MOST_MACHINES && refusals < 2 * MOST_MACHINES) {
      return true;
    }
    done.completeExceptionally(ClusterTexts.refused("in.worker", machine.name(), why));
    return false;
  }
}
