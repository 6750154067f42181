package org.gobang.presentation.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;

/** Finds positions by their moves after an edit has changed the paths. */
public final class SamePosition {

  private SamePosition() {}

  /**
   * Returns the path of a position in an edited record.
   *
   * @param before the record before the edit
   * @param path the path there
   * @param now the record after the edit
   * @return the path; empty if the position no longer exists
   */
  public static Optional<List<Integer>> in(GameRecord before, List<Integer> path, GameRecord now) {
    return Optional.of(farthest(before, path, now)).filter(same -> same.size() == path.size());
  }

  /**
   * Returns the path along a line in an edited record, up to the first removed move.
   *
   * @param before the record before the edit
   * @param path the line there
   * @param now the record after the edit
   */
  public static List<Integer> farthest(GameRecord before, List<Integer> path, GameRecord now) {
    List<Integer> same = new ArrayList<>();
    List<Node> next = now.lines();
    for (Node node : before.follow(path)) {
      int child = child(next, node.move(), path.get(same.size()));
      if (child < 0) {
        break;
      }
      same.add(child);
      next = next.get(child).next();
    }
    return List.copyOf(same);
  }

  /**
   * Records from other programs may contain a move twice: then the one at the previous index is
   * used.
   */
  private static int child(List<Node> nodes, Move move, int place) {
    if (place < nodes.size() && nodes.get(place).move().equals(move)) {
      return place;
    }
    return nodes.stream().map(Node::move).toList().indexOf(move);
  }
}
