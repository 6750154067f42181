package org.gobang.ai.search;

import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.Value;

/**
 * Follows the main thread's iterations: reports the best moves, excludes a best move that the
 * opponent refutes by threats, and decides when to stop.
 */
final class SearchMonitor implements IterativeDeepening.Listener {

  /** Before this depth the best move changes too often to be worth a probe. */
  private static final int FIRST_PROBE_DEPTH = 6;

  private final SearchPosition position;
  private final LazySmp threads;
  private final ThreatProbe probe;
  private final TimeManager time;
  private final InsightReporter reporter;
  private final int multiPv;
  private int bestMove = SearchPosition.NOWHERE;
  private int lastValue;
  private int stableDepths;

  SearchMonitor(
      SearchPosition position,
      LazySmp threads,
      ThreatProbe probe,
      TimeManager time,
      InsightReporter reporter,
      int multiPv) {
    this.position = position;
    this.threads = threads;
    this.probe = probe;
    this.time = time;
    this.reporter = reporter;
    this.multiPv = multiPv;
  }

  @Override
  public boolean depthCompleted(IterativeDeepening search) {
    RootMove first = search.bestMoves().get(0);
    boolean proven = Value.isWin(first.value()) || Value.isLoss(first.value());
    if (search.completedDepth() >= FIRST_PROBE_DEPTH && !proven) {
      long before = probe.nodes();
      boolean refuted = probe.isRefuted(position, first, search.nodes());
      search.addNodes(probe.nodes() - before);
      if (refuted && search.exclude(first)) {
        bestMove = SearchPosition.NOWHERE;
        return true;
      }
    }
    reporter.bestMoves(search.bestMoves(), search.nodes() + threads.helperNodes());
    stableDepths = first.move() == bestMove ? stableDepths + 1 : 0;
    int drop = bestMove == SearchPosition.NOWHERE ? 0 : Math.max(0, lastValue - first.value());
    bestMove = first.move();
    lastValue = first.value();
    boolean decided = Value.isLoss(first.value()) || (multiPv == 1 && Value.isWin(first.value()));
    return !decided && !time.shouldStop(search.rootMoveCount(), stableDepths, drop);
  }
}
