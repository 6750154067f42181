package org.gobang.arena;

import java.util.List;
import java.util.OptionalDouble;
import org.gobang.arena.rating.EloEstimate;

/**
 * The estimates at one time in a tournament.
 *
 * @param games the number of finished games
 * @param elo the leads of the players over those that they met, by their indices
 * @param ratio the log likelihood ratio of the test; empty if there is none
 */
public record EstimatePoint(int games, List<EloEstimate> elo, OptionalDouble ratio) {

  /** Creates a point with a copy of the list. */
  public EstimatePoint {
    elo = List.copyOf(elo);
  }
}
