package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.record.Result;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests the clocks of a game with a manual time source. */
class ClockGameTest {

  private static final Result BLACK_FLAGGED =
      new Result(Optional.of(Stone.WHITE), Ending.OVERSTEPPED, "the clock ran down");

  private final GameFixture fixture = new GameFixture();

  @AfterEach
  void close() {
    fixture.close();
  }

  private Game open(int seconds, int increment) {
    return fixture
        .budget(new Limit.Clock(Duration.ofSeconds(seconds), Duration.ofSeconds(increment)))
        .open();
  }

  private void pass(int seconds) {
    fixture.time.advance(Duration.ofSeconds(seconds));
  }

  private static String clocks(Game game) {
    return GameFixture.clocks(game.state());
  }

  @Test
  void runInTurnAndGainTheIncrement() {
    Game game = open(60, 2);
    assertThat(clocks(game)).isEqualTo("1m 1m");
    pass(10);
    assertThat(clocks(game)).isEqualTo("50s 1m");
    fixture.play(game, "h8");
    assertThat(clocks(game)).isEqualTo("52s 1m");
    pass(5);
    fixture.play(game, "h9");
    assertThat(clocks(game)).isEqualTo("52s 57s");
    assertThat(game.state().record().follow(List.of(0, 0)))
        .extracting(node -> node.notes().get(0))
        .containsExactly(
            new RecordNote.Spent(Duration.ofSeconds(10)),
            new RecordNote.Spent(Duration.ofSeconds(5)));
  }

