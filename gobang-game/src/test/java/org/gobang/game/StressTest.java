package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Seat;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests concurrent calls of all methods. */
class StressTest {

  private static final int CALLERS = 4;
  private static final int CALLS = 300;

  private final GameFixture fixture = new GameFixture();
  private final ConcurrentLinkedQueue<Throwable> unexpected = new ConcurrentLinkedQueue<>();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void staysInOrder(long seed) throws Exception {
    fixture.players.add(
        "talks",
        turn -> {
          turn.report(new Insight.Note("hm"));
          List<Point> allowed = turn.board().allowed();
          return allowed.get(allowed.size() / 2);
        });
    Game game =
        fixture
            .white("talks")
            .budget(new Limit.Clock(Duration.ofHours(1), Duration.ofSeconds(1)))
            .open();
    OneAtATime checker = new OneAtATime();
    game.listen(checker);
    List<Thread> callers = new ArrayList<>();
    CountDownLatch together = new CountDownLatch(1);
    for (int i = 0; i < CALLERS; i++) {
      Random random = new Random(seed * CALLERS + i);
      Thread caller =
          new Thread(
              () -> {
                Await.of(together);
                for (int call = 0; call < CALLS; call++) {
                  call(game, random);
                }
              });
      caller.start();
      callers.add(caller);
    }
    together.countDown();
    for (Thread caller : callers) {
      caller.join();
    }
    game.close();
    long last = game.state().version();
    fixture.listener.awaitVersion(last);
    Await.until(() -> checker.newest == last);
    assertThat(unexpected).isEmpty();
    assertThat(checker.faults).isEmpty();
    assertThat(fixture.listener.states())
        .extracting(GameState::version)
        .as("every version is delivered, in order")
        .containsExactlyElementsOf(versions(last));
    assertThat(fixture.listener.last()).isEqualTo(game.state());
    Await.until(() -> fixture.players.made.stream().allMatch(made -> made.closed().get() == 1));
  }

  private static List<Long> versions(long last) {
    List<Long> versions = new ArrayList<>();
    for (long version = 0; version <= last; version++) {
      versions.add(version);
    }
    return versions;
  }

  private void call(Game game, Random random) {
    try {
      GameState state = game.state();
      List<Integer> path = state.path();
      Stone side = random.nextBoolean() ? Stone.BLACK : Stone.WHITE;
      switch (random.nextInt(12)) {
        case 0 -> game.takeBack(side);
        case 1 -> game.resign(side);
        case 2 -> game.pause(random.nextBoolean());
        case 3 -> game.goTo(path.subList(0, random.nextInt(path.size() + 1)));
        case 4 -> game.seat(side, seat(random));
        case 5 -> game.moveNow();
        case 6 -> game.note(path, List.of(new RecordNote.Comment("note " + random.nextInt())));
        case 7 -> fixture.time.advance(Duration.ofSeconds(random.nextInt(600)));
        default ->
            game.play(
                state.toMove(), state.version(), new Point(random.nextInt(15), random.nextInt(15)));
      }
    } catch (RefusedException refused) {
      assertThat(refused).hasMessageMatching("[a-z].*");
    } catch (Throwable e) {
      unexpected.add(e);
    }
  }

  private static Seat seat(Random random) {
    return random.nextInt(3) > 0 ? GameFixture.ANN : TestPlayers.seat("talks");
  }

  /** Checks that events do not overlap and that states are consistent. */
  private static final class OneAtATime implements GameListener {
    final ConcurrentLinkedQueue<String> faults = new ConcurrentLinkedQueue<>();
    volatile long newest = -1;
    private final AtomicInteger inside = new AtomicInteger();

    @Override
    public void changed(GameState state) {
      if (inside.incrementAndGet() != 1) {
        faults.add("two events at a time");
      }
      if (state.version() <= newest) {
        faults.add("version " + state.version() + " after " + newest);
      }
      if (state.board().moves().size() != state.path().size()) {
        faults.add("path " + state.path() + " to " + state.board().moves());
      }
      newest = state.version();
      inside.decrementAndGet();
    }

    @Override
    public void reported(Stone stone, Insight insight) {
      if (inside.get() != 0) {
        faults.add("a report during another event");
      }
    }
  }
}
