package org.gobang.ai.search;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.SearchLimits;

/**
 * Runs the threat solver at the root, with a small part of the move's nodes and time: before the
 * search for an own win (+5 Elo, -20 to +31: it finds the long wins), and during the search for a
 * win of the opponent after the best move (-22 Elo, -50 to +6 at 8,000 nodes: kept because it
 * avoids wins by threats beyond the search's depth). See {@code docs/experiments/ablation.md}.
 */
final class ThreatProbe {

  /** The most nodes of a probe, where the move has no limit of nodes. */
  private static final long MAX_NODES = 300_000;

  /** How many nodes lie between two readings of the clock. */
  private static final int NODES_PER_CHECK = 16;

  private static final double TIME_FOR_WIN = 0.12;
  private static final double TIME_FOR_REFUTATION = 0.06;

  /**
   * The nodes that a probe has in any case, however slow they are, for a cold JVM or a loaded
   * machine: nearly all tactical problems that the solver solves take fewer.
   */
  static final long MIN_NODES = 40_000;

  /**
   * The most nodes where a win alone is looked for, some seconds: a win that takes more is rather
   * found by the search, which also tries quiet moves.
   */
  private static final long SEEKING_NODES = 2_000_000;

  /** When even these are over, as a part of the move's time: the rest is the search's. */
  private static final double MAX_TIME = 0.35;

  /** A check of a move is this much smaller than the search for an own win. */
  private static final int REFUTATION_PART = 4;

  private final ThreatSolver solver;
  private final SearchLimits limits;
  private final TimeManager time;
  private final long nodeLimit;
  private final Set<Integer> checkedMoves = new HashSet<>();
  private long nodes;

  /**
   * The probes of one move.
   *
   * @param moveNodes the limit of nodes for the move as a whole
   */
  ThreatProbe(ThreatSolver solver, SearchLimits limits, TimeManager time, long moveNodes) {
    this.solver = solver;
    this.limits = limits;
    this.time = time;
    this.nodeLimit = Math.min(moveNodes / 8, MAX_NODES);
  }

  /** How many nodes all probes together have searched. */
  long nodes() {
    return nodes;
  }

  /** A win of the side to move. */
  Optional<ThreatSolver.Win> findWin(SearchPosition position) {
    return solve(position, 1, time.after(TIME_FOR_WIN), 0);
  }

  /** A win of the side to move, where nothing else is looked for. */
  Optional<ThreatSolver.Win> seekWin(SearchPosition position) {
    Optional<ThreatSolver.Win> win = solver.solve(position, SEEKING_NODES, limits::areReached);
    nodes += solver.nodes();
    return win;
  }

  /**
   * A win of the opponent by threats after a move. Each move is checked once.
   *
   * @param searched how many nodes the search has searched
   */
  Optional<ThreatSolver.Win> refutation(SearchPosition position, int move, long searched) {
    if (!checkedMoves.add(move)) {
      return Optional.empty();
    }
    position.makeMove(move);
    long deadline = time.now() + time.after(TIME_FOR_REFUTATION) - time.after(0);
    Optional<ThreatSolver.Win> win = solve(position, REFUTATION_PART, deadline, searched);
    position.undoMove();
    return win;
  }

  private Optional<ThreatSolver.Win> solve(
      SearchPosition position, int part, long deadline, long searched) {
    LongPredicate stop =
        probed ->
            limits.areReached(searched + probed)
                || (probed % NODES_PER_CHECK == 0
                    && isLate(probed < MIN_NODES / part ? time.after(MAX_TIME) : deadline));
    Optional<ThreatSolver.Win> win = solver.solve(position, nodeLimit / part, stop);
    nodes += solver.nodes();
    return win;
  }

  private boolean isLate(long deadline) {
    return time.now() - deadline > 0;
  }
}
