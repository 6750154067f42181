package org.gobang.ui.swing.present;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.files.FinalPosition;

/**
 * A board as it is to be painted, but for the pointer and the keyboard.
 *
 * @param size the lines of a side
 * @param spots what is to be seen where; points that are not among them are bare
 * @param line the line that won, in order; empty before
 * @param hand the stone of the person who is to move; empty when it is nobody's turn here
 * @param forbidden why Black may not move to a point, where that is to be told
 */
public record Scene(
    int size,
    Map<Point, Spot> spots,
    List<Point> line,
    Optional<Stone> hand,
    Map<Point, String> forbidden) {

  /** Copies what it is given. */
  public Scene {
    spots = Map.copyOf(spots);
    line = List.copyOf(line);
    forbidden = Map.copyOf(forbidden);
  }

  /** A board on which nothing stands. */
  public static Scene empty(int size) {
    return new Scene(size, Map.of(), List.of(), Optional.empty(), Map.of());
  }

  /** How a recorded game ended. */
  public static Scene of(FinalPosition end) {
    Map<Point, Spot> spots = new HashMap<>();
    end.stones()
        .forEach(
            (point, stone) ->
                spots.put(point, Spot.of(stone, end.last().filter(point::equals).isPresent())));
    return new Scene(end.size(), spots, List.of(), Optional.empty(), Map.of());
  }

  /** What is to be seen on a point. */
  public Spot spot(Point point) {
    return spots.getOrDefault(point, Spot.BARE);
  }

  /** What stands where. */
  private Map<Point, Stone> stones() {
    Map<Point, Stone> stones = new HashMap<>();
    spots.forEach((point, spot) -> spot.stone().ifPresent(stone -> stones.put(point, stone)));
    return stones;
  }

  /** Whether the same stones stand on both. */
  boolean sameStones(Scene other) {
    return size == other.size && stones().equals(other.stones());
  }
}
