package org.gobang.cluster.job;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.gobang.api.RefusedException;

/**
 * Executes jobs of several kinds.
 *
 * @param runners the runners of jobs, by kind
 */
public record JobKinds(Map<String, Runner> runners) implements JobRunner {

  /** Executes the jobs of a kind. Called by several threads concurrently. */
  @FunctionalInterface
  public interface Runner {

    /**
     * Executes a job.
     *
     * @param body the body of the task
     * @return the result, a JSON object
     * @throws RefusedException if it cannot be done here
     * @throws InterruptedException if the thread was interrupted; the job is abandoned
     */
    String run(JsonNode body) throws InterruptedException;
  }

  /** Creates an instance with a copy of the map. */
  public JobKinds {
    runners = Map.copyOf(runners);
  }

  @Override
  public String run(String kind, JsonNode body) throws InterruptedException {
    Runner runner = runners.get(kind);
    if (runner == null) {
      throw new RefusedException("it does not know jobs such as " + kind);
    }
    return runner.run(body);
  }
}
