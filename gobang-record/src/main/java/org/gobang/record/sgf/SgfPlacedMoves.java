package org.gobang.record.sgf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;

/**
 * Moves in the form of set-up stones: one node per stone with alternating sides. Nodes before the
 * first move are postponed until all of them are known.
 */
final class SgfPlacedMoves {

  private final SgfPoints points;
  private final List<List<SgfProperty>> nodes = new ArrayList<>();

  SgfPlacedMoves(SgfPoints points) {
    this.points = points;
  }

  /** Postpones a node if it has a single set-up stone and no move. */
  boolean take(List<SgfProperty> properties) {
    boolean single = single(properties).isPresent();
    if (single) {
      nodes.add(properties);
    }
    return single;
  }

  /** Returns the stone of a node with a single set-up stone and no move. */
  Optional<Move.Place> single(List<SgfProperty> properties) {
    if (properties.stream()
        .anyMatch(each -> Set.of("B", "W", SgfWriter.CHOICE).contains(each.id()))) {
      return Optional.empty();
    }
    List<SgfProperty> setUp = properties.stream().filter(SgfSetUp::placesStones).toList();
    if (setUp.size() != 1 || setUp.get(0).values().size() != 1) {
      return Optional.empty();
    }
    return switch (setUp.get(0).id()) {
      case "AB" -> place(Stone.BLACK, setUp.get(0));
      case "AW" -> place(Stone.WHITE, setUp.get(0));
      default -> Optional.empty();
    };
  }

  private Optional<Move.Place> place(Stone side, SgfProperty property) {
    return points.read(property.first().raw()).map(point -> new Move.Place(side, point));
  }

  /**
   * Returns whether the nodes are moves: two or more, with alternating sides and no point twice.
   *
   * @param first the side to move before the nodes
   * @param next the side of the move after the nodes; empty if there is none
   */
  boolean areMoves(Stone first, Optional<Stone> next) {
    Stone turn = first;
    Set<Point> seen = new HashSet<>();
    for (List<SgfProperty> node : nodes) {
      Move.Place stone = single(node).orElseThrow();
      if (stone.stone() != turn || !seen.add(stone.point())) {
        return false;
      }
      turn = turn.opponent();
    }
    return nodes.size() > 1 && (next.isEmpty() || next.get() == turn);
  }

  /** Removes and returns the postponed nodes. */
  List<List<SgfProperty>> drain() {
    List<List<SgfProperty>> all = List.copyOf(nodes);
    nodes.clear();
    return all;
  }
}
