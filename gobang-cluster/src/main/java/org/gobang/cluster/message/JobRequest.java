package org.gobang.cluster.message;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.RefusedException;
import org.gobang.cluster.job.Job;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;

/**
 * A job that is handed out.
 *
 * @param id identifies the run and the job
 * @param kind which work it is
 * @param body what is to be done
 */
public record JobRequest(String id, String kind, JsonNode body) {

  /** The form of a job that is sent. */
  public static String text(String id, Job job) {
    return JsonText.object(
        json -> {
          json.writeStringField("id", id);
          json.writeStringField("kind", job.kind());
          json.writeFieldName("body");
          json.writeRawValue(job.body());
        });
  }

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no request
   */
  public static JobRequest read(String text) {
    try {
      JsonNode json = JsonFields.parse(text);
      return new JobRequest(
          JsonFields.string(json, "id"),
          JsonFields.string(json, "kind"),
          JsonFields.object(json, "body"));
    } catch (JsonProcessingException e) {
      throw new RefusedException("a request is no JSON", e);
    }
  }
}
