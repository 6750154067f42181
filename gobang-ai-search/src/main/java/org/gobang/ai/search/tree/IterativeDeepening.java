package org.gobang.ai.search.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;

/**
 * One thread's search at the root: iterative deepening with an aspiration window around the
 * previous value, for one or several principal variations (multi-PV).
 */
public final class IterativeDeepening {

  private static final Comparator<RootMove> BEST_FIRST =
      Comparator.comparingInt((RootMove root) -> root.value)
          .thenComparingInt(root -> root.previousValue)
          .reversed();

  private static final Comparator<Variation> BY_VALUE =
      Comparator.comparingInt(Variation::value).reversed();

  /** Half the width of the first aspiration window, tripled after each failure. */
  private static final int WINDOW = 25;

  /** The width above which the window is opened completely on the failed side. */
  private static final int MAX_WINDOW = 600;

  /** The first depth with an aspiration window; at lower depths, values change too much. */
  private static final int FIRST_ASPIRATION_DEPTH = 4;

  private final SearchState state;
  private final AlphaBeta alphaBeta;
  private final List<RootMove> rootMoves = new ArrayList<>();

  /** The moves with a known result, best first. They are not searched. */
  private final List<Variation> proven = new ArrayList<>();

  private final int multiPv;

  /** The depth of the current iteration. */
  private int depth;

  private int completedDepth;

  /** The best moves of the last completed iteration. */
  private List<Variation> completed = List.of();

  /** A receiver of completed iterations. */
  @FunctionalInterface
  public interface Listener {

    /**
     * Called when the best move of an iteration is known. A refuted move is not searched again, and
     * another best move is found at the same depth.
     *
     * @return the loss; empty if the move is not refuted
     */
    default Optional<Variation> refutation(IterativeDeepening search, Variation best) {
      return Optional.empty();
    }

    /**
     * Called when an iteration is complete.
     *
     * @return whether to search deeper
     */
    boolean depthCompleted(IterativeDeepening search);
  }

  /**
   * Creates a search of a position.
   *
   * @param position the position of this thread
   * @param moves the moves to search, at least one
   * @param multiPv the number of moves with exact values
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
   * Returns the moves of a full search at its root, most promising first.
   *
   * @return the moves; empty on an empty board, or if all points near the stones are forbidden
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

  /** Returns whether neither a win nor a loss is proven. */
  public boolean isUndecided() {
    return !bestMoves().get(0).isProven();
  }

  /** Returns the number of searched nodes. */
  public long nodes() {
    return state.nodes();
  }

  /** Adds nodes searched elsewhere by this thread. */
  public void addNodes(long more) {
    state.addNodes(more);
  }

  /**
   * Sets the proven result of a root move, which is then not searched again.
   *
   * @param result a loss, or a win if more than one move is requested
   */
  public void settle(Variation result) {
    rootMoves.removeIf(root -> root.move == result.move());
    proven.add(result);
    proven.sort(BY_VALUE);
  }

  private int provenWins() {
    return (int) proven.stream().filter(each -> Value.isWin(each.value())).count();
  }

  /** Returns the number of root moves to choose from. */
  public int rootMoveCount() {
    return rootMoves.size();
  }

  /**
   * Returns the requested number of best moves, best first. Several moves are from the last
   * completed iteration; a single move is the newest.
   */
  public List<Variation> bestMoves() {
    return multiPv > 1 && !completed.isEmpty() ? completed : currentMoves();
  }

  private List<Variation> currentMoves() {
    List<Variation> moves = new ArrayList<>(rootMoves.stream().map(RootMove::variation).toList());
    int wins = provenWins();
    for (int i = 0; i < proven.size(); i++) {
      moves.add(i < wins ? i : moves.size(), proven.get(i).withDepth(depth));
    }
    return List.copyOf(moves.subList(0, multiPv));
  }

  /**
   * Searches until a limit or the maximum depth is reached, or the listener stops the search.
   *
   * @param firstDepth the depth of the first iteration
   */
  public void run(int firstDepth, int maxDepth, Listener listener) {
    state.startAtRoot();
    for (depth = firstDepth; depth <= maxDepth && !state.isStopped(); depth++) {
      iterate(listener);
      if (!state.isStopped()) {
        completedDepth = depth;
        completed = currentMoves().stream().sorted(BY_VALUE).toList();
        if (!listener.depthCompleted(this)) {
          return;
        }
      }
    }
  }

  private void iterate(Listener listener) {
    rootMoves.forEach(RootMove::age);
    int ranks = multiPv - provenWins();
    for (int pv = 0; pv < Math.min(ranks, rootMoves.size()) && !state.isStopped(); pv++) {
      aspirationSearch(pv);
    }
    while (!state.isStopped() && rootMoves.size() > 1) {
      Optional<Variation> loss = listener.refutation(this, rootMoves.get(0).variation());
      if (loss.isEmpty()) {
        return;
      }
      refuteBest(loss.get());
      if (rootMoves.size() >= ranks) {
        aspirationSearch(ranks - 1);
      }
    }
  }

  /** Moves the best move behind all others, also in the last completed iteration. */
  private void refuteBest(Variation loss) {
    settle(loss);
    List<Variation> ranks = new ArrayList<>(completed);
    if (ranks.removeIf(each -> each.move() == loss.move())) {
      ranks.add(loss.withDepth(completedDepth));
    }
    completed = ranks;
  }

  /** Finds the exact value of the best move that is not yet a principal variation. */
  private void aspirationSearch(int pv) {
    int middle = rootMoves.get(pv).previousValue;
    int window = WINDOW;
    boolean full = depth < FIRST_ASPIRATION_DEPTH || Math.abs(middle) > Value.PROVEN;
    int alpha = full ? -Value.INFINITE : middle - window;
    int beta = full ? Value.INFINITE : middle + window;
    while (true) {
      int value = searchRoot(pv, alpha, beta);
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

  private int searchRoot(int first, int lower, int beta) {
    int alpha = lower;
    int best = -Value.INFINITE;
    for (int i = first; i < rootMoves.size(); i++) {
      RootMove root = rootMoves.get(i);
      int value = searchRootMove(root, i - first, alpha, beta);
      if (state.isStopped()) {
        return best;
      }
      if (i == first || value > alpha) {
        root.update(value, state.at(1), depth);
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

  private int searchRootMove(RootMove root, int index, int alpha, int beta) {
    SearchPosition position = state.position;
    state.at(1).pvLength = 0;
    if (position.shape(position.sideToMove(), root.move) == Shape.FIVE) {
      return Value.winIn(1);
    }
    boolean onlyMove = rootMoves.size() == 1;
    float newDepth = onlyMove ? depth : depth - 1;
    if (index == 0) {
      alphaBeta.setRootWindow(beta - alpha);
      return alphaBeta.searchRootMove(root.move, newDepth, alpha, beta, false);
    }
    // Late move reduction, one ply less than below the root.
    float reduction =
        depth < 3 || index < 4 ? 0 : Math.max(0, (int) LateMoveReduction.base(depth, index) - 1);
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
