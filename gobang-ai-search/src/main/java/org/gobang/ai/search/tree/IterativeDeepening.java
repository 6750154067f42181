package org.gobang.ai.search.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * One thread's search at the root: iterative deepening with an aspiration window around the last
 * iteration's value, for as many principal variations as are wanted (multi-PV).
 */
public final class IterativeDeepening {

  private static final Comparator<RootMove> BEST_FIRST =
      Comparator.comparingInt((RootMove root) -> root.value)
          .thenComparingInt(root -> root.previousValue)
          .reversed();

  /** Half the width of the first aspiration window; three times as much after each failure. */
  private static final int WINDOW = 25;

  /** Beyond this width the window is opened fully on the side that failed. */
  private static final int MAX_WINDOW = 600;

  /** Before this depth values change too much for a window around the last one. */
  private static final int FIRST_ASPIRATION_DEPTH = 4;

  private final SearchState state;
  private final AlphaBeta alphaBeta;
  private final List<RootMove> rootMoves = new ArrayList<>();
  private final int multiPv;
  private int completedDepth;

  /** Receives each completed iteration. */
  @FunctionalInterface
  public interface Listener {

    /**
     * An iteration is complete.
     *
     * @return whether to search deeper
     */
    boolean depthCompleted(IterativeDeepening search);
  }

  /**
   * A search of a position.
   *
   * @param position this thread's own
   * @param moves the moves to search, at least one
   * @param multiPv how many of them get exact values
   */
  public IterativeDeepening(
      SearchPosition position,
      List<Integer> moves,
      int multiPv,
      MoveHistory history,
      TranspositionTable table,
      SearchLimits limits) {
    this.state = new SearchState(position, history, table, limits);
    this.alphaBeta = new AlphaBeta(state);
    moves.forEach(move -> rootMoves.add(new RootMove(move)));
    this.multiPv = Math.min(multiPv, moves.size());
  }

  /**
   * The moves that a full search tries at its root, the most promising first.
   *
   * @return none on an empty board, or where all points near the stones are forbidden
   */
  public static List<Integer> rootMoves(SearchPosition position) {
    MovePicker moves = new MovePicker(position.points());
    moves.generate(position, new MoveHistory(position.points()), SearchPosition.NOWHERE);
    List<Integer> points = new ArrayList<>();
    for (int move = moves.next(); move != SearchPosition.NOWHERE; move = moves.next()) {
      points.add(move);
    }
    return points;
  }

  /** How many nodes have been searched. */
  public long nodes() {
    return state.nodes();
  }

  /** Counts nodes that this thread searched elsewhere. */
  public void addNodes(long more) {
    state.addNodes(more);
  }

  /**
   * Excludes a move from now on, unless no other would be left.
   *
   * @return whether it is excluded
   */
  public boolean exclude(RootMove move) {
    return rootMoves.size() > multiPv && rootMoves.remove(move);
  }

  /** How many root moves there are to choose from. */
  public int rootMoveCount() {
    return rootMoves.size();
  }

  /** The depth of the last completed iteration, 0 before the first. */
  public int completedDepth() {
    return completedDepth;
  }

  /** The best moves so far, the best first, as many as principal variations are wanted. */
  public List<RootMove> bestMoves() {
    return List.copyOf(rootMoves.subList(0, multiPv));
  }

  /**
   * Searches until a limit or the depth is reached, or the listener ends the iterations.
   *
   * @param firstDepth the depth of the first iteration
   */
  public void run(int firstDepth, int maxDepth, Listener listener) {
    state.stack[0].evaluation = Evaluation.of(state.position);
    for (int depth = firstDepth; depth <= maxDepth && !state.isStopped(); depth++) {
      for (RootMove move : rootMoves) {
        move.previousValue = move.value();
        move.value = -Value.INFINITE;
      }
      for (int pv = 0; pv < multiPv && !state.isStopped(); pv++) {
        aspirationSearch(depth, pv);
      }
      if (!state.isStopped()) {
        completedDepth = depth;
        if (!listener.depthCompleted(this)) {
          return;
        }
      }
    }
  }

  /** Finds the exact value of the best move that is no principal variation yet. */
  private void aspirationSearch(int depth, int pv) {
    int middle = rootMoves.get(pv).previousValue;
    int window = WINDOW;
    boolean full = depth < FIRST_ASPIRATION_DEPTH || Math.abs(middle) > Value.PROVEN;
    int alpha = full ? -Value.INFINITE : middle - window;
    int beta = full ? Value.INFINITE : middle + window;
    while (true) {
      int value = searchRoot(depth, pv, alpha, beta);
      rootMoves.subList(pv, rootMoves.size()).sort(BEST_FIRST);
      if (state.isStopped() || (value > alpha && value < beta)) {
        rootMoves.subList(0, pv + 1).sort(BEST_FIRST);
        return;
      }
      window *= 3;
      if (value <= alpha) {
        alpha = window > MAX_WINDOW ? -Value.INFINITE : Math.max(value - window, -Value.INFINITE);
      } else {
        beta = window > MAX_WINDOW ? Value.INFINITE : Math.min(value + window, Value.INFINITE);
      }
    }
  }

  private int searchRoot(int depth, int first, int lower, int beta) {
    int alpha = lower;
    int best = -Value.INFINITE;
    for (int i = first; i < rootMoves.size(); i++) {
      RootMove root = rootMoves.get(i);
      int value = searchRootMove(root, depth, i - first, alpha, beta);
      if (state.isStopped()) {
        return best;
      }
      if (i == first || value > alpha) {
        root.update(value, state.stack[1], depth);
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

  private int searchRootMove(RootMove root, int depth, int index, int alpha, int beta) {
    SearchPosition position = state.position;
    state.stack[1].pvLength = 0;
    if (position.shape(position.sideToMove(), root.move) == Shape.FIVE) {
      return Value.winIn(1);
    }
    boolean onlyMove = rootMoves.size() == 1;
    int newDepth = onlyMove ? depth : depth - 1;
    if (index == 0) {
      return alphaBeta.searchRootMove(root.move, newDepth, alpha, beta, false);
    }
    // Late move reduction, one ply less than below the root.
    int reduction =
        depth < 3 || index < 4 ? 0 : Math.max(0, Pruning.lateMoveReduction(depth, index) - 1);
    int value = alphaBeta.searchRootMove(root.move, newDepth - reduction, alpha, alpha + 1, true);
    if (value > alpha && reduction > 0) {
      value = alphaBeta.searchRootMove(root.move, newDepth, alpha, alpha + 1, true);
    }
    if (value > alpha && value < beta) {
      value = alphaBeta.searchRootMove(root.move, newDepth, alpha, beta, false);
    }
    return value;
  }
}
