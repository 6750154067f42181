package org.gobang.cluster.message;

import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.RefusedException;
import org.gobang.cluster.job.RunOffer;

/**
 * The coordinator's answer to a greeting.
 *
 * <p>Implemented here alone.
 */
public sealed interface Answer {

  /**
   * The worker takes part.
   *
   * @param offer in which run
   */
  record Admitted(RunOffer offer) implements Answer {}

  /**
   * The worker gets no jobs.
   *
   * @param why a sentence
   */
  record Refused(String why, boolean slow) implements Answer {}

  /**
   * Reads what was sent.
   *
   * @throws RefusedException if it is no answer
   */
  static Answer read(String text) {
    boolean refused = MessageJson.read(text, JsonNode.class).has("why");
    return refused ? MessageJson.read(text, Refused.class) : MessageJson.read(text, Admitted.class);
  }
}
