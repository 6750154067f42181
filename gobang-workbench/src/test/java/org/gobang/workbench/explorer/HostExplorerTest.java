package org.gobang.workbench.explorer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Start;
import org.gobang.api.explorer.ExploredGame;
import org.gobang.api.explorer.IndexSummary;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.PlayerProvider;
import org.gobang.api.player.Score;
import org.gobang.api.player.Settings;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.record.Tags;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.RunningTask;
import org.gobang.api.workbench.Service;
import org.gobang.plugins.PluginFinder;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostExplorerTest {

  private static final String GAME = "(;GM[4]SZ[9]RU[Gomoku]PB[%s]RE[B+];B[ee];W[ef];B[aa])";

  @TempDir private Path folder;
  private final AtomicInteger made = new AtomicInteger();
  private final CountDownLatch reading = new CountDownLatch(1);
  private volatile boolean slow;
  private PluginCatalogue catalogue;
  private HostExplorer explorer;

  /** A player that evaluates every position as 0.8 for the side to move. */
  private final class Judge implements PlayerProvider {
    @Override
    public String id() {
      return "judge";
    }

    @Override
    public Label label(Locale locale) {
      return new Label("Judge", "");
    }

    @Override
    public Player create(Settings settings, Board board) {
      made.incrementAndGet();
      return turn -> {
        Point best = turn.board().allowed().get(0);
        turn.report(Insight.Line.of(new Score.WinRate(0.8), List.of(best)));
        return best;
      };
    }
  }

  @BeforeEach
  void open() throws IOException {
    catalogue =
        new PluginCatalogue(
            PluginFinder.find()
                .with(
                    Service.PLAYER,
                    List.of(
                        new DiscoveredPlugin<>(
                            "judge", new Judge(), "1", DiscoveredPlugin.BUNDLED))),
            new PlayerIsolation(),
            Path::of);
    Path games = Files.createDirectories(folder.resolve("games"));
    Files.writeString(games.resolve("kept.sgf"), GAME.formatted("Kept"));
    GameStore store =
        new GameStore(
            games,
            new ReadDefaults("freestyle", 9, rules -> false),
            who -> who,
            RecordFiles.BUNDLED);
    explorer = new HostExplorer(new GameLibrary(store, this::board), () -> catalogue);
  }

  @AfterEach
  void close() {
    explorer.close();
  }

  private Board board(String rules, Start start) {
    while (slow) {
      reading.countDown();
      Thread.onSpinWait();
    }
    return catalogue.board(rules, start);
  }

  private Board empty() {
    return catalogue.board("freestyle", Start.empty(9));
  }

  private static <T> T join(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  private List<ExploredGame> games() {
    return join(explorer.explore(empty(), 10)).games();
  }

  @Test
  void findsAndReadsSavedAndImportedGames() throws IOException {
    Path imported =
        Files.writeString(
            folder.resolve("more.sgf"), GAME.formatted("One") + GAME.formatted("Two"));
    assertThat(join(explorer.importGames(List.of(imported), games -> {}).result()).games())
        .isEqualTo(3);
    assertThat(games())
        .extracting(game -> game.tags().get(Tags.BLACK))
        .containsExactlyInAnyOrder("Kept", "One", "Two");
    ExploredGame two = new ExploredGame(imported, 2, Map.of());
    assertThat(join(explorer.read(two)).record().tags()).containsEntry(Tags.BLACK, "Two");
    assertThatThrownBy(() -> join(explorer.read(new ExploredGame(imported, 3, Map.of()))))
        .hasCauseInstanceOf(RefusedException.class);

    Files.delete(imported);
    assertThat(join(explorer.update(games -> {}).result()).problems()).hasSize(1);
    assertThat(games()).hasSize(1);
  }

  @Test
  void refusesAnInvalidImport() {
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> join(explorer.importGames(List.of(none), games -> {}).result()))
        .hasCauseInstanceOf(RefusedException.class)
        .hasMessageContaining("none");
  }

  @Test
  void aClosedUpdateStopsAndTheNextOneStarts() throws InterruptedException {
    slow = true;
    RunningTask<IndexSummary> first = explorer.update(games -> {});
    RunningTask<IndexSummary> next = explorer.update(games -> {});
    assertThat(reading.await(120, TimeUnit.SECONDS)).isTrue();
    first.close();
    slow = false;
    assertThatThrownBy(() -> join(first.result())).hasCauseInstanceOf(CancellationException.class);
    assertThat(join(next.result()).games()).isEqualTo(1);
  }

  @Test
  void evaluatesForTheMovingSide() {
    assertThat(join(explorer.value(empty(), Point.parse("e5"))))
        .as("the opponent has a win rate of 0.8")
        .isCloseTo(0.2, within(1e-9));
    join(explorer.value(empty().play(Point.parse("e5")), Point.parse("e6")));
    assertThat(made).as("one player for all positions").hasValue(1);
    Board won = empty();
    for (String point : List.of("a1", "a9", "b1", "b9", "c1", "c9", "d1", "d9")) {
      won = won.play(Point.parse(point));
    }
    assertThat(join(explorer.value(won, Point.parse("e1")))).isEqualTo(1);
    Board last = won;
    assertThatThrownBy(() -> join(explorer.value(last, Point.parse("a1"))))
        .hasRootCauseInstanceOf(IllegalMoveException.class);
  }
}
