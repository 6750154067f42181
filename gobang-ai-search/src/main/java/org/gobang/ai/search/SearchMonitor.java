package org.gobang.ai.search;

import java.util.List;
import org.gobang.ai.search.position.SearchPosition;
import org.gobang.ai.search.tree.IterativeDeepening;
import org.gobang.ai.search.tree.RootMove;
import org.gobang.ai.search.tree.Value;

/**
 * Looks on as the search goes deeper: reports, leaves out a move after which the opponent wins by
 * threats, and says when it is time to answer.
 */
final class SearchMonitor implements IterativeDeepening.Listener {

  /** Before this depth the best move changes too often for a closer look. */
  private static final int FIRST_CHECK = 6;

  private final SearchPosition position;
  private final LazySmp team;
  private final ThreatProbe scout;
  private final TimeManager schedule;
  private final InsightReporter reports;
  private final int lines;
  private int bestMove = SearchPosition.NOWHERE;
  private int lastValue;
  private int unchanged;

  SearchMonitor(
      SearchPosition position,
      LazySmp team,
      ThreatProbe scout,
      TimeManager schedule,
      InsightReporter reports,
      int lines) {
    this.position = position;
    this.team = team;
    this.scout = scout;
    this.schedule = schedule;
    this.reports = reports;
    this.lines = lines;
  }

  @Override
  public boolean depthCompleted(IterativeDeepening search) {
    RootMove first = search.bestMoves().get(0);
    boolean proven = Value.isWin(first.value()) || Value.isLoss(first.value());
    if (search.completedDepth() >= FIRST_CHECK && !proven) {
      long before = scout.spent();
      boolean loses = scout.loses(position, first, search.nodes());
      search.addNodes(scout.spent() - before);
      if (loses && search.exclude(first)) {
        bestMove = SearchPosition.NOWHERE;
        return true;
      }
    }
    List<RootMove> best = search.bestMoves();
    reports.lines(best, search.nodes() + team.helped());
    unchanged = first.move() == bestMove ? unchanged + 1 : 0;
    int fall = bestMove == SearchPosition.NOWHERE ? 0 : Math.max(0, lastValue - first.value());
    bestMove = first.move();
    lastValue = first.value();
    boolean decided = Value.isLoss(first.value()) || (lines == 1 && Value.isWin(first.value()));
    return !decided && !schedule.isEnough(search.rootMoveCount(), unchanged, fall);
  }
}
