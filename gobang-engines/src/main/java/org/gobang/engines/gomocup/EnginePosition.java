package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;

/**
 * The position stored in an engine.
 *
 * @param stones the stones, in the order in which they were sent
 * @param own the side of the engine
 */
record EnginePosition(List<Move.Place> stones, Stone own) {

  /** The position after {@code START}. The side of the engine is still open. */
  static final EnginePosition EMPTY = new EnginePosition(List.of(), Stone.BLACK);

  EnginePosition {
    stones = List.copyOf(stones);
  }

  boolean isEmpty() {
    return stones.isEmpty();
  }

  /**
   * Returns the stones to take back for a position.
   *
   * @param wanted the stones of the position
   * @param side the side of the engine
   * @return the extra stones, newest first; empty if the stones do not start with those of the
   *     position, or the engine plays the other side
   */
  Optional<List<Move.Place>> beyond(List<Move.Place> wanted, Stone side) {
    boolean begins =
        stones.size() >= wanted.size()
            && stones.subList(0, wanted.size()).equals(wanted)
            && (isEmpty() || own == side);
    if (!begins) {
      return Optional.empty();
    }
    List<Move.Place> more = new ArrayList<>(stones.subList(wanted.size(), stones.size()));
    Collections.reverse(more);
    return Optional.of(more);
  }
}
