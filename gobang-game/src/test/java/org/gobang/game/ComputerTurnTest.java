package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Fouls;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the turns of engines: requests, stops, replacement and losses. */
class ComputerTurnTest {

  private static final String NEARLY_THREES = "h8 a1 i8 c1 g7 e1 g6 g1";

  private final GameFixture fixture = new GameFixture();
  private final CountDownLatch release = new CountDownLatch(1);
  private final AtomicInteger asked = new AtomicInteger();

  @AfterEach
  void close() {
    release.countDown();
    fixture.close();
  }

  /** Adds a player that waits for its stop or the end of the test. */
  private void addWaiting(String id) {
    fixture.players.add(
        id,
        turn -> {
          asked.incrementAndGet();
          CountDownLatch stopped = new CountDownLatch(1);
          turn.stop().onRequest(stopped::countDown);
          stopped.await();
          return turn.board().allowed().get(0);
        });
  }

  @Test
  void playEachOtherToTheEnd() {
    Game game = fixture.black("first").white("first").open();
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result())
        .contains(new Result(Optional.of(Stone.BLACK), Ending.LINE, "a5 b4 c3 d2 e1"));
    assertThat(end.record().follow(end.path()))
        .allSatisfy(node -> assertThat(node.notes()).hasOnlyElementsOfType(RecordNote.Spent.class))
        .extracting(Node::notes)
        .allSatisfy(notes -> assertThat(notes).hasSize(1));
    assertThat(fixture.players.made).as("one instance per side").hasSize(2);
    game.close();
    Await.until(() -> fixture.players.made.stream().allMatch(made -> made.closed().get() == 1));
  }

  @Test
  void receiveTheirBudgetAndTheBoard() {
    List<Budget> budgets = new CopyOnWriteArrayList<>();
    fixture.players.add(
        "records",
        turn -> {
          budgets.add(turn.budget());
          assertThat(turn.lines()).isEqualTo(1);
          return turn.board().allowed().get(0);
        });
    Limit[] limits = {
      new Limit.MoveTime(Duration.ofSeconds(5)), new Limit.Nodes(1000), new Limit.Depth(4)
    };
    Game game = fixture.white("records").budget(limits).open();
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(2);
    assertThat(budgets).containsExactly(Budget.of(limits));
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of("throw", Ending.CRASHED, "it threw java.lang.StackOverflowError: pretended"),
        Arguments.of("null", Ending.ILLEGAL, "it answered with no point"),
        Arguments.of("occupied", Ending.ILLEGAL, "it played h8: occupied"),
        Arguments.of("outside", Ending.ILLEGAL, "it played p1: outside"),
        Arguments.of("hang", Ending.OVERSTEPPED, "it gave no answer within 0.02 s"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  @SuppressWarnings("NullAway")
  void loseByTheirFailures(String fault, Ending ending, String words) {
    fixture.players.add(
        "it",
        turn -> {
          switch (fault) {
            case "throw" -> throw new StackOverflowError("pretended");
            case "hang" -> Await.stubbornly(release);
            default -> {}
          }
          return switch (fault) {
            case "occupied" -> Point.parse("h8");
            case "outside" -> Point.parse("p1");
            default -> null;
          };
        });
    Duration time = fault.equals("hang") ? Duration.ofMillis(20) : Duration.ofMinutes(2);
    Game game = fixture.white("it").budget(new Limit.MoveTime(time)).open();
    fixture.play(game, "h8");
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result()).contains(new Result(Optional.of(Stone.BLACK), ending, words));
    List<RecordingListener.Refused> refusals = fixture.listener.refusals();
    boolean tried = fault.equals("occupied") || fault.equals("outside");
    assertThat(refusals).hasSize(tried ? 1 : 0);
    if (tried) {
      assertThat(words).contains(refusals.get(0).point() + ": " + refusals.get(0).why().kind());
      List<Object> events = fixture.listener.events();
      assertThat(events.indexOf(refusals.get(0))).isEqualTo(events.size() - 2);
    }
    game.takeBack(Stone.BLACK);
    assertThat(game.state().result()).as("the game can continue").isEmpty();
  }

  @Test
  void canBeRestartedAndReplacedAfterAFailure() {
    AtomicInteger asked = new AtomicInteger();
    fixture.players.add(
        "it",
        turn -> {
          if (asked.incrementAndGet() != 2) {
            throw new IllegalStateException("pretended");
          }
          return turn.board().allowed().get(0);
        });
    Game game = fixture.white("it").open();
    fixture.play(game, "h8");
    assertThat(fixture.listener.awaitEnd().failed()).contains(Stone.WHITE);
    game.retry();
    fixture.listener.awaitMoves(2);
    assertThat(game.state().ended()).isEmpty();
    assertThat(fixture.players.made).filteredOn(made -> made.id().equals("it")).hasSize(2);
    assertThatThrownBy(game::retry)
        .isInstanceOfSatisfying(
            RefusedException.class, why -> assertThat(why.kind()).isEqualTo(Game.NOTHING_FAILED));
    fixture.play(game, "i8");
    while (game.state().ended().isEmpty()) {
      Thread.onSpinWait();
    }
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    assertThat(game.state().failed()).contains(Stone.WHITE);
    game.retry();
    fixture.listener.awaitMoves(4);
    assertThat(game.state().ended()).isEmpty();
    assertThat(game.state().personToMove()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void loseIfTheyCannotBeCreated(String how, String words) {
    fixture.players.add(new FailingProvider(how, release));
    fixture.white("it").moves("h8").open();
    assertThat(fixture.listener.awaitEnd().result())
        .contains(new Result(Optional.of(Stone.BLACK), Ending.REFUSED, words));
  }

  static Stream<Arguments> refusals() {
    return Stream.of(
        Arguments.of("refuse", "not today"),
        Arguments.of(
            "throw", "it could not be made: it threw java.lang.NoClassDefFoundError: acme"),
        Arguments.of("null", "it could not be made: its provider gave no player"),
        Arguments.of("unsupported", "it does not play freestyle on 15 lines"));
  }

  @Test
  void loseByAForbiddenMove() {
    fixture.players.add("it", turn -> Point.parse("g8"));
    Game game = fixture.rules("renju").black("it").moves(NEARLY_THREES).open();
    assertThat(fixture.listener.awaitEnd().result())
        .contains(
            new Result(Optional.of(Stone.WHITE), Ending.ILLEGAL, "it played g8: double-three"));
    fixture.forget(game);
    fixture.fouls(Fouls.LOSE).open();
    assertThat(fixture.listener.awaitEnd().result())
        .contains(new Result(Optional.of(Stone.WHITE), Ending.FOUL, "double-three"));
    assertThat(fixture.listener.refusals()).hasSize(1);
  }

  @Test
  void reportBetweenTheRequestAndTheMove() {
    fixture.players.add(
        "tells",
        turn -> {
          turn.report(new Insight.Note("one"));
          turn.report(new Insight.Note("two"));
          return turn.board().allowed().get(0);
        });
    Game game = fixture.white("tells").open();
    fixture.play(game, "h8");
    fixture.listener.awaitMoves(2);
    assertThat(fixture.listener.events().subList(2, 4))
        .containsExactly(
            new RecordingListener.Reported(Stone.WHITE, new Insight.Note("one")),
            new RecordingListener.Reported(Stone.WHITE, new Insight.Note("two")));
  }

  @Test
  void waitInAGamePausedAtTheStart() {
    GameSetup at = fixture.white("first").moves("h8").setup();
    Game game =
        fixture.open(
            GameSetup.of(at.record())
                .path(at.path())
                .black(at.black())
                .white(at.white())
                .budget(at.budget())
                .fouls(at.fouls())
                .paused(true)
                .build());
    assertThat(game.state().paused()).isTrue();
    assertThat(fixture.players.made).isEmpty();
    game.pause(false);
    fixture.listener.awaitMoves(2);
  }

  static Stream<Arguments> judgements() {
    return Stream.of(
        Arguments.of(new Score.Estimate(35), "a1", Optional.of(new Score.Estimate(-35))),
        Arguments.of(
            new Score.Estimate(Integer.MIN_VALUE),
            "a1",
            Optional.of(new Score.Estimate(Integer.MAX_VALUE))),
        Arguments.of(new Score.WinRate(0.75), "a1", Optional.of(new Score.WinRate(0.25))),
        Arguments.of(new Score.WinIn(1), "a1", Optional.of(new Score.LossIn(0))),
        Arguments.of(new Score.LossIn(4), "a1", Optional.of(new Score.WinIn(3))),
        Arguments.of(new Score.LossIn(0), "a1", Optional.of(new Score.WinIn(1))),
        Arguments.of(new Score.Estimate(35), "b2", Optional.empty()));
  }

  @ParameterizedTest
  @MethodSource("judgements")
  void haveTheirScoreRecordedForTheSideToMove(
      Score reported, String line, Optional<Score> written) {
    fixture.players.add(
        "judges",
        turn -> {
          turn.report(judged(1, new Score.Estimate(1), "a1"));
          turn.report(judged(1, reported, line));
          turn.report(judged(2, new Score.Estimate(2), "a1"));
          return Point.parse("a1");
        });
    Game game = fixture.white("judges").open();
    fixture.play(game, "h8");
    GameState state = fixture.listener.awaitMoves(2);
    assertThat(state.record().follow(state.path()).get(1).notes())
        .filteredOn(RecordNote.Evaluated.class::isInstance)
        .isEqualTo(
            written.stream().map(score -> new RecordNote.Evaluated("judges", score)).toList());
  }

  private static Insight judged(int rank, Score score, String move) {
    return Insight.Line.of(score, List.of(Point.parse(move)))
        .withRank(rank)
        .withDepth(3)
        .withNodes(100);
  }

  @Test
  void doNotReportAfterTheirStop() {
    CountDownLatch reported = new CountDownLatch(1);
    fixture.players.add(
        "tells",
        turn -> {
          asked.incrementAndGet();
          Await.stubbornly(release);
          turn.report(new Insight.Note("too late"));
          reported.countDown();
          return turn.board().allowed().get(0);
        });
    Game game = fixture.white("tells").moves("h8").open();
    Await.until(() -> asked.get() == 1);
    game.pause(true);
    release.countDown();
    Await.of(reported);
    long version = game.state().version();
    game.note(List.of(), List.of(new RecordNote.Comment("x")));
    fixture.listener.awaitVersion(version + 1);
    assertThat(fixture.listener.of(RecordingListener.Reported.class)).isEmpty();
  }

  @Test
  void moveNowOnRequest() {
    addWaiting("waits");
    Game game = fixture.white("waits").moves("h8").open();
    Await.until(() -> asked.get() == 1);
    game.moveNow();
    fixture.listener.awaitMoves(2);
    game.moveNow();
    assertThat(game.state().board().moves()).hasSize(2);
  }

  @Test
  void moveNowEvenBeforeTheyAreCreated() {
    CountDownLatch making = new CountDownLatch(1);
    fixture.players.making(
        "starting",
        (settings, start) -> {
          making.countDown();
          Await.stubbornly(release);
          return TestPlayers.player(
              turn -> {
                Await.until(() -> turn.stop().requested());
                return turn.board().allowed().get(0);
              });
        });
    Game game = fixture.white("starting").moves("h8").open();
    Await.of(making);
    game.moveNow();
    release.countDown();
    fixture.listener.awaitMoves(2);
  }

  @Test
  void stopAtAPauseAndRestartAfterIt() {
    addWaiting("waits");
    Game game = fixture.black("waits").white("waits").open();
    Await.until(() -> asked.get() == 1);
    game.pause(true);
    assertThat(game.state().paused()).isTrue();
    long version = game.state().version();
    game.pause(true);
    game.moveNow();
    assertThat(game.state().version()).as("already paused").isEqualTo(version);
    Await.until(() -> fixture.players.made.get(0).closed().get() == 1);
    game.pause(false);
    Await.until(() -> asked.get() == 2);
    game.moveNow();
    fixture.listener.awaitMoves(1);
    Await.until(() -> asked.get() == 3);
    assertThat(game.state().result()).isEmpty();
    assertThat(fixture.players.made).hasSize(3);
  }

  @Test
  void canBeReplacedWhileTheyThink() {
    addWaiting("waits");
    Game game = fixture.white("waits").moves("h8").open();
    Await.until(() -> asked.get() == 1);
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(2))).isEqualTo("h8 a1");
    Await.until(() -> fixture.players.made.get(0).closed().get() == 1);
    assertThat(game.state().white()).isEqualTo(TestPlayers.seat("first"));
  }

  @Test
  void canBeReplacedByAHumanAndReturn() {
    addWaiting("waits");
    Game game = fixture.white("waits").moves("h8").open();
    Await.until(() -> asked.get() == 1);
    game.seat(Stone.WHITE, GameFixture.BOB);
    fixture.play(game, "h9");
    game.seat(Stone.BLACK, TestPlayers.seat("first"));
    assertThat(GameFixture.moves(fixture.listener.awaitMoves(3))).isEqualTo("h8 h9 a1");
    long version = game.state().version();
    game.seat(Stone.BLACK, TestPlayers.seat("first"));
    assertThat(game.state().version()).as("already in this seat").isEqualTo(version);
  }

  @Test
  void continueAfterTheirPluginIsRemoved() {
    Games games = fixture.games();
    fixture.white("mine").players.add("mine", turn -> turn.board().vacant().get(0));
    try (Game game = games.open(fixture.setup(), (closed, settled) -> {})) {
      fixture.play(game, "h8");
      Await.until(() -> GameFixture.moves(game.state()).equals("h8 a1"));
      fixture.players.add("mine", turn -> GameFixture.point("b2"));
      game.takeBack(Stone.BLACK);
      game.seat(Stone.WHITE, GameFixture.BOB);
      game.seat(Stone.WHITE, TestPlayers.seat("mine"));
      fixture.play(game, "h9");
      Await.until(() -> GameFixture.moves(game.state()).equals("h9 a1"));
      fixture.players.remove("mine");
      game.seat(Stone.WHITE, GameFixture.BOB);
      game.seat(Stone.BLACK, TestPlayers.seat("mine"));
      Await.until(() -> game.state().board().moves().size() == 3);
    }
    assertThatThrownBy(() -> games.open(fixture.setup(), (closed, settled) -> {}))
        .isInstanceOf(RefusedException.class);
    fixture.players.add("mine", turn -> GameFixture.point("b2"));
    try (Game next = games.open(fixture.setup(), (closed, settled) -> {})) {
      fixture.play(next, "h8");
      Await.until(() -> GameFixture.moves(next.state()).equals("h8 b2"));
    }
  }

  @Test
  void continueTheirTurnWhenTheOtherSeatChanges() {
    addWaiting("waits");
    Game game = fixture.white("waits").moves("h8").open();
    Await.until(() -> asked.get() == 1);
    game.seat(Stone.BLACK, GameFixture.BOB);
    game.moveNow();
    fixture.listener.awaitMoves(2);
    assertThat(asked).hasValue(1);
  }

  @Test
  void waitWhileTheGamePauses() {
    Game game = fixture.moves("h8").open();
    game.pause(true);
    game.seat(Stone.WHITE, TestPlayers.seat("first"));
    assertThat(fixture.players.made).isEmpty();
    game.pause(false);
    fixture.listener.awaitMoves(2);
  }

  @Test
  void areRefusedIfUnknown() {
    Game game = fixture.open();
    GameState before = game.state();
    assertThatThrownBy(() -> game.seat(Stone.WHITE, TestPlayers.seat("nobody")))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there is no player nobody");
    Seat unset = new Seat.Computer(new PlayerSpec("first", Map.of("depth", "3"), 0, false));
    assertThatThrownBy(() -> game.seat(Stone.WHITE, unset))
        .isInstanceOf(RefusedException.class)
        .hasMessage("no option depth: there are level");
    assertThat(game.state()).isEqualTo(before);
  }

  @Test
  void runOnlyDaemonThreads() {
    addWaiting("waits");
    Game game = fixture.black("waits").white("waits").open();
    Await.until(() -> asked.get() == 1);
    assertThat(Thread.getAllStackTraces().keySet())
        .filteredOn(thread -> thread.getName().startsWith("gobang"))
        .isNotEmpty()
        .allMatch(Thread::isDaemon);
    game.close();
    Await.until(
        () ->
            Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().equals("gobang-player-waits")));
    assertThat(fixture.players.made.get(0).closed()).hasValue(1);
  }
}
