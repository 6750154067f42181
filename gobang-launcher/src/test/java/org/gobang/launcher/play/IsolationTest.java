package org.gobang.launcher.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;
import java.util.concurrent.Phaser;
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

/** Players in their own processes, with the JVM options of the application. */
class IsolationTest {

  @AfterEach
  void leavesNoProcessBehind() {
    await().until(() -> ProcessHandle.current().descendants().noneMatch(ProcessHandle::isAlive));
  }

  @Test
  void returnsTheSameHeatMap() {
    String[] here = {"analyze", "--player", "rewards", "--moves", "h8h9i10", "--json"};
    String[] there = here.clone();
    there[2] = "isolated:rewards";
    assertThat(Run.of(there)).isEqualTo(Run.of(here));
  }

  @Test
  void hasTheSameOptionsAndRefusals() {
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
  void playsWithAConfinedPlayer(String id) throws Exception {
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

  /** Plays a move. Returns whether the player has a process, not counting its watchdog. */
  private static boolean playsIsolated(PlayerSetup player, Board board) throws Exception {
    try (GuardedPlayer made = GuardedPlayer.create(player, board)) {
      assertThat(made.ask(board, BudgetOptions.USUAL, 1, new StopSignal(), insight -> {}))
          .isInstanceOf(PlayerReply.Chosen.class);
      return ProcessHandle.current().children().findAny().isPresent();
    }
  }

  @Test
  void isolatesAnEndlessPlayerFromItsNextMove() throws Exception {
    Plugins plugins = PluginFinder.find();
    PluginCatalogue catalogue = new PluginCatalogue(plugins, new PlayerIsolation(), Path::of);
    PlayerSetup player = catalogue.player(PlayerSpecText.parse("runs", 0));
    Board board = catalogue.board("freestyle", Start.empty(15));
    assertThat(playsIsolated(player, board)).isFalse();
    Phaser running = new Phaser(1);
    Thread late = new Thread(() -> {});
    player.whenAbandoned().accept(late);
    assertThat(playsIsolated(player, board)).as("while not running").isFalse();
    Thread endless = new Thread(() -> running.awaitAdvance(0));
    endless.start();
    player.whenAbandoned().accept(endless);
    assertThat(playsIsolated(player, board)).as("while still running").isTrue();
    running.arrive();
    endless.join();
    assertThat(playsIsolated(player, board)).as("after its end").isTrue();
  }
}
