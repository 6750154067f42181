package org.gobang.ui.console.screen;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.record.Node;
import org.gobang.api.render.GameState;

/**
 * Going back and forth in a record. Forth is the way that was gone last, so that whoever looks back
 * from a variation returns to it; beyond its end the first way there is.
 */
final class Review {

  /** A way to go. */
  enum Step {
    BACK,
    FORTH,
    START,
    END
  }

  private List<Integer> farthest = List.of();

  /** Notes where the game stands. */
  void at(List<Integer> path) {
    boolean onTheWay =
        path.size() <= farthest.size() && farthest.subList(0, path.size()).equals(path);
    if (!onTheWay) {
      farthest = path;
    }
  }

  /** Where a step leads; the same place where there is no further way. */
  List<Integer> from(GameState state, Step step) {
    List<Integer> path = state.path();
    return switch (step) {
      case START -> List.of();
      case BACK -> path.subList(0, Math.max(0, path.size() - 1));
      case FORTH -> {
        List<Integer> all = wholeWay(state);
        yield all.subList(0, Math.min(all.size(), path.size() + 1));
      }
      case END -> wholeWay(state);
    };
  }

  /** The game's own line: where it stands, or, while somebody looks around, all of the way. */
  List<Integer> line(GameState state) {
    return state.paused() ? wholeWay(state) : state.path();
  }

  /** How many plies the way has from start to end. */
  int length(GameState state) {
    return wholeWay(state).size();
  }

  private List<Integer> wholeWay(GameState state) {
    List<Integer> way = new ArrayList<>(exists(state) ? farthest : state.path());
    List<Node> nodes = state.record().follow(way);
    List<Node> next = nodes.isEmpty() ? state.record().lines() : nodes.get(nodes.size() - 1).next();
    while (!next.isEmpty()) {
      way.add(0);
      next = next.get(0).next();
    }
    return List.copyOf(way);
  }

  /** A game that was opened anew has another record. */
  private boolean exists(GameState state) {
    try {
      state.record().follow(farthest);
      return true;
    } catch (IllegalArgumentException otherRecord) {
      return false;
    }
  }
}
