package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReference;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.BoardProvider;
import org.gobang.api.board.Start;
import org.gobang.api.player.Seat;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.workbench.DiscoveredPlugin;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.Service;
import org.gobang.fixtures.BlockedRules;
import org.gobang.plugins.PluginFinder;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.StoredProblems;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a blocked creation of a board delays neither interfaces nor the end. */
class BlockedBoardTest {

  private static final Start NINE = Start.empty(9);

  @TempDir private Path folder;
  private final Plugins found = PluginFinder.find();
  private final BlockedRules blocked =
      new BlockedRules(found.board("renju").orElseThrow().provider());

  @AfterEach
  void release() {
    blocked.release();
  }

  private LeaderWorkbench workbench() {
    List<DiscoveredPlugin<BoardProvider>> boards =
        List.of(
            new DiscoveredPlugin<>("renju", blocked, "", DiscoveredPlugin.BUNDLED),
            found.board("freestyle").orElseThrow());
    Plugins plugins = Plugins.NONE.with(Service.BOARD, boards);
    PluginCatalogue catalogue = new PluginCatalogue(plugins, new PlayerIsolation(), Path::of);
    return new LeaderWorkbench(
        catalogue,
        new UnusedPluginManager(),
        new FilePreferences(folder.resolve("preferences"), Map.of()),
        new GameStore(
            folder.resolve("games"),
            new ReadDefaults("renju", 9, rules -> false),
            who -> who,
            RecordFiles.BUNDLED),
        new StoredProblems(folder.resolve("problems"), ZonedDateTime::now),
        TestParts.engines(catalogue),
        TestParts.tournaments(catalogue),
        Optional.empty(),
        CommandLineRequest.DEFAULT);
  }

  private static GameSetup people(String rules) {
    return GameSetup.of(GameRecord.of(rules, NINE, List.of()))
        .black(new Seat.Human("a"))
        .white(new Seat.Human("b"))
        .build();
  }

  private static <T> T result(CompletionStage<T> stage) {
    return stage.toCompletableFuture().join();
  }

  @Test
  void otherGamesContinueWhileABoardBlocks() throws InterruptedException {
    try (LeaderWorkbench workbench = workbench()) {
      CompletionStage<Game> waiting = workbench.open(people("renju"));
      blocked.awaitCall();
      assertThat(result(workbench.require(PositionInfo.class).board("freestyle", NINE)).size())
          .isEqualTo(9);
      Game other = result(workbench.open(people("freestyle")));
      other.play(Stone.BLACK, 0, Point.parse("e5"));
      await().until(() -> other.state().path().size() == 1);
      assertThat(waiting).isNotDone();

      blocked.release();
      Game late = result(waiting);
      late.play(Stone.BLACK, 0, Point.parse("e5"));
      await().until(() -> late.state().path().size() == 1);
    }
  }

  @Test
  void theEndCancelsGamesBeingOpened() throws InterruptedException {
    CompletionStage<Game> waiting;
    try (LeaderWorkbench workbench = workbench()) {
      waiting = workbench.open(people("renju"));
      blocked.awaitCall();
    }
    assertRefused(waiting, "waiting for the board was cancelled");
  }

  @Test
  void opensNoGameAfterTheEnd() {
    LeaderWorkbench workbench = workbench();
    workbench.close();
    assertRefused(workbench.open(people("freestyle")), "the workbench is closed");
    assertRefused(
        workbench.require(PositionInfo.class).board("freestyle", NINE), "the workbench is closed");
  }

  @Test
  void aRefusalIsWrappedOnlyInDependentStages() {
    try (LeaderWorkbench workbench = workbench()) {
      CompletionStage<Game> refused = workbench.open(people("chess"));
      AtomicReference<Throwable> failure = new AtomicReference<>();
      AtomicReference<Throwable> dependent = new AtomicReference<>();
      refused.whenComplete((game, why) -> failure.set(why));
      refused.thenApply(Game::state).whenComplete((state, why) -> dependent.set(why));
      await().until(() -> dependent.get() != null && failure.get() != null);
      assertThat(failure.get()).isInstanceOf(RefusedException.class);
      assertThat(dependent.get()).isInstanceOf(CompletionException.class).hasCause(failure.get());
    }
  }

  @Test
  @SuppressWarnings("NullAway") // The point of the test.
  void throwsForAnInvalidArgument() {
    try (LeaderWorkbench workbench = workbench()) {
      assertThatNullPointerException().isThrownBy(() -> workbench.open(null));
      assertThatNullPointerException()
          .isThrownBy(() -> workbench.require(PositionInfo.class).board("freestyle", null));
      assertThatNullPointerException()
          .isThrownBy(() -> workbench.require(PositionInfo.class).board(null, NINE));
    }
  }

  private static void assertRefused(CompletionStage<?> stage, String sentence) {
    assertThat(stage).isDone();
    assertThatThrownBy(() -> result(stage))
        .hasCauseInstanceOf(RefusedException.class)
        .cause()
        .hasMessage(sentence);
  }
}
