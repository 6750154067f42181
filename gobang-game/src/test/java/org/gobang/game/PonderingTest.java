package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests an engine with White that ponders while a human with Black is to move. */
class PonderingTest {

  private final GameFixture fixture = new GameFixture().ponder();

  /** The pondered turns in order, and those that ended after their stop. */
  private final BlockingQueue<Turn> begun = new LinkedBlockingQueue<>();

  private final BlockingQueue<Turn> stopped = new LinkedBlockingQueue<>();
  private final CountDownLatch release = new CountDownLatch(1);

  @AfterEach
  void close() {
    release.countDown();
    fixture.close();
  }

  /** Ponders until its stop is requested. */
  private void untilStopped(Turn turn) throws InterruptedException {
    CountDownLatch stop = new CountDownLatch(1);
    turn.stop().onRequest(stop::countDown);
    begun.add(turn);
    stop.await();
    stopped.add(turn);
  }

  private Game against(TestPlayers.Pondering pondering) {
    fixture.players.pondering("it", pondering);
    return fixture.white("it").open();
  }

  private static Turn next(BlockingQueue<Turn> turns) throws InterruptedException {
    Turn turn = turns.poll(120, TimeUnit.SECONDS);
    assertThat(turn).as("the next pondered turn").isNotNull();
    return turn;
  }

  private static String moves(Turn turn) {
    return MoveText.write(turn.board().moves());
  }

  private void play(Game game, String point, int moves) {
    GameFixture.put(game, point);
    fixture.listener.awaitMoves(moves);
  }

  @Test
  void pondersWhileTheOpponentIsToMove() throws Exception {
    Game game = against(this::untilStopped);
    play(game, "h8", 2);
    Turn turn = next(begun);
    assertThat(moves(turn)).isEqualTo("h8 a1");
    assertThat(turn.board().toMove()).isEqualTo(Stone.BLACK);
    assertThat(turn.stop().requested()).isFalse();
    play(game, "i8", 4);
    assertThat(next(stopped)).isSameAs(turn);
    assertThat(moves(next(begun))).isEqualTo("h8 a1 i8 b1");
    assertThat(fixture.players.made).hasSize(1);
  }

  @Test
  void doesNotPonderByDefault() throws Exception {
    GameFixture off = new GameFixture();
    AtomicBoolean pondered = new AtomicBoolean();
    CountDownLatch answered = new CountDownLatch(2);
    off.players.making(
        "it",
        (settings, start) ->
            new Player() {
              @Override
              public Point choose(Turn turn) {
                answered.countDown();
                return turn.board().allowed().get(0);
              }

              @Override
              public void ponder(Turn turn) {
                pondered.set(true);
              }
            });
    Game game = off.white("it").open();
    off.play(game, "h8");
    off.listener.awaitMoves(2);
    GameFixture.put(game, "i8");
    Await.of(answered);
    off.close();
    assertThat(pondered).isFalse();
  }

  @Test
  void limitsItsTime() throws Exception {
    fixture.budget(new Budget.Limit.Nodes(7), new Budget.Limit.MoveTime(Duration.ofSeconds(2)));
    play(against(this::untilStopped), "h8", 2);
    assertThat(next(begun).budget().limits())
        .containsExactly(
            new Budget.Limit.Nodes(7), new Budget.Limit.MoveTime(Duration.ofMinutes(1)));
  }

  @Test
  void limitsItsTimeToTheClockOfTheOpponent() throws Exception {
    fixture.budget(new Budget.Limit.Clock(Duration.ofSeconds(9), Duration.ZERO));
    play(against(this::untilStopped), "h8", 2);
    assertThat(next(begun).budget().limits())
        .containsExactly(new Budget.Limit.MoveTime(Duration.ofSeconds(9)));
  }

  @Test
  void stopsAtATakeBack() throws Exception {
    Game game = against(this::untilStopped);
    play(game, "h8", 2);
    Turn first = next(begun);
    game.takeBack(Stone.BLACK);
    assertThat(next(stopped)).isSameAs(first);
    assertThat(moves(next(begun))).isEmpty();
  }

