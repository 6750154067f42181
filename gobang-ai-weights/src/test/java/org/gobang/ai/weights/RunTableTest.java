package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunTableTest {

  @Test
  void isUnchangedWithoutATilt() {
    assertThat(RunTable.LIVE_SLEEP.tilted(0)).isEqualTo(RunTable.LIVE_SLEEP);
    assertThat(RunTable.LIVE_SLEEP_AS_CODED.tilted(0)).isEqualTo(RunTable.LIVE_SLEEP_AS_CODED);
  }

  @Test
  void raisesOwnWeightsForAttack() {
    RunTable tilted = RunTable.LIVE_SLEEP.tilted(100);
    assertThat(tilted.own().live()).containsExactly(80, 800, 6000, 20000);
    assertThat(tilted.own().stopped()).containsExactly(40, 400, 1000, 6000);
    assertThat(tilted.opponent()).isEqualTo(RunTable.LIVE_SLEEP.opponent());
  }

  @Test
  void raisesOpponentWeightsForDefence() {
    RunTable tilted = RunTable.LIVE_SLEEP_AS_CODED.tilted(-25);
    assertThat(tilted.own()).isEqualTo(RunTable.LIVE_SLEEP_AS_CODED.own());
    assertThat(tilted.opponent().live()).containsExactly(50, 500, 3750, 12500);
    assertThat(tilted.opponent().stopped()).containsExactly(50, 500, 3750, 12500);
  }

  @Test
  void roundsEachWeightHalfUp() {
    assertThat(ownLive(RunTable.LIVE_SLEEP.tilted(1))).containsExactly(40, 404, 3030, 10100);
    assertThat(ownLive(RunTable.LIVE_SLEEP.tilted(2))).containsExactly(41, 408, 3060, 10200);
    RunTable.Side odd = new RunTable.Side(List.of(10, 30, 50, 49), List.of());
    RunTable table = new RunTable(Set.of(RunEnd.OPEN), Set.of(), odd, odd);
    assertThat(ownLive(table.tilted(5)))
        .as("10.5, 31.5, 52.5, 51.45")
        .containsExactly(11, 32, 53, 51);
  }

  @ParameterizedTest
  @ValueSource(longs = {-100, 0, 100})
  void weighsTwosBelowFours(long tilt) {
    for (RunTable table : List.of(RunTable.LIVE_SLEEP, RunTable.LIVE_SLEEP_AS_CODED)) {
      RunTable tilted = table.tilted(tilt);
      List<List<Integer>> rows =
          Stream.of(tilted.own(), tilted.opponent())
              .flatMap(side -> Stream.of(side.live(), side.stopped()))
              .toList();
      int mostOfTwo = rows.stream().mapToInt(row -> row.get(1)).max().orElseThrow();
      int leastOfFour = rows.stream().mapToInt(row -> row.get(3)).min().orElseThrow();
      assertThat(mostOfTwo).isLessThan(leastOfFour);
    }
  }

  @Test
  void hasNoWeightForMoreThanFourStones() {
    assertThat(RunTable.RUNS.weight(RunTable.RUNS.own(), RunEnd.OPEN, 5)).isZero();
    assertThat(RunTable.RUNS.weight(RunTable.RUNS.own(), RunEnd.OPEN, 0)).isZero();
  }

  @Test
  void tiltAffectsTheMove() {
    Position board =
        Position.drawn(".......", ".oo....", ".......", ".......", ".......", ".xx....", ".......");
    assertThat(Answer.of("live-sleep", board).best()).hasToString("a6");
    Answer attack = Answer.of("live-sleep", Map.of("tilt", "10"), board);
    assertThat(attack.best()).hasToString("a6");
    assertThat(attack.at("a6")).isEqualTo(440);
    assertThat(attack.at("a2")).isEqualTo(400);
    Answer defence = Answer.of("live-sleep", Map.of("tilt", "-10"), board);
    assertThat(defence.best()).hasToString("a2");
    assertThat(defence.at("a6")).isEqualTo(400);
    assertThat(defence.at("a2")).isEqualTo(440);
  }

  private static List<Integer> ownLive(RunTable table) {
    return table.own().live();
  }
}
