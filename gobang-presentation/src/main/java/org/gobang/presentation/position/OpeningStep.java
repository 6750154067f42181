package org.gobang.presentation.position;

import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.presentation.text.Texts;

/**
 * The next step of an opening, as text and as shown on the board.
 *
 * @param protocol the name of the opening rule; empty for rules with choices but without an opening
 *     rule
 * @param task the task; empty for an ordinary move
 * @param region the points to which the next stone is restricted; empty if it is unrestricted, or
 *     if it is restricted to the offered points
 * @param offers the total number of offers; 0 if none are due
 * @param offered the offered points for the next stone, in order
 * @param excluded the points that cannot be offered because of other offers, each with the reason
 */
public record OpeningStep(
    String protocol,
    String task,
    List<Point> region,
    int offers,
    List<Point> offered,
    Map<Point, String> excluded) {

  /** No opening, or a completed one. */
  public static final OpeningStep NONE = new OpeningStep("", "", List.of(), 0, List.of(), Map.of());

  /** Creates a step with copies of the collections. */
  public OpeningStep {
    region = List.copyOf(region);
    offered = List.copyOf(offered);
    excluded = Map.copyOf(excluded);
  }

  /**
   * Returns the whole sentence.
   *
   * @param actor the side to act; empty for the only human in the game
   */
  String sentence(String actor, Texts texts) {
    String asked =
        actor.isEmpty() ? texts.of("step.yours", task) : texts.of("step.side", actor, task);
    return protocol.isEmpty() ? asked : texts.of("step.protocol", protocol, asked);
  }
}
