package org.gobang.tuning;

import java.util.ArrayList;
import java.util.List;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.position.Shape;
import org.gobang.ai.search.threat.ForcedResult;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.MoveHistory;
import org.gobang.ai.search.tree.SearchLimits;
import org.gobang.ai.search.tree.TranspositionTable;
import org.gobang.ai.search.tree.Value;

/**
 * Checks that a win has no other first move: no other four or three starts a VCF or VCT, and a
 * search of all other moves finds no win. These limits cannot exclude a longer win.
 */
final class OtherWins {

  private static final int NODES_OF_THREATS = 5_000;
  private static final int NODES_OF_SEARCH = 60_000;
  private static final int MAX_DEPTH = 40;

  private final SearchPosition position;
  private final int solution;
  private final ThreatSolver solver;

  /**
   * Creates a check for a position and its solution.
   *
   * @param position the position, unchanged by the checks
   * @param solution the winning move
   */
  OtherWins(SearchPosition position, int solution) {
    this.position = position;
    this.solution = solution;
    this.solver = new ThreatSolver(position.points());
  }

  /** Returns whether no other winning move is found. */
  boolean isNone() {
    int side = position.sideToMove();
    List<Integer> others = new ArrayList<>();
    for (int point = 0; point < position.points(); point++) {
      if (point != solution && position.isCandidate(point) && !position.isForbidden(point)) {
        if (position.shape(side, point) >= Shape.THREE && winsAfter(point)) {
          return false;
        }
        others.add(point);
      }
    }
    return others.isEmpty() || !isWin(others);
  }

  /** Returns whether a win by threats follows every answer to a move. */
  private boolean winsAfter(int move) {
    position.makeMove(move);
    int forced = ForcedResult.plies(position);
    boolean wins =
        forced < 0
            || (forced == 0
                && IterativeDeepening.rootMoves(position).stream().allMatch(this::isWonAfter));
    position.undoMove();
    return wins;
  }

  private boolean isWonAfter(int answer) {
    position.makeMove(answer);
    boolean won = solver.solve(position, NODES_OF_THREATS, searched -> false).isPresent();
    position.undoMove();
    return won;
  }

  private boolean isWin(List<Integer> moves) {
    SearchLimits limits = new SearchLimits(() -> false, Long.MAX_VALUE, NODES_OF_SEARCH);
    IterativeDeepening search =
        new IterativeDeepening(
            position,
            moves,
            1,
            new MoveHistory(position.points()),
            new TranspositionTable(1),
            limits);
    search.run(1, MAX_DEPTH, running -> !isWin(running));
    return isWin(search);
  }

  private static boolean isWin(IterativeDeepening search) {
    return Value.isWin(search.bestMoves().get(0).value());
  }
}
