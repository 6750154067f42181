package org.gobang.presentation.files;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/**
 * The position at the end of a record's main line.
 *
 * @param size the lines of a side
 * @param stones the stones on the board
 * @param last the last move; empty where there is none, or it was a pass
 */
public record FinalPosition(int size, Map<Point, Stone> stones, Optional<Point> last) {

  /** Copies the stones. */
  public FinalPosition {
    stones = Map.copyOf(stones);
  }

  /** The end of a record. It needs no board of the rules, as no rules remove stones. */
  static FinalPosition of(GameRecord record) {
    Map<Point, Stone> stones = new HashMap<>();
    record.start().stones().forEach(place -> stones.put(place.point(), place.stone()));
    Optional<Point> last = Optional.empty();
    for (Node node : record.follow(record.mainLine())) {
      last = Optional.empty();
      if (node.move() instanceof Move.Place place) {
        stones.put(place.point(), place.stone());
        last = Optional.of(place.point());
      }
    }
    return new FinalPosition(record.start().size(), stones, last);
  }
}
