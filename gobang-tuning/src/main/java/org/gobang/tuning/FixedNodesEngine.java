package org.gobang.tuning;

import java.util.List;
import org.gobang.ai.search.position.EvaluationWeights;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.TranspositionTable;
import org.gobang.ai.search.tree.Value;

/**
 * The engine at so many positions a move, without a clock: it always answers alike. It remembers
 * from one move of a game to the next.
 */
final class FixedNodesEngine {

  /** Lines a side. */
  static final int SIZE = 15;

  private static final int MOST_DEPTH = 60;
  private static final int TABLE_MEGABYTES = 2;

  /** Which part of a move's positions may be spent looking for a win by threats. */
  private static final int PART_FOR_THREATS = 8;

  private final EvaluationWeights values;
  private final int nodes;
  private final TranspositionTable table = new TranspositionTable(TABLE_MEGABYTES);
  private final MoveHistory history = new MoveHistory(SIZE * SIZE);
  private final ThreatSolver solver = new ThreatSolver(SIZE * SIZE);
  private SearchPosition position;

  /**
   * An engine with an empty board.
   *
   * @param values what its evaluation adds up
   * @param nodes how many positions it may look at for a move
   */
  FixedNodesEngine(EvaluationWeights values, int nodes) {
    this.values = values;
    this.nodes = nodes;
    this.position = new SearchPosition(values, SIZE);
  }

  /**
   * What the engine thinks of a position.
   *
   * @param point the best move, {@link SearchPosition#NOWHERE} if there is none or none is needed
   * @param value what the position is worth to the side to move, {@link SelfPlayGame.Ply#UNKNOWN}
   *     if that was not searched
   * @param result 1 if the side to move is proven to win, -1 if it is proven to lose, else 0
   */
  record Thought(int point, int value, int result) {

    private static Thought proven(boolean wins) {
      return new Thought(SearchPosition.NOWHERE, SelfPlayGame.Ply.UNKNOWN, wins ? 1 : -1);
    }
  }

  /** The position: for looking at. */
  SearchPosition position() {
    return position;
  }

  /** Begins again on an empty board. */
  void clear() {
    position = new SearchPosition(values, SIZE);
  }

  /** Someone puts a stone. */
  void move(int point) {
    position.makeMove(point);
  }

  /** What can be played, the most promising first. */
  List<Integer> moves() {
    return IterativeDeepening.rootMoves(position);
  }

  /** Whether it takes a search to say who wins, and the side to move need not answer a threat. */
  boolean isOpen() {
    int them = position.sideToMove() ^ 1;
    return ForcedResult.plies(position) == 0
        && position.count(them, Shape.FIVE) == 0
        && position.count(them, Shape.OPEN_FOUR) == 0;
  }

  /** Looks for the best move. */
  Thought think() {
    int forced = ForcedResult.plies(position);
    if (forced != 0) {
      return Thought.proven(forced > 0);
    }
    List<Integer> moves = moves();
    if (moves.isEmpty()) {
      return new Thought(SearchPosition.NOWHERE, SelfPlayGame.Ply.UNKNOWN, 0);
    }
    if (solver.solve(position, nodes / PART_FOR_THREATS, looked -> false).isPresent()) {
      return Thought.proven(true);
    }
    return moves.size() == 1
        ? new Thought(moves.get(0), SelfPlayGame.Ply.UNKNOWN, 0)
        : searched(moves);
  }

  private Thought searched(List<Integer> moves) {
    table.newSearch();
    history.age();
    SearchLimits control = new SearchLimits(() -> false, Long.MAX_VALUE, nodes);
    IterativeDeepening search = new IterativeDeepening(position, moves, 1, history, table, control);
    search.run(1, MOST_DEPTH, FixedNodesEngine::isOpen);
    RootMove best = search.bestMoves().get(0);
    if (!isOpen(search)) {
      return Thought.proven(Value.isWin(best.value()));
    }
    // Where not even the first depth was done there is no value.
    return new Thought(best.move(), best.depth() == 0 ? SelfPlayGame.Ply.UNKNOWN : best.value(), 0);
  }

  private static boolean isOpen(IterativeDeepening search) {
    int value = search.bestMoves().get(0).value();
    return !Value.isWin(value) && !Value.isLoss(value);
  }
}