  @Test
  void stopsDuringAPause() throws Exception {
    Game game = against(this::untilStopped);
    play(game, "h8", 2);
    next(begun);
    game.pause(true);
    next(stopped);
    game.pause(false);
    assertThat(moves(next(begun))).isEqualTo("h8 a1");
  }

  @Test
  void continuesAtANote() throws Exception {
    Game game = against(this::untilStopped);
    play(game, "h8", 2);
    Turn turn = next(begun);
    game.note(List.of(0), List.of(new RecordNote.Comment("so far")));
    assertThat(turn.stop().requested()).isFalse();
    assertThat(begun).isEmpty();
  }

  @Test
  void stopsWhenTheGameIsClosed() throws Exception {
    Game game = against(this::untilStopped);
    play(game, "h8", 2);
    next(begun);
    game.close();
    next(stopped);
    Await.until(() -> fixture.players.made.get(0).closed().get() == 1);
    assertThat(fixture.players.abandoned).isEmpty();
  }

  @Test
  void stopsWhenAHumanResigns() throws Exception {
    Game game = against(this::untilStopped);
    play(game, "h8", 2);
    next(begun);
    game.resign(Stone.BLACK);
    next(stopped);
  }

  @Test
  void doesNotReport() throws Exception {
    Game game =
        against(
            turn -> {
              turn.report(new Insight.Note("h9 would be good for you"));
              untilStopped(turn);
            });
    play(game, "h8", 2);
    next(begun);
    play(game, "i8", 4);
    assertThat(fixture.listener.of(RecordingListener.Reported.class)).isEmpty();
  }

  @Test
  void replacesAnInstanceThatThrows() throws Exception {
    AtomicInteger pondered = new AtomicInteger();
    Game game =
        against(
            turn -> {
              pondered.incrementAndGet();
              throw new IllegalStateException("thrown while pondering");
            });
    play(game, "h8", 2);
    Await.until(() -> fixture.players.made.get(0).closed().get() == 1);
    play(game, "i8", 4);
    play(game, "j8", 6);
    assertThat(fixture.players.made).hasSize(2);
    assertThat(pondered).hasValue(1);
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void replacesAnInstanceThatOversteps() throws Exception {
    AtomicInteger pondered = new AtomicInteger();
    CountDownLatch pondering = new CountDownLatch(1);
    Game game =
        against(
            turn -> {
              pondered.incrementAndGet();
              pondering.countDown();
              Await.stubbornly(release);
            });
    play(game, "h8", 2);
    Await.of(pondering);
    GameFixture.put(game, "i8");
    // The move is on the board while the player still ponders.
    fixture.listener.awaitMoves(3);
    fixture.listener.awaitMoves(4);
    assertThat(fixture.players.abandoned).containsExactly("it");
    assertThat(fixture.players.made).hasSize(2);
    play(game, "j8", 6);
    assertThat(pondered).hasValue(1);
    assertThat(game.state().result()).isEmpty();
  }

  @Test
  void startsTheClockOfTheTurnAfterPondering() throws Exception {
    fixture.budget(new Budget.Limit.Clock(Duration.ofMinutes(1), Duration.ZERO));
    CountDownLatch stop = new CountDownLatch(1);
    Game game =
        against(
            turn -> {
              begun.add(turn);
              turn.stop().onRequest(stop::countDown);
              stop.await();
              // Time passes while the player is late.
              fixture.time.advance(Duration.ofSeconds(30));
            });
    play(game, "h8", 2);
    next(begun);
    GameFixture.put(game, "i8");
    // The guard measures the time of an engine: some milliseconds.
    assertThat(fixture.listener.awaitMoves(4).left().get(Stone.WHITE))
        .isGreaterThan(Duration.ofSeconds(35));
  }

  @Test
  void twoEnginesPonderInTurn() throws Exception {
    CountDownLatch both = new CountDownLatch(2);
    AtomicBoolean black = new AtomicBoolean();
    AtomicBoolean white = new AtomicBoolean();
    TestPlayers.Pondering counting =
        turn -> {
          AtomicBoolean own = turn.board().toMove() == Stone.BLACK ? white : black;
          if (own.compareAndSet(false, true)) {
            both.countDown();
          }
        };
    fixture.players.pondering("one", counting).pondering("two", counting);
    fixture.black("one").white("two").open();
    Await.of(both);
  }
}
