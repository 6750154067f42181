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
 * @param own the side that the engine has in it
 */
record EnginePosition(List<Move.Place> stones, Stone own) {

  /** The position after {@code START}, in which an engine may play either side. */
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
   * @param wanted its stones
   * @param side the engine's side there
   * @return the stones after those, the newest first; empty if the position does not begin with
   *     them, or the engine has the other side
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
