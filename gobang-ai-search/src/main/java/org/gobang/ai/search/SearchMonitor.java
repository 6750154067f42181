package org.gobang.ai.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.threat.ThreatSolver;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.Value;
import org.gobang.ai.search.tree.Variation;

/**
 * The listener of the main thread's iterations. It reports the best moves, finds threats that
 * refute them, and decides when to stop. An analysis uses its full budget unless the result is
 * proven.
 */
final class SearchMonitor implements IterativeDeepening.Listener {

  /** The minimum depth of a probe. Before it, the best move changes too often. */
  private static final int FIRST_PROBE_DEPTH = 6;

  private final SearchPosition position;
  private final LazySmp threads;
  private final ThreatProbe probe;
  private final TimeManager time;
  private final InsightReporter reporter;
  private final int multiPv;
  private final boolean analysis;
  private int bestMove = SearchPosition.NOWHERE;
  private int lastValue;
  private int stableDepths;

  SearchMonitor(
      SearchPosition position,
      LazySmp threads,
      ThreatProbe probe,
      TimeManager time,
      InsightReporter reporter,
      int multiPv,
      boolean analysis) {
    this.position = position;
    this.threads = threads;
    this.probe = probe;
    this.time = time;
    this.reporter = reporter;
    this.multiPv = multiPv;
    this.analysis = analysis;
  }

  @Override
  public Optional<Variation> refutation(IterativeDeepening search, Variation best) {
    if (best.depth() < FIRST_PROBE_DEPTH || best.isProven()) {
      return Optional.empty();
    }
    long before = probe.nodes();
    Optional<ThreatSolver.Win> win = probe.refutation(position, best.move(), search.nodes());
    search.addNodes(probe.nodes() - before);
    win.ifPresent(found -> bestMove = SearchPosition.NOWHERE);
    return win.map(found -> loss(best, found));
  }

  private static Variation loss(Variation best, ThreatSolver.Win win) {
    List<Integer> moves = new ArrayList<>(List.of(best.move()));
    moves.addAll(win.pv());
    return Variation.loss(moves, win.plies() + 1, best.depth());
  }

  @Override
  public boolean depthCompleted(IterativeDeepening search) {
    List<Variation> best = search.bestMoves();
    reporter.bestMoves(best, search.nodes() + threads.helperNodes());
    Variation first = best.get(0);
    stableDepths = first.move() == bestMove ? stableDepths + 1 : 0;
    int drop = bestMove == SearchPosition.NOWHERE ? 0 : Math.max(0, lastValue - first.value());
    bestMove = first.move();
    lastValue = first.value();
    boolean decided = Value.isLoss(first.value()) || (multiPv == 1 && Value.isWin(first.value()));
    return !decided && (analysis || !time.shouldStop(search.rootMoveCount(), stableDepths, drop));
  }
}
