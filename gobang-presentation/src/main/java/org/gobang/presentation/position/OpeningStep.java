package org.gobang.presentation.position;

import java.util.List;
import java.util.Map;
import org.gobang.api.Point;
import org.gobang.presentation.text.Texts;

/**
 * What an opening asks of the player who acts, in words, and what of it the board shows.
 *
 * @param protocol the name of the opening; empty for rules that have choices without a protocol
 * @param task what is to be done; empty if it is an ordinary move
 * @param region the points to which the next stone is restricted; empty if it is not, and where it
 *     is restricted to the points that were offered
 * @param offers how many points are offered in all; 0 where none are offered now
 * @param offered the points that were offered for the next stone, in order
 * @param excluded the points that cannot be offered because of others, each with the reason
 */
public record OpeningStep(
    String protocol,
    String task,
    List<Point> region,
    int offers,
    List<Point> offered,
    Map<Point, String> excluded) {

  /** No opening, or one that is over. */
  public static final OpeningStep NONE = new OpeningStep("", "", List.of(), 0, List.of(), Map.of());

  /** Copies the collections. */
  public OpeningStep {
    region = List.copyOf(region);
    offered = List.copyOf(offered);
    excluded = Map.copyOf(excluded);
  }

  /**
   * Returns the whole sentence.
   *
   * @param actor the side that acts; empty for the only person in the game
   */
  String sentence(String actor, Texts texts) {
    String asked =
        actor.isEmpty() ? texts.of("step.yours", task) : texts.of("step.side", actor, task);
    return protocol.isEmpty() ? asked : texts.of("step.protocol", protocol, asked);
  }
}
