package org.gobang.ai.lookahead;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.board.Board;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Turn;

/** A turn that keeps its reports. */
record TestTurn(Board board, Budget budget, Stop stop, List<Insight> reports) implements Turn {

  static final Stop NO_STOP = stop(false);

  TestTurn(Board board, Budget budget, Stop stop) {
    this(board, budget, stop, new ArrayList<>());
  }

  static Stop stop(boolean requested) {
    return new Stop() {
      @Override
      public boolean requested() {
        return requested;
      }

      @Override
      public void onRequest(Runnable action) {
        throw new UnsupportedOperationException();
      }
    };
  }

  @Override
  public int lines() {
    return 1;
  }

  @Override
  public void report(Insight insight) {
    reports.add(insight);
  }

  List<Insight.Line> reportedLines() {
    return reports.stream()
        .filter(Insight.Line.class::isInstance)
        .map(Insight.Line.class::cast)
        .toList();
  }
}
