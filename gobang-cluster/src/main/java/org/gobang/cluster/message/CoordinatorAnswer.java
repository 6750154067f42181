package org.gobang.cluster.message;

import com.fasterxml.jackson.databind.JsonNode;
import org.gobang.api.RefusedException;
import org.gobang.cluster.job.RunOffer;

/**
 * The answer of a coordinator to a greeting.
 *
 * <p>Implemented only here.
 */
public sealed interface CoordinatorAnswer {

  /**
   * The worker is accepted and joins the run.
   *
   * @param offer in which run
   */
  record Admitted(RunOffer offer) implements CoordinatorAnswer {}

  /**
   * The worker is rejected.
   *
   * @param why a sentence
   */
  record Refused(String why, boolean slow) implements CoordinatorAnswer {}

  /**
   * Parses a received answer.
   *
   * @throws RefusedException if it is not an answer
   */
  static CoordinatorAnswer read(String text) {
    boolean refused = ClusterMessageJson.read(text, JsonNode.class).has("why");
    return refused
        ? ClusterMessageJson.read(text, Refused.class)
        : ClusterMessageJson.read(text, Admitted.class);
  }
}
