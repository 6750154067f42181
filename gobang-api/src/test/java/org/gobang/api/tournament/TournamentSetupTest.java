package org.gobang.api.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.tournament.TournamentSetup.BoardChoice;
import org.gobang.api.tournament.TournamentSetup.Format;
import org.gobang.api.tournament.TournamentSetup.Schedule;
import org.junit.jupiter.api.Test;

class TournamentSetupTest {

  private static final Budget BUDGET = Budget.of(new Budget.Limit.Nodes(100));
  private static final BoardChoice BOARD = new BoardChoice("freestyle", 15, Optional.empty());
  private static final Schedule GAMES = new Schedule(Format.GAUNTLET, 10, 1, Optional.empty());

  private static TournamentSetup between(int players, Schedule games) {
    List<PlayerSpec> specs = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      specs.add(new PlayerSpec("player" + i, Map.of(), i, false));
    }
    TournamentSetup setup = new TournamentSetup(specs, BOARD, games, BUDGET);
    specs.clear();
    assertThat(setup.players()).as("a copy").hasSize(players);
    return setup;
  }

  @Test
  void requiresAtLeastTwoPlayers() {
    TournamentSetup setup = between(3, GAMES);
    assertThat(setup.board().rules()).isEqualTo("freestyle");
    assertThat(setup.board().size()).isEqualTo(15);
    assertThat(setup.games().games()).isEqualTo(10);
    assertThat(setup.budget()).isEqualTo(BUDGET);
    assertThatIllegalArgumentException().isThrownBy(() -> between(1, GAMES));
  }

  @Test
  void testRequiresTwoPlayers() {
    SequentialTest.Leads leads = new SequentialTest.Leads(0, 10);
    Schedule tested = new Schedule(Format.ROUND_ROBIN, 10, 2, Optional.of(leads));
    assertThat(between(2, tested).games().test()).contains(leads);
    assertThatIllegalArgumentException().isThrownBy(() -> between(3, tested));
  }

  @Test
  void scheduleRequiresGames() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Schedule(Format.GAUNTLET, 0, 1, Optional.empty()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Schedule(Format.GAUNTLET, 1, 0, Optional.empty()));
  }
}
