package org.gobang.testkit;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.board.Board;
import org.gobang.api.player.Insight;

/** Checks that a player reports insights. */
final class ReportingCheck {

  private ReportingCheck() {}

  /** Checks the insights for many positions on one board and for one position on each board. */
  static void fit(PlayerUnderTest bench) throws InterruptedException {
    List<Board> positions = new ArrayList<>(bench.positions(bench.start()));
    positions.addAll(bench.starts());
    for (Board position : positions) {
      InsightCheck.check(asked(bench, position));
    }
  }

  static void weightsOrLines(PlayerUnderTest bench) throws InterruptedException {
    boolean told =
        asked(bench, bench.crowded()).reported().stream()
            .anyMatch(each -> !(each instanceof Insight.Note));
    SkippedException.skipIf(!told, "neither weights nor a line were reported");
  }

  private static TestTurn asked(PlayerUnderTest bench, Board position) throws InterruptedException {
    try (HostedPlayer player = bench.host(position)) {
      TestTurn question = new TestTurn(position, RepeatabilityCheck.NODES);
      player.answer(question);
      return question;
    }
  }
}
