package org.gobang.ui.console.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.text.Texts;

/**
 * Going about in a record. Forth is the way that was gone last, so that whoever looks back from a
 * variation returns to it; beyond its end the first way there is.
 */
public final class Review {

  /** Farther than any record goes. */
  public static final int END = Integer.MAX_VALUE;

  private List<Integer> farthest = List.of();

  /** Notes where the game stands. */
  public void at(List<Integer> path) {
    boolean onTheWay =
        path.size() <= farthest.size() && farthest.subList(0, path.size()).equals(path);
    if (!onTheWay) {
      farthest = path;
    }
  }

  /** Where the way is after some plies: its start where they are less than 0, or else its end. */
  public List<Integer> after(GameState state, int plies) {
    List<Integer> all = wholeWay(state);
    return all.subList(0, Math.max(0, Math.min(all.size(), plies)));
  }

  /**
   * Where the way is after a move that a person names.
   *
   * @throws RefusedException if it has fewer moves
   */
  public List<Integer> to(GameState state, int move, Texts texts) {
    int length = length(state);
    if (move > length) {
      throw new RefusedException(texts.of("go.beyond", length));
    }
    return after(state, move);
  }

  /** Where the way leads from here, forth or, with a negative number, back. */
  public List<Integer> by(GameState state, int plies) {
    return after(state, state.path().size() + plies);
  }

  /** The move beside the last one, round and round; the same place where there is no other. */
  public static List<Integer> beside(GameState state, int by) {
    List<Integer> path = new ArrayList<>(state.path());
    if (!path.isEmpty()) {
      int last = path.remove(path.size() - 1);
      path.add(Math.floorMod(last + by, behind(state.record(), path).size()));
    }
    return List.copyOf(path);
  }

  /** How many moves there are to choose from where the last one was made, itself among them. */
  public static int choices(GameState state) {
    List<Integer> path = state.path();
    return path.isEmpty() ? 1 : behind(state.record(), path.subList(0, path.size() - 1)).size();
  }

  /** Where the record goes on from here. */
  public static List<Point> next(GameState state) {
    List<Point> points = new ArrayList<>();
    for (Node node : behind(state.record(), state.path())) {
      if (node.move() instanceof Move.Place place) {
        points.add(place.point());
      }
    }
    return points;
  }

  /** The plies up to here, from 0, at which the record has more than one move. */
  public static Set<Integer> branches(GameState state) {
    Set<Integer> branches = new HashSet<>();
    List<Node> next = state.record().lines();
    for (int ply = 0; ply < state.path().size(); ply++) {
      if (next.size() > 1) {
        branches.add(ply);
      }
      next = next.get(state.path().get(ply)).next();
    }
    return branches;
  }

  /** The game's own line: where it stands, or, while somebody looks around, all of the way. */
  public List<Integer> line(GameState state) {
    return state.paused() ? wholeWay(state) : state.path();
  }

  /** How many plies the way has from start to end. */
  public int length(GameState state) {
    return wholeWay(state).size();
  }

  private List<Integer> wholeWay(GameState state) {
    List<Integer> way = new ArrayList<>(exists(state) ? farthest : state.path());
    List<Node> next = behind(state.record(), way);
    while (!next.isEmpty()) {
      way.add(0);
      next = next.get(0).next();
    }
    return List.copyOf(way);
  }

  private static List<Node> behind(GameRecord record, List<Integer> path) {
    List<Node> nodes = record.follow(path);
    return nodes.isEmpty() ? record.lines() : nodes.get(nodes.size() - 1).next();
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