  @Test
  void endTheGameAtZero() {
    Game game = open(60, 2);
    pass(59);
    assertThat(game.state().result()).isEmpty();
    pass(1);
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result()).contains(BLACK_FLAGGED);
    assertThat(GameFixture.clocks(end)).isEqualTo("0s 1m");
    game.takeBack(Stone.BLACK);
    assertThat(game.state().result()).isEmpty();
    assertThat(clocks(game)).as("the times at the start of the turn").isEqualTo("1m 1m");
    pass(1);
    assertThat(clocks(game)).as("running again").isEqualTo("59s 1m");
  }

  @Test
  void endTheGameDespiteALateAlarm() {
    Game game = open(60, 0);
    fixture.time.advanceSilently(Duration.ofSeconds(60));
    assertThat(GameFixture.refusal(GameFixture.put(game, "h8"))).isEqualTo(Game.OVER);
    assertThat(game.state().result()).contains(BLACK_FLAGGED);
    assertThat(fixture.time.waiting()).isZero();
  }

  @Test
  void areStoppedWhileTheGameIsPaused() {
    Game game = open(60, 0);
    pass(10);
    game.pause(true);
    assertThat(fixture.time.waiting()).isZero();
    pass(1000);
    assertThat(clocks(game)).isEqualTo("50s 1m");
    game.pause(false);
    pass(5);
    assertThat(clocks(game)).isEqualTo("45s 1m");
    fixture.play(game, "h8");
    assertThat(game.state().record().lines().get(0).notes())
        .as("without the pause")
        .containsExactly(new RecordNote.Spent(Duration.ofSeconds(15)));
  }

  @Test
  void areHeldForADisconnectedPlayer() {
    Game game = open(60, 0);
    pass(20);
    game.holdClock(Stone.BLACK, Duration.ofSeconds(5));
    game.holdClock(Stone.BLACK, Duration.ofSeconds(5));
    assertThat(clocks(game)).isEqualTo("45s 1m");
    assertThat(fixture.time.waiting()).isZero();
    pass(1000);
    assertThat(clocks(game)).isEqualTo("45s 1m");
    game.releaseClock(Stone.BLACK);
    pass(5);
    assertThat(clocks(game)).isEqualTo("40s 1m");
    game.holdClock(Stone.BLACK, Duration.ofSeconds(50));
    assertThat(clocks(game)).as("at most the time since the release").isEqualTo("45s 1m");
    fixture.play(game, "h8");
    pass(10);
    assertThat(clocks(game)).as("White's clock runs").isEqualTo("45s 50s");
    fixture.play(game, "h9");
    pass(10);
    assertThat(clocks(game)).as("still held").isEqualTo("45s 50s");
    game.releaseClock(Stone.BLACK);
    pass(45);
    assertThat(fixture.listener.awaitEnd().result()).contains(BLACK_FLAGGED);
  }

  @Test
  void holdOnlyTheClockOfTheSideToMove() {
    Game game = open(60, 0);
    game.holdClock(Stone.WHITE, Duration.ofSeconds(5));
    game.releaseClock(Stone.BLACK);
    pass(10);
    assertThat(clocks(game)).isEqualTo("50s 1m");
    assertThatThrownBy(() -> game.holdClock(Stone.BLACK, Duration.ofSeconds(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void areRestoredByATakeBack() {
    Game game = open(60, 2);
    pass(10);
    fixture.play(game, "h8");
    pass(20);
    fixture.play(game, "h9");
    pass(1);
    assertThat(clocks(game)).isEqualTo("51s 42s");
    game.takeBack(Stone.WHITE);
    assertThat(clocks(game)).isEqualTo("52s 1m");
    game.takeBack(Stone.BLACK);
    assertThat(clocks(game)).isEqualTo("1m 1m");
  }

  @Test
  void showTheTimesOfAPositionAfterAJump() {
    Game game = open(60, 0);
    pass(10);
    fixture.play(game, "h8");
    pass(20);
    game.goTo(List.of());
    assertThat(clocks(game)).as("the times at the start of the first turn").isEqualTo("1m 1m");
    pass(100);
    game.goTo(List.of(0));
    assertThat(clocks(game)).as("the times when play left this turn").isEqualTo("50s 40s");
    game.pause(false);
    pass(5);
    assertThat(clocks(game)).isEqualTo("50s 35s");
  }

  @Test
  void keepTheirTimeOnAJumpToANewPosition() {
    Game game = fixture.moves("h8 h9").open();
    game.close();
    game = fixture.budget(new Limit.Clock(Duration.ofSeconds(60), Duration.ZERO)).open();
    pass(10);
    fixture.play(game, "i9");
    game.takeBack(Stone.BLACK);
    game.takeBack(Stone.WHITE);
    assertThat(clocks(game)).as("h8 was in the record from the start").isEqualTo("1m 1m");
  }

  @Test
  void doNotRunWhileTheBoardValidatesAMove() {
    SlowBoard.Gate gate = new SlowBoard.Gate();
    fixture.boards(gate::board);
    Game game = open(60, 0);
    pass(10);
    gate.shut();
    GameFixture.put(game, "h8");
    pass(1000);
    gate.open();
    fixture.listener.awaitMoves(1);
    assertThat(clocks(game)).isEqualTo("50s 1m");
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void restartTheTurnAfterAPendingMoveIsTakenBack() {
    SlowBoard.Gate gate = new SlowBoard.Gate();
    fixture.boards(gate::board);
    Game game = open(60, 0);
    pass(10);
    gate.shut();
    GameFixture.put(game, "h8");
    game.takeBack(Stone.BLACK);
    assertThat(clocks(game)).isEqualTo("1m 1m");
    pass(5);
    assertThat(clocks(game)).isEqualTo("55s 1m");
    gate.open();
  }

  @Test
  void continueAfterARefusedMove() {
    fixture.moves("h8");
    Game game = open(60, 0);
    pass(10);
    GameFixture.put(game, "h8");
    fixture.listener.await(RecordingListener.Refused.class, event -> true);
    pass(10);
    assertThat(clocks(game)).isEqualTo("1m 40s");
    pass(40);
    assertThat(fixture.listener.awaitEnd().result().orElseThrow().winner()).contains(Stone.BLACK);
  }

  @Test
  void areInTheBudgetOfEnginesAndReducedByTheGuard() {
    List<Limit.Clock> received = new CopyOnWriteArrayList<>();
    fixture.players.add(
        "records",
        turn -> {
          received.add(turn.budget().limit(Limit.Clock.class).orElseThrow());
          return turn.board().allowed().get(0);
        });
    fixture.white("records");
    Game game = open(60, 2);
    pass(10);
    fixture.play(game, "h8");
    GameState state = fixture.listener.awaitMoves(2);
    assertThat(received)
        .containsExactly(new Limit.Clock(Duration.ofSeconds(60), Duration.ofSeconds(2)));
    Duration spent =
        ((RecordNote.Spent) state.record().follow(state.path()).get(1).notes().get(0)).time();
    assertThat(state.left())
        .containsEntry(Stone.WHITE, Duration.ofSeconds(62).minus(spent))
        .containsEntry(Stone.BLACK, Duration.ofSeconds(52));
  }

  @Test
  void areStoppedUntilAnEngineIsCreated() {
    CountDownLatch making = new CountDownLatch(1);
    CountDownLatch release = new CountDownLatch(1);
    CountDownLatch asked = new CountDownLatch(1);
    fixture.players.making(
        "starting",
        (settings, start) -> {
          making.countDown();
          Await.stubbornly(release);
          return TestPlayers.player(
              turn -> {
                asked.countDown();
                Await.until(() -> turn.stop().requested());
                return turn.board().allowed().get(0);
              });
        });
    fixture.black("starting");
    Game game = open(60, 0);
    Await.of(making);
    pass(1000);
    assertThat(clocks(game)).isEqualTo("1m 1m");
    release.countDown();
    Await.of(asked);
    pass(10);
    assertThat(clocks(game)).isEqualTo("50s 1m");
    game.moveNow();
    fixture.listener.awaitMoves(1);
  }

  @Test
  void endTheTimeOfEnginesByTheGuard() {
    CountDownLatch release = new CountDownLatch(1);
    fixture.players.add(
        "hang",
        turn -> {
          Await.stubbornly(release);
          return GameFixture.point("h8");
        });
    Game game =
        fixture.black("hang").budget(new Limit.Clock(Duration.ofMillis(20), Duration.ZERO)).open();
    GameState end = fixture.listener.awaitEnd();
    assertThat(end.result())
        .contains(
            new Result(
                Optional.of(Stone.WHITE), Ending.OVERSTEPPED, "hang gave no answer within 0.02 s"));
    assertThat(GameFixture.clocks(end)).isEqualTo("0s 0.02s");
    release.countDown();
    game.close();
  }

  @Test
  void useTheSystemTime() {
    Limit clock = new Limit.Clock(Duration.ofMillis(30), Duration.ZERO);
    Game game =
        new Games(Boards::of, fixture.players)
            .open(fixture.budget(clock).setup(), (closed, settled) -> {});
    game.listen(fixture.listener);
    assertThat(fixture.listener.awaitEnd().result()).contains(BLACK_FLAGGED);
    game.close();
  }

  @Test
  void followTheSideWhenItsSeatChanges() {
    Game game = open(60, 0);
    pass(10);
    game.seat(Stone.BLACK, GameFixture.BOB);
    pass(10);
    assertThat(clocks(game)).isEqualTo("40s 1m");
    pass(40);
    assertThat(fixture.listener.awaitEnd().result()).contains(BLACK_FLAGGED);
  }
}
