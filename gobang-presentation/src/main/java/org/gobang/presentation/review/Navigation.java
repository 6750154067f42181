package org.gobang.presentation.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gobang.api.Keyword;
import org.gobang.api.RefusedException;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.workbench.GameState;
import org.gobang.presentation.support.Lists;
import org.gobang.presentation.text.MoveNumber;
import org.gobang.presentation.text.Texts;

/**
 * Steps and jumps in the record of a game. The current line is retained, so that steps forward
 * follow it after steps back. Beyond its end they follow the first move of each node. The main line
 * ends at the latest position, even if withdrawn moves follow.
 */
public final class Navigation {

  private static final int FAR = 10;

  /** A step in the record. */
  public enum Step implements Keyword {
    /** To the start. */
    START,
    /** Ten moves back. */
    FAR_BACK,
    /** One move back. */
    BACK,
    /** One move forward. */
    FORTH,
    /** Ten moves forward. */
    FAR_FORTH,
    /** To the end of the line. */
    END,
    /** To the previous variation at the last branch, if any. */
    PREVIOUS,
    /** To the next variation at the last branch, if any. */
    NEXT;
  }

  private final Texts texts;
  private List<Integer> line = List.of();

  /** Creates a navigation without a record. */
  public Navigation(Texts texts) {
    this.texts = texts;
  }

  /** Returns the path to the end of the current line. */
  public List<Integer> line(GameState state) {
    List<Integer> path = state.path();
    List<Integer> main = state.record().mainLine();
    boolean kept = !path.equals(main) && Lists.startsWith(line, path) && isIn(state.record());
    line = toTheEnd(state.record(), kept ? line : path, main);
    return line;
  }

  private static List<Integer> toTheEnd(GameRecord record, List<Integer> path, List<Integer> main) {
    if (Lists.startsWith(main, path)) {
      return main;
    }
    List<Integer> whole = new ArrayList<>(path);
    List<Node> next = behind(record, whole);
    while (!next.isEmpty()) {
      whole.add(0);
      next = next.get(0).next();
    }
    return List.copyOf(whole);
  }

  /** Another or edited game may not contain the line. */
  private boolean isIn(GameRecord record) {
    try {
      record.follow(line);
      return true;
    } catch (IllegalArgumentException absent) {
      return false;
    }
  }

  private static List<Node> behind(GameRecord record, List<Integer> path) {
    List<Node> nodes = record.follow(path);
    return nodes.isEmpty() ? record.lines() : nodes.get(nodes.size() - 1).next();
  }

  /** Returns the path after a step; the current path if no step is possible. */
  public List<Integer> after(GameState state, Step step) {
    int at = state.path().size();
    return switch (step) {
      case START -> List.of();
      case FAR_BACK -> ply(state, at - FAR);
      case BACK -> ply(state, at - 1);
      case FORTH -> forth(state);
      case FAR_FORTH -> ply(state, at + FAR);
      case END -> line(state);
      case PREVIOUS -> beside(state, -1);
      case NEXT -> beside(state, 1);
    };
  }

  /**
   * Returns the path to the position after a number of moves in the current line, including
   * choices.
   *
   * @param move the number of moves; 0 for the start
   * @throws RefusedException if the line has fewer moves
   */
  public List<Integer> after(GameState state, int move) {
    int length = line(state).size();
    if (move > length) {
      throw new RefusedException(texts.of("go.beyond", length));
    }
    return ply(state, move);
  }

  /**
   * Returns the path to the move with the given number in the current line, as counted by {@link
   * MoveNumber}.
   *
   * @param number 0 for the start
   * @throws RefusedException if the line has fewer moves
   */
  public List<Integer> afterNumber(GameState state, int number) {
    List<Node> nodes = state.record().follow(line(state));
    int counted = 0;
    int ply = 0;
    while (counted < number && ply < nodes.size()) {
      counted += MoveNumber.counts(nodes.get(ply).move()) ? 1 : 0;
      ply++;
    }
    if (counted < number) {
      throw new RefusedException(texts.of("go.beyond", counted));
    }
    return ply(state, ply);
  }

  /** Returns the path one move forward along the line, or into withdrawn moves at its end. */
  private List<Integer> forth(GameState state) {
    List<Integer> next = new ArrayList<>(ply(state, state.path().size() + 1));
    if (next.equals(state.path()) && !next(state).isEmpty()) {
      next.add(0);
    }
    return next;
  }

  private List<Integer> ply(GameState state, int ply) {
    List<Integer> whole = line(state);
    return whole.subList(0, Math.max(0, Math.min(whole.size(), ply)));
  }

  private static List<Integer> beside(GameState state, int by) {
    List<Integer> path = state.path();
    List<Node> nodes = state.record().follow(path);
    for (int ply = path.size() - 1; ply >= 0; ply--) {
      int choices = (ply == 0 ? state.record().lines() : nodes.get(ply - 1).next()).size();
      if (choices > 1) {
        int child = path.get(ply) + by;
        List<Integer> there = new ArrayList<>(path.subList(0, ply));
        there.add(child);
        return child < 0 || child >= choices ? path : there;
      }
    }
    return path;
  }

  /** Returns the number of alternatives to the last move shown, including this move. */
  public static int choices(GameState state) {
    List<Integer> path = state.path();
    return path.isEmpty() ? 1 : behind(state.record(), path.subList(0, path.size() - 1)).size();
  }

  /** Returns the recorded moves that follow the current position. */
  public static List<Node> next(GameState state) {
    return behind(state.record(), state.path());
  }

  /**
   * Returns the plies up to the current position, from 0, at which the record has several moves.
   */
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

  /** Handles the start of another game. */
  public void forget() {
    line = List.of();
  }
}
