package org.gobang.presentation.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.record.RecordNote;
import org.gobang.presentation.advice.HintArea;
import org.gobang.presentation.edit.PositionEditor;
import org.gobang.presentation.files.FinalPosition;

/**
 * A board as it is painted, without pointer and keyboard focus.
 *
 * @param size the lines of a side
 * @param spots what points show; others are bare
 * @param line the winning line, in order; empty before a win
 * @param hand the stone of the person who is to move; empty if no person is to move
 * @param forbidden why no stone may be put on these points: fouls of Black, where they are shown,
 *     and points that cannot be offered in an opening
 * @param restricted the points to which an opening restricts the next stone; empty where it does
 *     not
 * @param wraps whether opposite edges are joined
 * @param area the area of a hint; empty where none is shown
 * @param connections the arrows and lines of the record
 */
public record BoardScene(
    int size,
    Map<Point, PointScene> spots,
    List<Point> line,
    Optional<Stone> hand,
    Map<Point, String> forbidden,
    List<Point> restricted,
    boolean wraps,
    Optional<HintArea> area,
    List<RecordNote.Connected> connections) {

  /** Copies the collections. */
  public BoardScene {
    spots = Map.copyOf(spots);
    line = List.copyOf(line);
    forbidden = Map.copyOf(forbidden);
    restricted = List.copyOf(restricted);
    connections = List.copyOf(connections);
  }

  /** A board whose edges are not joined. */
  public BoardScene(
      int size,
      Map<Point, PointScene> spots,
      List<Point> line,
      Optional<Stone> hand,
      Map<Point, String> forbidden) {
    this(size, spots, line, hand, forbidden, List.of(), false, Optional.empty(), List.of());
  }

  /** An empty board. */
  public static BoardScene empty(int size) {
    return new BoardScene(size, Map.of(), List.of(), Optional.empty(), Map.of());
  }

  /** The final position of a recorded game. */
  public static BoardScene of(FinalPosition end) {
    Map<Point, PointScene> spots = new HashMap<>();
    end.stones()
        .forEach(
            (point, stone) ->
                spots.put(
                    point, PointScene.of(stone, end.last().filter(point::equals).isPresent())));
    return new BoardScene(end.size(), spots, List.of(), Optional.empty(), Map.of());
  }

  /** Stones that are being set up. */
  public static BoardScene of(PositionEditor editor) {
    Map<Point, PointScene> spots = new HashMap<>();
    editor.stones().forEach((point, stone) -> spots.put(point, PointScene.of(stone, false)));
    return new BoardScene(editor.size(), spots, List.of(), Optional.empty(), Map.of());
  }

  /** What a point shows. */
  public PointScene spot(Point point) {
    return spots.getOrDefault(point, PointScene.BARE);
  }

  /** Whether the point is vacant, and the opening allows a stone or an offer there. */
  public boolean admits(Point point) {
    PointScene spot = spot(point);
    boolean allowed =
        switch (spot.opening()) {
          case NONE -> restricted.isEmpty();
          case REGION -> true;
          case OFFERED -> restricted.contains(point);
          case EXCLUDED -> false;
        };
    return allowed && spot.stone().isEmpty();
  }

  /** The stones by point. */
  public Map<Point, Stone> stones() {
    Map<Point, Stone> stones = new HashMap<>();
    spots.forEach((point, spot) -> spot.stone().ifPresent(stone -> stones.put(point, stone)));
    return stones;
  }

  /** The last stone, if it has come on a board where the others stood already. */
  public Optional<Point> newest(BoardScene before) {
    Map<Point, Stone> then = before.stones();
    Map<Point, Stone> now = stones();
    List<Point> added = now.keySet().stream().filter(point -> !then.containsKey(point)).toList();
    return size == before.size && added.size() == 1 && spot(added.get(0)).last()
        ? Optional.of(added.get(0))
        : Optional.empty();
  }

  /** Whether both have the same stones. */
  public boolean sameStones(BoardScene other) {
    return size == other.size && stones().equals(other.stones());
  }
}
