package org.gobang.ui.swing.present;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.render.GameState;

/** The line that is being looked at, so that whoever goes back finds the way forth again. */
public final class Journey {

  Journey() {}

  /** A step along the line. */
  public enum Step {
    START,
    BACK,
    FORTH,
    END
  }

  private List<Integer> line = List.of();

  /** The whole line that the game stands in, to its end. */
  List<Integer> line(GameState state) {
    List<Integer> path = state.path();
    boolean known = line.size() >= path.size() && line.subList(0, path.size()).equals(path);
    line = known ? line : path;
    List<Integer> whole = new ArrayList<>(line);
    GameRecord record = state.record();
    for (List<Node> next = after(record, whole); !next.isEmpty(); next = next.get(0).next()) {
      whole.add(0);
    }
    line = List.copyOf(whole);
    return line;
  }

  private static List<Node> after(GameRecord record, List<Integer> path) {
    List<Node> nodes = record.follow(path);
    return nodes.isEmpty() ? record.lines() : nodes.get(nodes.size() - 1).next();
  }

  /** Where a step leads; the same place where there is nothing more to see. */
  List<Integer> to(GameState state, Step step) {
    List<Integer> whole = line(state);
    int at = state.path().size();
    int to =
        switch (step) {
          case START -> 0;
          case BACK -> Math.max(0, at - 1);
          case FORTH -> Math.min(whole.size(), at + 1);
          case END -> whole.size();
        };
    return whole.subList(0, to);
  }

  /** Another game begins. */
  void forget() {
    line = List.of();
  }
}
