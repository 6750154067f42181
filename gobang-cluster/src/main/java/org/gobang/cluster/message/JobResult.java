package org.gobang.cluster.message;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.Map;
import org.gobang.arena.play.Machine;

/**
 * The result of a job.
 *
 * @param id that of the request
 * @param machine the machine that executed the job
 * @param refused the reason for rejecting the job; blank if it was executed
 * @param value the result; null in JSON if it was refused
 */
public record JobResult(String id, Machine machine, String refused, JsonNode value) {

  /** Returns the message with the result of a job as text. */
  public static String text(String id, Machine machine, String value) {
    return text(id, machine, "", value);
  }

  /** Returns the message for a rejected job as text. */
  public static String refusal(String id, Machine machine, String why) {
    return text(id, machine, why, "null");
  }

  private static String text(String id, Machine machine, String refused, String value) {
    return ClusterMessageJson.write(
        Map.of("id", id, "machine", machine, "refused", refused, "value", new RawValue(value)));
  }
}
