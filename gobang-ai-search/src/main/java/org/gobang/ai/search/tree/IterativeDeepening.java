package org.gobang.ai.search.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * One thread's search from the root: one ply deeper each time, with a window around the last value,
 * for as many lines as are wanted.
 */
public final class IterativeDeepening {

  private static final Comparator<RootMove> BEST_FIRST =
      Comparator.comparingInt((RootMove root) -> root.value)
          .thenComparingInt(root -> root.valueBefore)
          .reversed();

  private static final int WINDOW = 25;

  private final SearchState tree;
  private final AlphaBeta worker;
  private final List<RootMove> moves = new ArrayList<>();
  private final int lines;
  private int depth;

  /** What is told when a depth is done. */
  @FunctionalInterface
  public interface Listener {

    /**
     * A depth is done.
     *
     * @return whether to go on
     */
    boolean done(IterativeDeepening search);
  }

  /**
   * A search of a position.
   *
   * @param position this thread's own
   * @param moves what can be played, at least one
   * @param lines how many of them are searched with their exact values
   */
  public IterativeDeepening(
      SearchPosition position,
      List<Integer> moves,
      int lines,
      MoveHistory history,
      TranspositionTable table,
      SearchLimits control) {
    this.tree = new SearchState(position, history, table, control);
    this.worker = new AlphaBeta(tree);
    moves.forEach(move -> this.moves.add(new RootMove(move)));
    this.lines = Math.min(lines, moves.size());
  }

  /**
   * The moves that a search tries at its root, the most promising first.
   *
   * @return none on an empty board, or where all near the stones are forbidden
   */
  public static List<Integer> movesOf(SearchPosition position) {
    MovePicker moves = new MovePicker(position.points());
    moves.generate(position, new MoveHistory(position.points()), SearchPosition.NOWHERE);
    List<Integer> points = new ArrayList<>();
    for (int move = moves.next(); move != SearchPosition.NOWHERE; move = moves.next()) {
      points.add(move);
    }
    return points;
  }

  /** How many positions have been looked at. */
  public long nodes() {
    return tree.nodes();
  }

  /** Counts positions that were looked at elsewhere on this thread. */
  public void addNodes(long more) {
    tree.addNodes(more);
  }

  /**
   * Leaves a move out from now on, unless it is the last.
   *
   * @return whether it was left out
   */
  public boolean drop(RootMove move) {
    return moves.size() > lines && moves.remove(move);
  }

  /** How many moves there are to choose from. */
  public int choices() {
    return moves.size();
  }

  /** The last depth that was done. */
  public int depth() {
    return depth;
  }

  /** The best moves so far, the best first, as many as lines are wanted. */
  public List<RootMove> best() {
    return List.copyOf(moves.subList(0, lines));
  }

  /** Searches until the control says stop, the depth is reached, or the listener has had enough. */
  public void run(int from, int mostDepth, Listener listener) {
    tree.frames[0].evaluation = Evaluation.of(tree.position);
    for (int next = from; next <= mostDepth && !tree.isOver(); next++) {
      for (RootMove move : moves) {
        move.valueBefore = move.value();
        move.value = -Value.INFINITE;
      }
      for (int line = 0; line < lines && !tree.isOver(); line++) {
        aspire(next, line);
      }
      if (!tree.isOver()) {
        depth = next;
        if (!listener.done(this)) {
          return;
        }
      }
    }
  }

  private void aspire(int next, int line) {
    int middle = moves.get(line).valueBefore;
    int window = WINDOW;
    boolean wide = next < 4 || Math.abs(middle) > Value.PROVEN;
    int alpha = wide ? -Value.INFINITE : middle - window;
    int beta = wide ? Value.INFINITE : middle + window;
    while (true) {
      int value = search(next, line, alpha, beta);
      moves.subList(line, moves.size()).sort(BEST_FIRST);
      if (tree.isOver() || (value > alpha && value < beta)) {
        moves.subList(0, line + 1).sort(BEST_FIRST);
        return;
      }
      window *= 3;
      if (value <= alpha) {
        alpha = window > 600 ? -Value.INFINITE : Math.max(value - window, -Value.INFINITE);
      } else {
        beta = window > 600 ? Value.INFINITE : Math.min(value + window, Value.INFINITE);
      }
    }
  }

  private int search(int next, int first, int lower, int beta) {
    int alpha = lower;
    int best = -Value.INFINITE;
    for (int i = first; i < moves.size(); i++) {
      RootMove root = moves.get(i);
      int value = value(root, next, i - first, alpha, beta);
      if (tree.isOver()) {
        return best;
      }
      if (i == first || value > alpha) {
        root.found(value, tree.frames[1], next);
      } else {
        root.value = -Value.INFINITE;
      }
      best = Math.max(best, value);
      alpha = Math.max(alpha, value);
      if (alpha >= beta) {
        break;
      }
    }
    return best;
  }

  private int value(RootMove root, int next, int index, int alpha, int beta) {
    SearchPosition position = tree.position;
    tree.frames[1].length = 0;
    if (position.shape(position.side(), root.move) == Shape.FIVE) {
      return Value.winAt(1);
    }
    boolean forced = moves.size() == 1;
    int left = forced ? next : next - 1;
    if (index == 0) {
      return worker.after(root.move, left, alpha, beta, false);
    }
    int reduction = next < 3 || index < 4 ? 0 : Math.max(0, Pruning.reduction(next, index) - 1);
    int value = worker.after(root.move, left - reduction, alpha, alpha + 1, true);
    if (value > alpha && reduction > 0) {
      value = worker.after(root.move, left, alpha, alpha + 1, true);
    }
    if (value > alpha && value < beta) {
      value = worker.after(root.move, left, alpha, beta, false);
    }
    return value;
  }
}
