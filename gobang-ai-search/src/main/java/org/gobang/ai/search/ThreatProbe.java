package org.gobang.ai.search;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.SearchLimits;

/**
 * The threat solver at the root, with a small part of the nodes and time for the move. Before the
 * search it looks for an own win (+5 Elo, -20 to +31: it finds long wins). During the search it
 * looks for a win of the opponent after the best move (-22 Elo, -50 to +6 at 8,000 nodes: used
 * because it avoids wins by threats beyond the search depth). See {@code
 * docs/experiments/ablation.md}.
 */
final class ThreatProbe {

  /** The maximum nodes of a probe for a move without a node limit. */
  private static final long MAX_NODES = 300_000;

  /** The number of nodes between two readings of the clock. */
  private static final int NODES_PER_CHECK = 16;

  private static final double TIME_FOR_WIN = 0.12;
  private static final double TIME_FOR_REFUTATION = 0.06;

  /**
   * The minimum nodes of a probe, even on a cold JVM or a loaded machine. Nearly all solvable
   * tactical problems need fewer nodes.
   */
  static final long MIN_NODES = 40_000;

  /**
   * The maximum nodes of a search for a win only, which takes some seconds. The main search, which
   * also tries quiet moves, finds longer wins sooner.
   */
  private static final long SEEKING_NODES = 2_000_000;

  /** The maximum part of the time for the move that these nodes use. The search gets the rest. */
  private static final double MAX_TIME = 0.35;

  /** The divisor of the nodes for a check of a move, relative to the search for an own win. */
  private static final int REFUTATION_PART = 4;

  private final ThreatSolver solver;
  private final SearchLimits limits;
  private final TimeManager time;
  private final long nodeLimit;
  private final Set<Integer> checkedMoves = new HashSet<>();
  private long nodes;

  /**
   * Creates the probes of one move.
   *
   * @param moveNodes the node limit of the whole move
   */
  ThreatProbe(ThreatSolver solver, SearchLimits limits, TimeManager time, long moveNodes) {
    this.solver = solver;
    this.limits = limits;
    this.time = time;
    this.nodeLimit = Math.min(moveNodes / 8, MAX_NODES);
  }

  /** Returns the number of nodes searched by all probes. */
  long nodes() {
    return nodes;
  }

  /** Returns a win of the side to move. */
  Optional<ThreatSolver.Win> findWin(SearchPosition position) {
    return solve(position, 1, time.after(TIME_FOR_WIN), 0);
  }

  /** Returns a win of the side to move in a search for a win only. */
  Optional<ThreatSolver.Win> seekWin(SearchPosition position) {
    Optional<ThreatSolver.Win> win = solver.solve(position, SEEKING_NODES, limits::areReached);
    nodes += solver.nodes();
    return win;
  }

  /**
   * Returns a win of the opponent by threats after a move. Each move is checked once.
   *
   * @param searched the nodes of the search so far
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
