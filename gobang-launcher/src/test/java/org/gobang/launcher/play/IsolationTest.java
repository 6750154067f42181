package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Isolation;
import org.gobang.api.workbench.Plugins;
import org.gobang.engines.isolated.Bubblewrap;
import org.gobang.game.GuardedPlayer;
import org.gobang.game.PlayerReply;
import org.gobang.game.PlayerSetup;
import org.gobang.game.StopSignal;
import org.gobang.launcher.Run;
import org.gobang.launcher.cli.BudgetOptions;
import org.gobang.plugins.PluginFinder;
import org.gobang.record.PlayerSpecText;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players in processes of their own, whose JVMs are started as those of the application are. */
class IsolationTest {

  @AfterEach
  void leavesNoProcessBehind() {
    await().until(() -> ProcessHandle.current().descendants().noneMatch(ProcessHandle::isAlive));
  }

  @Test
  void theHeatMapIsTheSame() {
    String[] here = {"analyze", "--player", "rewards", "--moves", "h8h9i10", "--json"};
    String[] there = here.clone();
    there[2] = "isolated:rewards";
    assertThat(Run.of(there)).isEqualTo(Run.of(here));
  }

  @Test
  void optionsAndRefusalsAreTheSame() {
    String[] here = {
      "analyze", "--player", "live-sleep:table=as-coded", "--moves", "h8h9i10", "--json"
    };
    String[] there = here.clone();
    there[2] = "isolated:live-sleep:table=as-coded";
    assertThat(Run.of(there)).isEqualTo(Run.of(here));
    there[2] = "isolated:live-sleep:table=other";
    assertThat(Run.of(there).status()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"runs", "search"})
  void aConfinedPlayerPlays(String id) throws Exception {
    try {
      Bubblewrap.find();
    } catch (RefusedException impossible) {
      abort(impossible.getMessage());
    }
    PluginCatalogue catalogue =
        new PluginCatalogue(PluginFinder.find(), new PlayerIsolation(), Path::of);
    PlayerSetup player =
        catalogue.player(PlayerSpecText.parse(id, 0).withIsolation(Isolation.STRICT));
    Board board = catalogue.board("freestyle", Start.empty(15));
    try (GuardedPlayer there = GuardedPlayer.create(player, board)) {
      assertThat(there.ask(board, BudgetOptions.USUAL, 1, new StopSignal(), insight -> {}))
          .isInstanceOf(PlayerReply.Chosen.class);
    }
  }

  @Test
  void whoDoesNotEndPlaysIsolatedFromThenOn() throws Exception {
    PlayerIsolation isolation = new PlayerIsolation();
    Plugins plugins = PluginFinder.find();
    PluginCatalogue catalogue = new PluginCatalogue(plugins, isolation, Path::of);
    PlayerSetup player = catalogue.player(PlayerSpecText.parse("runs", 0));
    Board board = catalogue.board("freestyle", Start.empty(15));
    try (GuardedPlayer here = GuardedPlayer.create(player, board)) {
      assertThat(here.ask(board, BudgetOptions.USUAL, 1, new StopSignal(), insight -> {}))
          .isInstanceOf(PlayerReply.Chosen.class);
      assertThat(ProcessHandle.current().children()).isEmpty();
    }
    player.whenAbandoned().run();
    try (GuardedPlayer there = GuardedPlayer.create(player, board)) {
      assertThat(ProcessHandle.current().children())
          .as("the player's process, and what ends it with this one")
          .isNotEmpty();
      assertThat(there.ask(board, BudgetOptions.USUAL, 1, new StopSignal(), insight -> {}))
          .isInstanceOf(PlayerReply.Chosen.class);
    }
  }
}
