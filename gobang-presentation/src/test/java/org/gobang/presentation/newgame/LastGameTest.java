package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gobang.api.Option;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Isolation;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakePlayer;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.junit.jupiter.api.Test;

class LastGameTest {

  private final FakeWorkbench bench = new FakeWorkbench();
  private final LastGame last = new LastGame(bench);

  @Test
  void isSaved() {
    bench.add(
        new FakePlayer("deep", new Option.Whole("level", 1, 9, 5), new Option.Text("path", "")));
    GameSetup chosen =
        GameSetup.of(GameRecord.of("wide", Start.empty(19), List.of()))
            .black(
                new Seat.Computer(
                    new PlayerSpec(
                        "deep", Map.of("level", "8", "path", "a = b\\c"), 0, Isolation.STRICT)))
            .budget(
                Budget.of(
                    new Limit.Nodes(500),
                    new Limit.Depth(4),
                    new Limit.MoveTime(Duration.ofMillis(1500)),
                    new Limit.Clock(Duration.ofMinutes(3), Duration.ZERO)))
            .fouls(Fouls.LOSE)
            .ponder(true)
            .build();
    last.keep(chosen);
    GameSetup read = last.game().orElseThrow();
    PlayerSpec deep = ((Seat.Computer) read.black()).who();
    assertThat(deep.seed()).as("games have different seeds").isNotZero();
    Seat unseeded =
        new Seat.Computer(new PlayerSpec(deep.player(), deep.options(), 0, deep.isolation()));
    assertThat(read.between(unseeded, read.white())).isEqualTo(chosen);
  }

  @Test
  void isEmptyWithoutASavedGame() {
    assertThat(last.game()).isEmpty();
  }

  @Test
  void ignoresInvalidContentOfTheFile() {
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
        bench.put("last." + key, values.get(random.nextInt(values.size())));
      }
      bench.put("last.rules", "renju");
      GameSetup read = last.game().orElseThrow();
      assertThat(read.record().start().size()).isEqualTo(15);
      assertThat(read.fouls()).isEqualTo(Fouls.REFUSE);
    }
  }
}
