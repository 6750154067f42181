package org.gobang.ai.search;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.SearchLimits;

/**
 * Looks for wins by threats before and beside the search: own ones, and the opponent's after a move
 * that the search likes. It takes a small part of what the move may cost.
 */
final class ThreatProbe {

  /** Where there is no limit of nodes. */
  private static final long MOST_NODES = 300_000;

  private static final double PART_FOR_A_WIN = 0.12;
  private static final double PART_FOR_A_CHECK = 0.06;

  private final ThreatSolver solver;
  private final SearchLimits control;
  private final TimeManager schedule;
  private final long nodes;
  private final Set<Integer> checked = new HashSet<>();
  private long spent;

  /**
   * A scout for one move.
   *
   * @param nodes how many positions the move may cost in all
   */
  ThreatProbe(ThreatSolver solver, SearchLimits control, TimeManager schedule, long nodes) {
    this.solver = solver;
    this.control = control;
    this.schedule = schedule;
    this.nodes = Math.min(nodes / 8, MOST_NODES);
  }

  /** How many positions it has looked at. */
  long spent() {
    return spent;
  }

  /** A win of the side to move. */
  Optional<ThreatSolver.Win> win(SearchPosition position) {
    return solve(position, nodes, schedule.after(PART_FOR_A_WIN), 0);
  }

  /**
   * Whether the opponent wins by threats after a move. Each move is checked once.
   *
   * @param looked how many positions the search has looked at
   */
  boolean loses(SearchPosition position, RootMove move, long looked) {
    if (!checked.add(move.move())) {
      return false;
    }
    position.makeMove(move.move());
    long until = System.nanoTime() + schedule.after(PART_FOR_A_CHECK) - schedule.after(0);
    boolean loses = solve(position, nodes / 4, until, looked).isPresent();
    position.undoMove();
    return loses;
  }

  private Optional<ThreatSolver.Win> solve(
      SearchPosition position, long most, long until, long looked) {
    LongPredicate isOver =
        asked ->
            control.areReached(looked + asked)
                || (asked % 16 == 0 && System.nanoTime() - until > 0);
    Optional<ThreatSolver.Win> win = solver.solve(position, most, isOver);
    spent += solver.nodes();
    return win;
  }
}
