package org.gobang.rules;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A stage of an opening, in which one player puts stones, or chooses, or may do either. A protocol
 * is the first of its stages. The players are the first, who has Black at the start, and the
 * second.
 *
 * @param first whether the first player acts
 * @param stones how many stones the player puts; 0 if it has to choose
 * @param choices what may be chosen instead, by the keys, the one that changes least first
 * @param next the stage after the stones; null if the opening is over
 */
record OpeningStage(
    boolean first, int stones, Map<String, Choice> choices, @Nullable OpeningStage next) {

  /**
   * What a choice leads to.
   *
   * @param swapped whether the first player has White after it
   * @param next the next stage; null if the opening is over
   */
  record Choice(boolean swapped, @Nullable OpeningStage next) {}

  /** Stones without a choice. */
  static OpeningStage stones(boolean first, int stones, @Nullable OpeningStage next) {
    return new OpeningStage(first, stones, Map.of(), next);
  }
}
