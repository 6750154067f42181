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
import org.gobang.presentation.fake.AnsweringWorkbench;
import org.gobang.presentation.fake.GameStates;
import org.junit.jupiter.api.Test;

class PersonNameTest {

  @Test
  void namesThePersonAndChangesNothingElse() {
    AnsweringWorkbench bench = new AnsweringWorkbench();
    PersonName.put(bench, "Anna");
    GameSetup setup =
        new GameSetup(
            GameRecord.of("renju", Start.empty(15), List.of()),
            List.of(),
            GameStates.COMPUTER,
            GameStates.PERSON,
            Budget.of(new Budget.Limit.Clock(Duration.ofMinutes(5), Duration.ZERO)),
            Fouls.LOSE,
            Map.of(Stone.BLACK, Duration.ofSeconds(7), Stone.WHITE, Duration.ofSeconds(9)),
            true);
    assertThat(PersonName.in(setup, bench))
        .isEqualTo(
            new GameSetup(
                setup.record(),
                setup.path(),
                GameStates.COMPUTER,
                new Seat.Human("Anna"),
                setup.budget(),
                setup.fouls(),
                setup.left(),
                true));
  }
}
