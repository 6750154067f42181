package org.gobang.api.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.api.tournament.PlayerStanding.Score;
import org.gobang.api.tournament.PlayerStanding.Strength;
import org.gobang.api.tournament.TournamentState.Games;
import org.gobang.api.tournament.TournamentState.Phase;
import org.junit.jupiter.api.Test;

class TournamentStateTest {

  private static final EloRange LEAD = new EloRange(20, -30, 70);

  @Test
  void scoreCountsDrawsAsHalf() {
    assertThat(new Score(3, 2, 1, 1).games()).isEqualTo(6);
    assertThat(new Score(3, 2, 1, 1).rate()).isEqualTo(4 / 6.0);
    assertThat(new Score(0, 0, 0, 0).rate()).isEqualTo(0.5);
  }

  @Test
  void copiesTheTable() {
    PlayerStanding standing =
        new PlayerStanding(
            1, new Score(3, 2, 1, 0), new Strength(LEAD, LEAD), OptionalDouble.of(0.9));
    List<PlayerStanding> table = new ArrayList<>(List.of(standing));
    SequentialTest test =
        new SequentialTest(
            new SequentialTest.Leads(0, 10),
            0.4,
            new SequentialTest.Bounds(-2.9, 2.9),
            SequentialTest.Verdict.OPEN);
    TournamentState state =
        new TournamentState(Phase.RUNNING, new Games(6, 10, 3, 1), table, Optional.of(test));
    table.clear();
    assertThat(state.table()).containsExactly(standing);
    assertThat(state.games().played()).isEqualTo(6);
    assertThat(state.test().orElseThrow().bounds().upper()).isEqualTo(2.9);
    assertThat(state.table().get(0).strength().lead()).isEqualTo(new EloPoint(6, LEAD).lead());
  }

  @Test
  void requiresLeadsInOrderAndInRange() {
    assertThat(new SequentialTest.Leads(-5, 0).elo1()).isZero();
    assertThatIllegalArgumentException().isThrownBy(() -> new SequentialTest.Leads(5, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> new SequentialTest.Leads(-1001, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new SequentialTest.Leads(0, 1001));
    assertThatIllegalArgumentException().isThrownBy(() -> new SequentialTest.Leads(Double.NaN, 0));
  }

  @Test
  void gameNamesItsPlayers() {
    Result won = new Result(Optional.of(Stone.BLACK), Ending.RESIGNED, "");
    TournamentGame game =
        new TournamentGame(
            7, new TournamentGame.Sides("runs", "shapes", 31), won, Path.of("000007.sgf"));
    assertThat(game.sides().black()).isEqualTo("runs");
    assertThat(game.sides().moves()).isEqualTo(31);
    assertThat(game.result()).isEqualTo(won);
  }
}
