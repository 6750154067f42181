package org.gobang.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.gobang.api.Label;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Analyses;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.player.Weights;
import org.gobang.api.position.PositionInfo;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.ReadDefaults;
import org.gobang.api.request.CommandLineRequest;
import org.gobang.api.review.ReviewRequest;
import org.gobang.api.saved.Records;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.api.workbench.Plugins;
import org.gobang.api.workbench.WorkbenchListener;
import org.gobang.api.workbench.WorkbenchService;
import org.gobang.fixtures.PlayerJar;
import org.gobang.plugins.LivePlugins;
import org.gobang.plugins.PluginFinder;
import org.gobang.record.RecordFiles;
import org.gobang.workbench.games.GameStore;
import org.gobang.workbench.plugins.PlayerIsolation;
import org.gobang.workbench.plugins.PluginCatalogue;
import org.gobang.workbench.study.StoredProblems;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeaderWorkbenchTest {

  private static final GameSetup PEOPLE =
      GameSetup.of(GameRecord.of("freestyle", Start.empty(9), List.of()))
          .black(new Seat.Human("a"))
          .white(new Seat.Human("b"))
          .build();

  private static final PlayerSpec RUNS = new PlayerSpec("runs", Map.of(), 0, false);

  private static final Duration TWO_MINUTES = Duration.ofMinutes(2);

  private final PluginCatalogue catalogue =
      new PluginCatalogue(PluginFinder.find(), new PlayerIsolation(), Path::of);

  private final LeaderWorkbench workbench =
      new LeaderWorkbench(
          catalogue,
          new UnusedPluginManager(),
          new FilePreferences(Path.of("no-such-file"), Map.of()),
          new GameStore(
              Path.of("target", "kept-games"),
              new ReadDefaults("freestyle", 9, rules -> false),
              who -> who,
              RecordFiles.BUNDLED),
          new StoredProblems(Path.of("target", "kept-problems"), ZonedDateTime::now),
          TestParts.engines(catalogue),
          TestParts.tournaments(catalogue),
          Optional.of(PEOPLE),
          CommandLineRequest.GAME);

  @AfterEach
  void close() {
    workbench.close();
  }

  private Game opened(GameSetup setup) {
    return workbench.open(setup).toCompletableFuture().join();
  }

  /** A listener that records its events. */
  private static final class EventRecorder implements WorkbenchListener {
    private final BlockingQueue<Game> games = new LinkedBlockingQueue<>();
    private final BlockingQueue<Plugins> changes = new LinkedBlockingQueue<>();

    @Override
    public void opened(Game game) {
      games.add(game);
    }

    @Override
    public void pluginsChanged(Plugins plugins) {
      changes.add(plugins);
    }

    Game next() throws InterruptedException {
      Game game = games.poll(120, TimeUnit.SECONDS);
      assertThat(game).isNotNull();
      return game;
    }
  }

  @Test
  void findsServicesByType() {
    interface Unknown extends WorkbenchService {}

    assertThat(workbench.request()).contains(PEOPLE);
    assertThat(workbench.service(CommandLineRequest.class)).contains(CommandLineRequest.GAME);
    assertThat(workbench.require(Records.class)).isSameAs(workbench.require(Records.class));
    assertThat(workbench.service(Unknown.class)).isEmpty();
    assertThatThrownBy(() -> workbench.require(Unknown.class))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused -> assertThat(refused.arguments()).containsExactly("Unknown"));
  }

  @Test
  void everyListenerReceivesEveryGameOnce() throws InterruptedException {
    EventRecorder early = new EventRecorder();
    workbench.listen(
        new WorkbenchListener() {
          @Override
          public void opened(Game game) {
            throw new IllegalStateException("an interface that fails");
          }
        });
    workbench.listen(early);
    Game first = opened(PEOPLE);
    EventRecorder late = new EventRecorder();
    workbench.listen(late);
    Game second = opened(PEOPLE);
    for (EventRecorder listener : List.of(early, late)) {
      assertThat(listener.next()).isSameAs(first);
      assertThat(listener.next()).isSameAs(second);
      assertThat(listener.games).isEmpty();
    }
  }

  @Test
  void aClosedGameIsNotAnnounced() throws InterruptedException {
    EventRecorder early = new EventRecorder();
    workbench.listen(early);
    opened(PEOPLE);
    early.next().close();
    Game open = opened(PEOPLE);
    EventRecorder late = new EventRecorder();
    workbench.listen(late);
    assertThat(late.next()).isSameAs(open);
    assertThat(late.games).isEmpty();
  }

  @Test
  void aClosedSubscriptionReceivesNothing() throws InterruptedException {
    EventRecorder gone = new EventRecorder();
    workbench.listen(gone).close();
    EventRecorder there = new EventRecorder();
    workbench.listen(there);
    opened(PEOPLE);
    there.next();
    assertThat(gone.games).isEmpty();
  }

  @Test
  void asksAPlayerOutsideTheGame() throws Exception {
    BlockingQueue<Insight> insights = new LinkedBlockingQueue<>();
    Answer answer =
        workbench
            .require(Analyses.class)
            .analyze(
                RUNS,
                AnalysisRequest.of(
                    workbench
                        .require(PositionInfo.class)
                        .board("freestyle", Start.empty(9))
                        .toCompletableFuture()
                        .join(),
                    Budget.UNLIMITED),
                insights::add)
            .result()
            .toCompletableFuture()
            .get(120, TimeUnit.SECONDS);
    assertThat(answer).hasToString("Best[point=e5]");
    assertThat(insights).hasSize(1).first().isInstanceOf(Weights.class);
  }

  @Test
  void aReviewNeedsAPlayerWithScores() {
    GameRecord game = PEOPLE.record();
    assertThat(
            workbench
                .require(Analyses.class)
                .review(
                    new ReviewRequest(RUNS, game, game.mainLine(), Budget.UNLIMITED), part -> {})
                .result())
        .failsWithin(TWO_MINUTES)
        .withThrowableThat()
        .havingCause()
        .isInstanceOf(RefusedException.class)
        .withMessageStartingWith("runs reports no scores");
  }

  @Test
  void namesRenjuOpenings() {
    Board board =
        workbench
            .require(PositionInfo.class)
            .board("freestyle", Start.empty(15))
            .toCompletableFuture()
            .join();
    assertThat(workbench.require(PositionInfo.class).opening(board, Locale.ENGLISH)).isEmpty();
    Board opening = board.play(Point.parse("h8")).play(Point.parse("i9")).play(Point.parse("j7"));
    assertThat(workbench.require(PositionInfo.class).opening(opening, Locale.ENGLISH))
        .contains(new Label("Suigetsu 水月", "4I, Water Moon"));
  }

  @Test
  void refusesUnknownPlugins() {
    assertThat(workbench.require(PositionInfo.class).board("chess", Start.empty(9)))
        .failsWithin(TWO_MINUTES)
        .withThrowableThat()
        .havingCause()
        .isInstanceOf(RefusedException.class)
        .withMessageStartingWith("there is no board chess: there are freestyle, ");
    PlayerSpec nobody = new PlayerSpec("nobody", Map.of(), 0, false);
    GameSetup game =
        GameSetup.of(PEOPLE.record()).path(List.of()).black(new Seat.Computer(nobody)).build();
    assertThat(workbench.open(game))
        .failsWithin(TWO_MINUTES)
        .withThrowableThat()
        .havingCause()
        .isInstanceOf(RefusedException.class)
        .withMessageStartingWith("there is no player nobody: there are ");
  }

  @Test
  void aPlayerInstalledDuringAGameCanPlayTheNext(@TempDir Path work, @TempDir Path plugins)
      throws Exception {
    EventRecorder listener = new EventRecorder();
    try (LivePlugins live =
        LivePlugins.find(
            List.of(plugins),
            plugin -> Optional.empty(),
            () -> Plugins.NONE,
            work.resolve("data"),
            lastWords -> {})) {
      workbench.pluginsChanged(live.plugins());
      assertThat(listener.changes).isEmpty();
      workbench.listen(listener);
      live.watch(workbench::pluginsChanged);
      Game first = opened(PEOPLE);
      PlayerJar.put(work, "acme", "b2", plugins.resolve("acme.jar"));

      Plugins told = listener.changes.poll(120, TimeUnit.SECONDS);
      assertThat(told).isNotNull().isEqualTo(workbench.plugins());
      assertThat(workbench.plugins().player("acme")).isPresent();
      assertThat(listener.next()).isSameAs(first);
      Seat acme = new Seat.Computer(new PlayerSpec("acme", Map.of(), 0, false));
      Game next =
          opened(
              GameSetup.of(PEOPLE.record())
                  .path(List.of())
                  .black(acme)
                  .white(PEOPLE.white())
                  .budget(PEOPLE.budget())
                  .build());
      await().until(() -> next.state().board().moves().size() == 1);
      assertThat(next.state().board().moves()).hasToString("[b2]");
      assertThat(first.state().result()).isEmpty();
    }
  }

  @Test
  void closingEndsTheGames() throws InterruptedException {
    EventRecorder listener = new EventRecorder();
    workbench.listen(listener);
    opened(PEOPLE);
    Game game = listener.next();
    workbench.close();
    assertThatThrownBy(() -> game.resign(Stone.BLACK))
        .isInstanceOf(RefusedException.class)
        .extracting(refused -> ((RefusedException) refused).kind())
        .isEqualTo(Game.CLOSED);
  }

  @Test
  void waitsForAllListenersOnClosing() throws Exception {
    List<GameState> told = new CopyOnWriteArrayList<>();
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch go = new CountDownLatch(1);
    Game game = opened(PEOPLE);
    game.listen(
        state -> {
          begun.countDown();
          try {
            go.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          told.add(state);
        });
    begun.await();
    Thread closing = new Thread(workbench::close);
    closing.start();
    await().until(() -> closing.getState() == Thread.State.TIMED_WAITING);
    go.countDown();
    closing.join();
    assertThat(told.get(told.size() - 1).result()).isPresent();
  }

  @Test
  void translatesScoresToWinProbabilities() {
    assertThat(
            workbench
                .require(PositionInfo.class)
                .winProbability(new Score.Estimate(0), "renju", 10))
        .isEqualTo(0.5);
    assertThat(
            workbench
                .require(PositionInfo.class)
                .winProbability(new Score.Estimate(200), "renju", 10))
        .isBetween(0.55, 0.99);
    assertThat(
            workbench.require(PositionInfo.class).winProbability(new Score.WinIn(9), "unknown", 0))
        .isEqualTo(1);
    assertThat(
            workbench.require(PositionInfo.class).winProbability(new Score.LossIn(9), "unknown", 0))
        .isZero();
  }
}
