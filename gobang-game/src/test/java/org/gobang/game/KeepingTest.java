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

class KeepingTest {

  private final Table table = new Table();
  private final List<String> happened = new CopyOnWriteArrayList<>();
  private final ExecutorService crew = Crew.gather();

  @BeforeEach
  void players() {
    table.players.add(
        "teller",
        turn -> {
          happened.add("asked after " + turn.board().moves());
          return turn.board().allowed().get(0);
        });
  }

  @AfterEach
  void close() {
    table.close();
    crew.shutdownNow();
  }

  private final class Diary implements GameKeeper {
    @Override
    public void keep(GameState state) {
      // A slow disk, which finds out whoever does not wait.
      LockSupport.parkNanos(20_000_000);
      happened.add("kept " + state.board().moves());
    }

    @Override
    public void closed() {
      happened.add("closed");
    }
  }

  @Test
  void everyMoveIsKeptBeforeTheNextIsAskedForOrAnybodyIsTold() {
    Game game = table.keeper(new Diary()).white("teller").open();
    game.listen(state -> happened.add("told " + state.board().moves()));
    Await.until(() -> happened.contains("told []"));
    game.play(Table.point("h8"));
    Await.until(() -> happened.contains("told [h8, a1]"));
    assertThat(happened.indexOf("kept [h8]"))
        .isPositive()
        .isLessThan(happened.indexOf("told [h8]"))
        .isLessThan(happened.indexOf("asked after [h8]"));
    assertThat(happened.indexOf("kept [h8, a1]")).isLessThan(happened.indexOf("told [h8, a1]"));
  }

  @Test
  void theEndIsKeptAndThenTheGameIsClosed() {
    List<Ending> ends = new CopyOnWriteArrayList<>();
    CountDownLatch gone = new CountDownLatch(1);
    GameKeeper keeper =
        new GameKeeper() {
          @Override
          public void keep(GameState state) {
            state.result().ifPresent(result -> ends.add(result.ending()));
          }

          @Override
          public void closed() {
            happened.add("closed after " + ends);
          }
        };
    Game game =
        table
            .keeper(keeper)
            .games()
            .open(
                table.setup(),
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
  void theGameGoesOnWhenItCannotBeKept() {
    GameKeeper broken =
        state -> {
          throw new StackOverflowError("no disk");
        };
    Game game = table.keeper(broken).white("first").open();
    game.play(Table.point("h8"));
    table.listener.await(GameState.class, state -> Table.moves(state).equals("h8 a1"));
  }

  @Test
  void nobodyWaitsTwiceForADiskThatHangs() {
    CountDownLatch release = new CountDownLatch(1);
    Keeping keeping = new Keeping(state -> Await.stubbornly(release), crew, Duration.ofMillis(1));
    GameState state = table.open().state();
    keeping.keep(state).join();
    assertThat(keeping.keep(state)).isDone();
    release.countDown();
    keeping.close().join();
  }

  private Game openOnASlowDisk(CountDownLatch release) {
    return table
        .keeper(state -> Await.stubbornly(release))
        .budget(new Limit.Clock(Duration.ofMinutes(1), Duration.ZERO))
        .open();
  }

  @Test
  void nobodysClockRunsWhileADiskIsSlow() {
    CountDownLatch release = new CountDownLatch(1);
    Game game = openOnASlowDisk(release);
    table.play(game, "h8");
    table.timing.advance(Duration.ofSeconds(10));
    assertThat(Table.clocks(game.state())).isEqualTo("1m 1m");
    release.countDown();
    Await.until(() -> table.timing.waiting() == 1);
    table.timing.advance(Duration.ofSeconds(10));
    assertThat(Table.clocks(game.state())).isEqualTo("1m 50s");
  }

  @Test
  void aClockThatRunsIsNotStoppedByACommentOnASlowDisk() {
    CountDownLatch release = new CountDownLatch(1);
    Game game = openOnASlowDisk(release);
    game.note(List.of(), List.of(new RecordNote.Comment("slow")));
    table.timing.advance(Duration.ofSeconds(10));
    assertThat(Table.clocks(game.state())).isEqualTo("50s 1m");
    table.timing.advance(Duration.ofSeconds(50));
    assertThat(game.state().result()).isPresent();
    release.countDown();
  }

  @Test
  void clocksGoOnFromWhatWasLeft() {
    GameSetup setup =
        table.budget(new Limit.Clock(Duration.ofMinutes(1), Duration.ofSeconds(1))).setup();
    GameSetup later =
        new GameSetup(
            setup.record(),
            setup.path(),
            setup.black(),
            setup.white(),
            setup.budget(),
            setup.fouls(),
            Map.of(Stone.BLACK, Duration.ofSeconds(20), Stone.WHITE, Duration.ZERO),
            false);
    assertThat(Table.clocks(table.open(later).state())).isEqualTo("20s 0s");
  }
}
