package org.gobang.cluster.message;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Map;
import org.gobang.cluster.job.Job;

/**
 * A job sent to a worker.
 *
 * @param id identifies the run and the job
 * @param kind which work it is
 * @param body the body of the task
 */
public record JobRequest(String id, String kind, ObjectNode body) {

  /** Returns the message for a job as text. */
  public static String text(String id, Job job) {
    return ClusterMessageJson.write(
        Map.of("id", id, "kind", job.kind(), "body", new RawValue(job.body())));
  }
}
