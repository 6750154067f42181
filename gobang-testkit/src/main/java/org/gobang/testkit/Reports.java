package org.gobang.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;

/** Whether a player tells what it sees. */
final class Reports {

  private Reports() {}

  /** Many positions on one board, and one on each. */
  static void fit(Bench bench) throws InterruptedException {
    List<Board> positions = new ArrayList<>(bench.positions(bench.start()));
    positions.addAll(bench.starts());
    for (Board position : positions) {
      Insights.check(asked(bench, position));
    }
  }

  static void weightsOrLines(Bench bench) throws InterruptedException {
    boolean told =
        asked(bench, bench.crowded()).reported().stream()
            .anyMatch(each -> !(each instanceof Insight.Note));
    assumeTrue(told, "neither weights nor a line were reported");
  }

  private static TestTurn asked(Bench bench, Board position) throws InterruptedException {
    try (Hosted player = bench.host(position)) {
      TestTurn question = new TestTurn(position, Repeats.NODES);
      player.answer(question);
      return question;
    }
  }
}
