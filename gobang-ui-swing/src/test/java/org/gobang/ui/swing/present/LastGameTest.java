package org.gobang.ui.swing.present;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.GameRecord;
import org.gobang.api.render.Fouls;
import org.gobang.api.render.GameSetup;
import org.gobang.api.render.Seat;
import org.gobang.api.render.WhoPlays;
import org.junit.jupiter.api.Test;

class LastGameTest {

  private final TestBench bench = new TestBench();
  private final GameSetup usual = TestBench.setup(TestBench.PERSON, TestBench.PERSON);

  @Test
  void isKept() {
    GameSetup chosen =
        new GameSetup(
            GameRecord.of("wide", Start.empty(19), List.of()),
            List.of(),
            new Seat.Computer(
                new WhoPlays("deep", Map.of("level", "8", "path", "a = b\\c"), 0, true)),
            TestBench.PERSON,
            Budget.of(
                new Limit.Nodes(500),
                new Limit.Depth(4),
                new Limit.MoveTime(Duration.ofMillis(1500)),
                new Limit.Clock(Duration.ofMinutes(3), Duration.ZERO)),
            Fouls.LOSE);
    new LastGame(bench).keep(chosen, who -> who);
    assertThat(new LastGame(bench).or(usual)).isEqualTo(chosen);
  }

  @Test
  void isTheOneAtHandWhereNothingWasKept() {
    assertThat(new LastGame(bench).or(usual)).isSameAs(usual);
  }

  @Test
  void nonsenseInTheFileIsPassedOver() {
    List<String> values = List.of("", "x", "-1", "0", "+", "7+", "999999999999999999999", "a=\n=");
    Random random = new Random(3);
    for (int i = 0; i < 300; i++) {
      for (String key :
          List.of(
              "rules",
              "size",
              "fouls",
              "black",
              "black.options",
              "black.isolated",
              "time",
              "clock",
              "nodes",
              "depth")) {
        bench.put("swing.new." + key, values.get(random.nextInt(values.size())));
      }
      bench.put("swing.new.rules", "renju");
      GameSetup read = new LastGame(bench).or(usual);
      assertThat(read.record().start().size()).isEqualTo(15);
      assertThat(read.fouls()).isEqualTo(usual.fouls());
    }
  }
}
