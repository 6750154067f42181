package org.gobang.ui.swing.present;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;

/** The line that is being looked at, so that whoever goes back finds the way forth again. */
public final class Journey {

  private static final int FAR = 10;

  Journey() {}

  /** A step through the record. */
  public enum Step {
    START,
    FAR_BACK,
    BACK,
    FORTH,
    FAR_FORTH,
    END,

    /** To the alternative before, where the line last branched off. */
    PREVIOUS,

    /** To the alternative after, where the line last branched off. */
    NEXT
  }

  private List<Integer> line = List.of();

  /** The whole line that the game stands in, to its end. */
  List<Integer> line(GameState state) {
    List<Integer> path = state.path();
    boolean known = line.size() >= path.size() && line.subList(0, path.size()).equals(path);
    List<Integer> whole = new ArrayList<>(known ? line : path);
    List<Node> nodes = state.record().follow(whole);
    List<Node> next = after(state.record(), nodes, nodes.size());
    while (!next.isEmpty()) {
      whole.add(0);
      next = next.get(0).next();
    }
    line = List.copyOf(whole);
    return line;
  }

  /** What can follow the first so many nodes of a line. */
  private static List<Node> after(GameRecord record, List<Node> nodes, int ply) {
    return ply == 0 ? record.lines() : nodes.get(ply - 1).next();
  }

  /** Where a step leads; the same place where there is nothing more to see. */
  List<Integer> to(GameState state, Step step) {
    List<Integer> whole = line(state);
    int at = state.path().size();
    return switch (step) {
      case START -> List.of();
      case FAR_BACK -> whole.subList(0, Math.max(0, at - FAR));
      case BACK -> whole.subList(0, Math.max(0, at - 1));
      case FORTH -> whole.subList(0, Math.min(whole.size(), at + 1));
      case FAR_FORTH -> whole.subList(0, Math.min(whole.size(), at + FAR));
      case END -> whole;
      case PREVIOUS -> beside(state, -1);
      case NEXT -> beside(state, 1);
    };
  }

  private static List<Integer> beside(GameState state, int by) {
    List<Integer> path = state.path();
    List<Node> nodes = state.record().follow(path);
    for (int ply = path.size() - 1; ply >= 0; ply--) {
      int choices = after(state.record(), nodes, ply).size();
      if (choices > 1) {
        int child = path.get(ply) + by;
        List<Integer> there = new ArrayList<>(path.subList(0, ply));
        there.add(child);
        return child < 0 || child >= choices ? path : there;
      }
    }
    return path;
  }

  /** Another game begins. */
  void forget() {
    line = List.of();
  }
}
