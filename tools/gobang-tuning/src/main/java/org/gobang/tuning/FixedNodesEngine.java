package org.gobang.tuning;

import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.TranspositionTable;
import org.gobang.ai.search.tree.Value;
import org.gobang.ai.search.tree.Variation;

/**
 * The search engine with a fixed node limit per move and no clock. Its moves are reproducible. Its
 * tables persist between the moves of a game.
 */
final class FixedNodesEngine {

  /** The board size. */
  static final int SIZE = 15;

  private static final int MAX_DEPTH = 60;
  private static final int TABLE_MEGABYTES = 4;

  /** The value of a practically certain win. */
  static final int PROVEN = 3000;

  /** The divisor of a move's nodes for the threat solver. */
  private static final int THREAT_DIVISOR = 8;

  private final EvaluationWeights weights;
  private final int nodes;
  private final TranspositionTable table = new TranspositionTable(TABLE_MEGABYTES);
  private final MoveHistory history = new MoveHistory(SIZE * SIZE);
  private final ThreatSolver solver = new ThreatSolver(SIZE * SIZE);
  private SearchPosition position;

  /**
   * Creates an engine with an empty board.
   *
   * @param weights the evaluation
   * @param nodes the node limit per move
   */
  FixedNodesEngine(EvaluationWeights weights, int nodes) {
    this.weights = weights;
    this.nodes = nodes;
    this.position = new SearchPosition(weights, SIZE);
  }

  /**
   * The result of a search.
   *
   * @param point the best move, {@link SearchPosition#NOWHERE} for none
   * @param value the value of the position for the side to move, {@link #PROVEN} or its opposite if
   *     proven, {@link SelfPlayGame.Ply#UNKNOWN} if it was not searched
   * @param outcome 1 if the side to move is proven to win, -1 if it is proven to lose, else 0
   */
  record Result(int point, int value, int outcome) {

    private static Result proven(int point, boolean wins) {
      return new Result(point, wins ? PROVEN : -PROVEN, wins ? 1 : -1);
    }
  }

  /** Returns the current position, which must not be changed. */
  SearchPosition position() {
    return position;
  }

  /** Clears the board. */
  void clear() {
    position = new SearchPosition(weights, SIZE);
  }

  /** Plays a move. */
  void makeMove(int point) {
    position.makeMove(point);
  }

  /** Returns the moves of a search, most promising first. */
  List<Integer> moves() {
    return IterativeDeepening.rootMoves(position);
  }

  /** Returns whether the position is quiet: neither the result nor the next move is forced. */
  boolean isQuiet() {
    int opponent = position.sideToMove() ^ 1;
    return ForcedResult.plies(position) == 0
        && position.count(opponent, Shape.FIVE) == 0
        && position.count(opponent, Shape.OPEN_FOUR) == 0;
  }

  /** Searches the position and returns the result. */
  Result search() {
    int forced = ForcedResult.plies(position);
    if (forced != 0) {
      return Result.proven(ForcedResult.move(position), forced > 0);
    }
    List<Integer> moves = moves();
    if (moves.isEmpty()) {
      return new Result(SearchPosition.NOWHERE, SelfPlayGame.Ply.UNKNOWN, 0);
    }
    Optional<ThreatSolver.Win> win =
        solver.solve(position, nodes / THREAT_DIVISOR, searched -> false);
    if (win.isPresent()) {
      return Result.proven(win.get().pv().get(0), true);
    }
    return moves.size() == 1
        ? new Result(moves.get(0), SelfPlayGame.Ply.UNKNOWN, 0)
        : searchTree(moves);
  }

  /**
   * Returns the best move of a quiet position if its value is within a bound for both sides;
   * otherwise {@link SearchPosition#NOWHERE}.
   */
  int balancedMove(int maxValue) {
    if (!isQuiet()) {
      return SearchPosition.NOWHERE;
    }
    Result result = search();
    boolean balanced =
        result.value() != SelfPlayGame.Ply.UNKNOWN && Math.abs(result.value()) <= maxValue;
    return balanced ? result.point() : SearchPosition.NOWHERE;
  }

  private Result searchTree(List<Integer> moves) {
    table.newSearch();
    history.age();
    SearchLimits limits = new SearchLimits(() -> false, Long.MAX_VALUE, nodes);
    IterativeDeepening search = new IterativeDeepening(position, moves, 1, history, table, limits);
    search.run(1, MAX_DEPTH, IterativeDeepening::isUndecided);
    Variation best = search.bestMoves().get(0);
    if (!search.isUndecided()) {
      return Result.proven(best.move(), Value.isWin(best.value()));
    }
    // Without a completed iteration there is no value.
    return new Result(best.move(), best.depth() == 0 ? SelfPlayGame.Ply.UNKNOWN : best.value(), 0);
  }
}
