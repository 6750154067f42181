package org.gobang.cluster.message;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Map;
import org.gobang.cluster.job.Job;

/**
 * A job that is handed out.
 *
 * @param id identifies the run and the job
 * @param kind which work it is
 * @param body what is to be done
 */
public record JobRequest(String id, String kind, ObjectNode body) {

  /** Returns the form of a job that is sent. */
  public static String text(String id, Job job) {
    return ClusterMessageJson.write(
        Map.of("id", id, "kind", job.kind(), "body", new RawValue(job.body())));
  }
}
