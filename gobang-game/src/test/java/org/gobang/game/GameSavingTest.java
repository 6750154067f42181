package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.locks.LockSupport;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.record.Ending;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameSavingTest {

  private final GameFixture fixture = new GameFixture();
  private final List<String> happened = new CopyOnWriteArrayList<>();
  private final ExecutorService executor = HostThreads.executor();

  @BeforeEach
  void players() {
    fixture.players.add(
        "teller",
        turn -> {
          happened.add("turn after " + turn.board().moves());
          return turn.board().allowed().get(0);
        });
  }

  @AfterEach
  void close() {
    fixture.close();
    executor.shutdownNow();
  }

  private final class Diary implements GameSaver {
    @Override
    public void save(GameState state) {
      // A slow disk reveals a missing wait.
      LockSupport.parkNanos(20_000_000);
      happened.add("saved " + state.board().moves());
    }

    @Override
    public void closed() {
      happened.add("closed");
    }
  }

  @Test
  void savesAMoveBeforeTheNextRequestAndNotification() {
    Game game = fixture.saver(new Diary()).white("teller").open();
    game.listen(state -> happened.add("notified " + state.board().moves()));
    Await.until(() -> happened.contains("notified []"));
    GameFixture.put(game, "h8");
    Await.until(() -> happened.contains("notified [h8, a1]"));
    assertThat(happened.indexOf("saved [h8]"))
        .isPositive()
        .isLessThan(happened.indexOf("notified [h8]"))
        .isLessThan(happened.indexOf("turn after [h8]"));
    assertThat(happened.indexOf("saved [h8, a1]"))
        .isLessThan(happened.indexOf("notified [h8, a1]"));
  }

  @Test
  void savesTheEndBeforeTheGameIsClosed() {
    List<Ending> ends = new CopyOnWriteArrayList<>();
    CountDownLatch gone = new CountDownLatch(1);
    GameSaver saver =
        new GameSaver() {
          @Override
          public void save(GameState state) {
            state.result().ifPresent(result -> ends.add(result.ending()));
          }

          @Override
          public void closed() {
            happened.add("closed after " + ends);
          }
        };
    Game game =
        fixture
            .saver(saver)
            .games()
            .open(
                fixture.setup(),
                (closed, settled) ->
                    settled.thenRun(
                        () -> {
                          happened.add("gone");
                          gone.countDown();
                        }));
    game.close();
    Await.of(gone);
    assertThat(happened).containsExactly("closed after [ABANDONED]", "gone");
  }

  @Test
  void continuesAfterAFailedSave() {
    GameSaver broken =
        state -> {
          throw new StackOverflowError("no disk");
        };
    Game game = fixture.saver(broken).white("first").open();
    GameFixture.put(game, "h8");
    fixture.listener.await(GameState.class, state -> GameFixture.moves(state).equals("h8 a1"));
  }

  @Test
  void waitsOnlyForTheFirstSaveOnAHangingDisk() {
    CountDownLatch release = new CountDownLatch(1);
    SaveQueue saves =
        new SaveQueue(state -> Await.stubbornly(release), executor, Duration.ofMillis(1));
    GameState state = fixture.open().state();
    saves.save(state).join();
    assertThat(saves.save(state)).isDone();
    release.countDown();
    saves.close().join();
  }

  private Game openOnASlowDisk(CountDownLatch release) {
    return fixture
        .saver(state -> Await.stubbornly(release))
        .budget(new Limit.Clock(Duration.ofMinutes(1), Duration.ZERO))
        .open();
  }

  @Test
  void stopsClocksDuringASlowSave() {
    CountDownLatch release = new CountDownLatch(1);
    Game game = openOnASlowDisk(release);
    fixture.play(game, "h8");
    fixture.time.advance(Duration.ofSeconds(10));
    assertThat(GameFixture.clocks(game.state())).isEqualTo("1m 1m");
    release.countDown();
    Await.until(() -> fixture.time.waiting() == 1);
    fixture.time.advance(Duration.ofSeconds(10));
    assertThat(GameFixture.clocks(game.state())).isEqualTo("1m 50s");
  }

  @Test
  void doesNotStopClocksDuringASlowSaveOfAComment() {
    CountDownLatch release = new CountDownLatch(1);
    Game game = openOnASlowDisk(release);
    game.note(List.of(), List.of(new RecordNote.Comment("slow")));
    fixture.time.advance(Duration.ofSeconds(10));
    assertThat(GameFixture.clocks(game.state())).isEqualTo("50s 1m");
    fixture.time.advance(Duration.ofSeconds(50));
    assertThat(game.state().result()).isPresent();
    release.countDown();
  }

  @Test
  void clocksContinueFromTheRemainingTimes() {
    GameSetup setup =
        fixture.budget(new Limit.Clock(Duration.ofMinutes(1), Duration.ofSeconds(1))).setup();
    GameSetup later =
        GameSetup.of(setup.record())
            .path(setup.path())
            .black(setup.black())
            .white(setup.white())
            .budget(setup.budget())
            .fouls(setup.fouls())
            .left(Map.of(Stone.BLACK, Duration.ofSeconds(20), Stone.WHITE, Duration.ZERO))
            .build();
    assertThat(GameFixture.clocks(fixture.open(later).state())).isEqualTo("20s 0s");
  }
}
