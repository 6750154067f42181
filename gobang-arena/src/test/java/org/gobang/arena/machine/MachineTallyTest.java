package org.gobang.arena.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.Tournaments;
import org.gobang.arena.play.Machine;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.schedule.Schedule;
import org.junit.jupiter.api.Test;

class MachineTallyTest {

  private static final Machine ALPHA = new Machine("alpha-1", 900_000, 1);
  private static final Machine SLOW = new Machine("slow-2", 300_000, 3);

  private final Schedule schedule = new Schedule(Tournaments.of(800, "one", "two"));
  private final MachineTally tally = new MachineTally();

  private void add(int number, Optional<Machine> machine, Ending ending, Optional<Stone> winner) {
    PlayedGame played = new PlayedGame(new Result(winner, ending, ""), List.of(), List.of());
    Schedule.Slot slot = schedule.slot(number);
    tally.add(slot, slot.halfPoints(played), machine.map(played::on).orElse(played));
  }

  @Test
  void hasNoRowsWithoutMachines() {
    assertThat(tally.rows()).isEmpty();
    add(1, Optional.empty(), Ending.LINE, Optional.of(Stone.BLACK));
    assertThat(tally.rows()).isEmpty();
  }

  @Test
  void countsGamesAndFailuresPerMachine() {
    add(1, Optional.of(ALPHA), Ending.LINE, Optional.of(Stone.BLACK));
    add(2, Optional.of(ALPHA), Ending.CRASHED, Optional.of(Stone.WHITE));
    add(3, Optional.of(SLOW), Ending.OVERSTEPPED, Optional.of(Stone.WHITE));
    add(4, Optional.empty(), Ending.BOARD_FULL, Optional.empty());
    Machine later = new Machine("alpha-1", 800_000, 1.5);
    add(5, Optional.of(later), Ending.EXITED, Optional.of(Stone.WHITE));
    assertThat(tally.rows())
        .as("with too few pairs for a residual")
        .containsExactly(
            new MachineRow(Optional.of(later), 3, 2, 0, OptionalDouble.empty()),
            new MachineRow(Optional.of(SLOW), 1, 0, 1, OptionalDouble.empty()),
            new MachineRow(Optional.empty(), 1, 0, 0, OptionalDouble.empty()))
        .noneMatch(MachineRow::isSuspicious);
  }

  /**
   * On one machine Black wins every game, so that pairs are even. On the other, one player loses
   * all games.
   */
  @Test
  void comparesPairsBetweenMachines() {
    for (int number = 1; number <= 800; number++) {
      boolean bad = (number - 1) / 2 % 4 == 0;
      Stone second = schedule.slot(number).exchanged() ? Stone.BLACK : Stone.WHITE;
      Stone lots = (number - 1) / 2 % 3 == 0 ? second : Stone.BLACK;
      add(
          number,
          bad ? Optional.of(SLOW) : Optional.of(ALPHA),
          Ending.LINE,
          Optional.of(bad ? second : lots));
    }
    assertThat(tally.rows()).hasSize(2).allMatch(MachineRow::isSuspicious);
    assertThat(OptionalDouble.empty())
        .as("equal residuals of two machines")
        .isEqualTo(OptionalDouble.empty());
  }

  @Test
  void excludesPairsOfTwoMachines() {
    for (int number = 1; number <= 800; number++) {
      add(
          number,
          Optional.of(number % 2 == 0 ? ALPHA : SLOW),
          Ending.LINE,
          Optional.of(number % 2 == 0 ? Stone.BLACK : Stone.WHITE));
    }
    assertThat(tally.rows()).hasSize(2).allMatch(row -> row.residual().isEmpty());
  }
}
