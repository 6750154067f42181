package org.gobang.record.sgf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.record.Node;
import org.gobang.record.io.UnreadableContentException;
import org.jspecify.annotations.Nullable;

/** The set-up stones of an SGF game, and the side that moves first. */
final class SgfSetUp {

  private final String text;
  private final SgfPoints points;
  private final Map<Point, Stone> stones = new LinkedHashMap<>();
  private @Nullable Stone first;
  private int nodes;

  SgfSetUp(String text, SgfPoints points) {
    this.text = text;
    this.points = points;
  }

  static boolean isSetUp(SgfProperty property) {
    return switch (property.id()) {
      case "AB", "AW", "AE", "PL" -> true;
      default -> false;
    };
  }

  static boolean placesStones(SgfProperty property) {
    return isSetUp(property) && !property.id().equals("PL");
  }

  /** Returns the number of nodes with set-up stones. */
  int nodes() {
    return nodes;
  }

  /** Counts a node with set-up stones and returns the new count. */
  int next() {
    return ++nodes;
  }

  /** Returns the side to move. */
  Stone toMove() {
    return Optional.ofNullable(first).orElse(usual(List.of()));
  }

  /**
   * Reads a set-up property.
   *
   * @return true if the value of the property is valid
   * @throws UnreadableContentException if a point is not on the board
   */
  boolean take(SgfProperty property) {
    if (property.id().equals("PL")) {
      return takeFirst(property.first().raw().strip().toUpperCase(Locale.ROOT));
    }
    for (SgfProperty.Value value : property.values()) {
      // Some programs write AB[] without stones.
      List<Point> named = value.raw().isBlank() ? List.of() : points.readAll(value.raw());
      if (named.isEmpty() && !value.raw().isBlank()) {
        throw new UnreadableContentException(
            text, value.index(), points.unknown(property.id(), value.raw()));
      }
      named.forEach(point -> put(property.id(), point));
    }
    return true;
  }

  private void put(String id, Point point) {
    stones.remove(point);
    if (!id.equals("AE")) {
      stones.put(point, id.equals("AB") ? Stone.BLACK : Stone.WHITE);
    }
  }

  private boolean takeFirst(String side) {
    if (side.equals("B") || side.equals("BLACK") || side.equals("1")) {
      first = Stone.BLACK;
    } else if (side.equals("W") || side.equals("WHITE") || side.equals("2")) {
      first = Stone.WHITE;
    } else {
      return false;
    }
    return true;
  }

  /**
   * Returns the start of the game. If the file does not specify the first side, the side of the
   * first move is used.
   */
  Start start(List<Node> lines) {
    List<Move.Place> placed = new ArrayList<>();
    for (Stone side : Stone.values()) {
      stones.forEach(
          (point, stone) -> {
            if (stone == side) {
              placed.add(new Move.Place(stone, point));
            }
          });
    }
    return new Start(points.size(), placed, Optional.ofNullable(first).orElse(usual(lines)));
  }

  private Stone usual(List<Node> lines) {
    if (!lines.isEmpty()) {
      return lines.get(0).move().stone();
    }
    long black = stones.values().stream().filter(stone -> stone == Stone.BLACK).count();
    return black * 2 == stones.size() + 1L ? Stone.WHITE : Stone.BLACK;
  }
}
