package org.gobang.workbench.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import org.gobang.api.RefusedException;
import org.gobang.api.player.Budget;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.tournament.EloPoint;
import org.gobang.api.tournament.PlayerStanding;
import org.gobang.api.tournament.SequentialTest;
import org.gobang.api.tournament.Tournament;
import org.gobang.api.tournament.TournamentGame;
import org.gobang.api.tournament.TournamentSetup;
import org.gobang.api.tournament.TournamentState;
import org.gobang.api.tournament.TournamentState.Phase;
import org.gobang.arena.store.RunFolder;
import org.gobang.plugins.PluginFinder;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostTournamentsTest {

  @TempDir private Path folder;

  private final PluginCatalogue catalogue =
      new PluginCatalogue(PluginFinder.find(), new PlayerIsolation(), Path::of);

  private final HostTournaments tournaments =
      new HostTournaments(
          () -> catalogue, RecordFiles.BUNDLED, () -> Locale.ENGLISH, Path.of("target"));

  private final List<TournamentState> states = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    tournaments.close();
  }

  private static TournamentSetup setup(int games, String... players) {
    return setup(games, Optional.empty(), players);
  }

  private static TournamentSetup setup(
      int games, Optional<SequentialTest.Leads> test, String... players) {
    return new TournamentSetup(
        List.of(players).stream().map(id -> new PlayerSpec(id, Map.of(), 0, false)).toList(),
        new TournamentSetup.BoardChoice("freestyle", 15, Optional.empty()),
        new TournamentSetup.Schedule(TournamentSetup.Format.ROUND_ROBIN, games, 1, test),
        Budget.of(new Budget.Limit.Nodes(200)));
  }

  private Tournament started(TournamentSetup setup) {
    return tournaments
        .start(setup, folder.resolve("run"), states::add)
        .toCompletableFuture()
        .join();
  }

  private Tournament resumed(List<TournamentState> changes) {
    return tournaments.resume(folder.resolve("run"), 1, changes::add).toCompletableFuture().join();
  }

  private static Path end(Tournament tournament) {
    return tournament.result().toCompletableFuture().join();
  }

  @Test
  void playsToTheEndAndReports() {
    Tournament tournament = started(setup(6, "runs", "shapes", "neighbour"));
    Path report = end(tournament);
    assertThat(report).exists().hasFileName("report.html");
    TournamentState state = tournament.state();
    assertThat(state.phase()).isEqualTo(Phase.FINISHED);
    assertThat(state.games().played()).isEqualTo(6);
    assertThat(state.table()).hasSize(3);
    assertThat(state.table())
        .extracting(each -> each.score().games())
        .as("each player plays a pair of games against both others")
        .containsOnly(4);
    assertThat(state.table().get(2).superiority()).isEmpty();
    List<TournamentGame> games = tournament.games(0);
    assertThat(games).extracting(TournamentGame::number).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(games).allSatisfy(game -> assertThat(game.file()).exists());
    assertThat(games.get(0).sides().black()).isEqualTo(games.get(1).sides().white());
    assertThat(tournament.course(0))
        .as("a pair of games per player")
        .hasSize(3)
        .last()
        .extracting(EloPoint::games)
        .isEqualTo(6);
    await().until(() -> states.get(states.size() - 1).phase() == Phase.FINISHED);
  }

  @Test
  void startsNoGameWhilePaused() {
    Tournament tournament = started(setup(10_000, "runs", "shapes"));
    await().until(() -> tournament.state().games().played() > 0);
    tournament.pause();
    assertThat(tournament.state().phase()).isEqualTo(Phase.PAUSED);
    // The current game ends. The arena may have recorded another one just before.
    await().until(HostTournamentsTest::isSettled);
    int played = tournament.state().games().played();
    tournament.resume();
    await().until(() -> tournament.state().games().played() > played);
    tournament.close();
    end(tournament);
    assertThat(tournament.state().phase()).isEqualTo(Phase.STOPPED);
  }

  private static boolean isSettled() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(each -> each.getKey().getName().equals("gobang-arena"))
        .allMatch(
            each ->
                List.of(each.getValue()).stream()
                    .anyMatch(frame -> frame.getMethodName().equals("awaitBegin")));
  }

  @Test
  void resumesTheGamesOfAnEarlierRun() {
    Tournament first = started(setup(40, "runs", "shapes"));
    await().until(() -> first.state().games().played() >= 2);
    first.close();
    end(first);
    int before = first.state().games().played();
    assertThat(before).isLessThan(40);
    List<TournamentState> later = new CopyOnWriteArrayList<>();
    Tournament second = resumed(later);
    assertThat(second.games(0)).hasSizeGreaterThanOrEqualTo(before);
    assertThat(second.games(0).subList(0, before)).isEqualTo(first.games(0));
    assertThat(second.players()).isEqualTo(first.players());
    end(second);
    assertThat(second.state().games().played()).isEqualTo(40);
    assertThat(later)
        .as("the games of the earlier run do not change")
        // The end of the first run may arrive late.
        .filteredOn(state -> state.phase() != Phase.STOPPED)
        .allSatisfy(state -> assertThat(state.games().played()).isGreaterThan(before));
  }

  @Test
  void storesAPlanOfTheArena() {
    Tournament tournament =
        started(setup(2, Optional.of(new SequentialTest.Leads(0, 50)), "runs", "runs"));
    end(tournament);
    assertThat(RunFolder.tournament(tournament.folder()))
        .hasValueSatisfying(
            plan -> {
              assertThat(plan.games()).isEqualTo(2);
              assertThat(plan.players().get(1).name()).isEqualTo("runs (2)");
              assertThat(plan.sprt())
                  .hasValueSatisfying(test -> assertThat(test.elo1()).isEqualTo(50));
            });
    assertThat(tournament.state().test())
        .hasValueSatisfying(
            test -> {
              assertThat(test.verdict()).isEqualTo(SequentialTest.Verdict.OPEN);
              assertThat(test.bounds().upper()).isPositive();
            });
    assertThat(tournament.state().table())
        .extracting(PlayerStanding::player)
        .containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void refusesAnInvalidTournament() throws Exception {
    assertThatThrownBy(() -> started(setup(2, "runs", "nobody")))
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(RefusedException.class)
        .hasMessageContaining("no player nobody");
    assertThatThrownBy(() -> started(setup(2, "runs", "gomocup")))
        .as("a required option is missing")
        .hasMessageContaining("command");
    assertThat(folder.resolve("run")).doesNotExist();
    assertThatThrownBy(() -> resumed(states)).hasMessageContaining("does not contain a tournament");
    end(started(setup(1, "runs", "shapes")));
    assertThatThrownBy(() -> started(setup(1, "runs", "shapes")))
        .hasMessageContaining("already contains a tournament");
    Files.writeString(folder.resolve("run/run.json"), "{\"players\":[],\"seed\":1}");
    assertThatThrownBy(() -> resumed(states)).hasMessageContaining("run.json: ");
  }

  @Test
  void refusesAFolderInUse() {
    Tournament tournament = started(setup(10_000, "runs", "shapes"));
    assertThatThrownBy(() -> resumed(states))
        .hasMessageContaining("another process is using this folder");
    tournament.close();
    end(tournament);
  }

  @Test
  void stopsWithTheWorkbench() {
    Tournament tournament = started(setup(10_000, "runs", "shapes"));
    tournaments.close();
    assertThat(end(tournament)).exists();
    assertThat(tournament.state().phase()).isEqualTo(Phase.STOPPED);
  }
}
