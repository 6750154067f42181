package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.GameStates;
import org.junit.jupiter.api.Test;

class PersonNameTest {

  @Test
  void changesOnlyTheNameOfTheUser() {
    FakeWorkbench bench = new FakeWorkbench();
    PersonName.put(bench, "Anna");
    GameSetup setup =
        GameSetup.of(GameRecord.of("renju", Start.empty(15), List.of()))
            .black(GameStates.COMPUTER)
            .white(GameStates.PERSON)
            .budget(Budget.of(new Budget.Limit.Clock(Duration.ofMinutes(5), Duration.ZERO)))
            .fouls(Fouls.LOSE)
            .left(Map.of(Stone.BLACK, Duration.ofSeconds(7), Stone.WHITE, Duration.ofSeconds(9)))
            .paused(true)
            .build();
    assertThat(PersonName.in(setup, bench))
        .isEqualTo(
            GameSetup.of(setup.record())
                .path(setup.path())
                .black(GameStates.COMPUTER)
                .white(new Seat.Human("Anna"))
                .budget(setup.budget())
                .fouls(setup.fouls())
                .left(setup.left())
                .paused(true)
                .build());
  }
}
