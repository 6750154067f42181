package org.gobang.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.gobang.api.RefusedException;
import org.gobang.api.record.Ending;
import org.gobang.arena.play.GameRunner;
import org.gobang.arena.play.PlayedGame;
import org.gobang.arena.rating.Sprt;
import org.gobang.arena.schedule.Schedule;
import org.gobang.arena.schedule.TournamentPlan;
import org.gobang.arena.store.Archive;
import org.gobang.arena.store.MemoryArchive;
import org.junit.jupiter.api.Test;

class ArenaTest {

  private static Standings run(TournamentPlan tournament, GameRunner runner, int concurrency)
      throws InterruptedException {
    return new Arena(tournament, runner, Archive.NONE, concurrency).run();
  }

  @Test
  void playsAndCountsEveryGameOnce() throws InterruptedException {
    FakeRunner runner = new FakeRunner();
    Standings end = run(Tournaments.of(120, "strong", "weak", "broken"), runner, 3);
    assertThat(runner.played).hasValue(120);
    assertThat(end.games()).isEqualTo(120).isEqualTo(end.planned());
    for (int i = 0; i < 3; i++) {
      Standings.Score total = end.total(i);
      assertThat(total.games()).isEqualTo(80);
      assertThat(total.pairs().pairs()).isEqualTo(40);
      assertThat(total.pairs().score() * 80).isEqualTo(total.points());
      for (int j = 0; j < 3; j++) {
        Standings.Score mine = end.met().get(i).get(j);
        Standings.Score yours = end.met().get(j).get(i);
        assertThat(mine.wins()).isEqualTo(yours.losses());
        assertThat(mine.draws()).isEqualTo(yours.draws());
        assertThat(mine.pairs()).isEqualTo(yours.pairs().mirrored());
      }
    }
    assertThat(end.rating().ranking()).startsWith(0);
    assertThat(end.failures())
        .isNotEmpty()
        .allSatisfy(failure -> assertThat(failure.player()).isEqualTo("broken"))
        .allSatisfy(failure -> assertThat(failure.ending()).isEqualTo(Ending.CRASHED));
    int broken = end.players().indexOf("broken");
    assertThat(end.failures(broken, Ending.CRASHED)).isEqualTo(end.failures().size());
    assertThat(end.failures(broken, Ending.OVERSTEPPED)).isZero();
    assertThat(end.failures(0, Ending.CRASHED)).isZero();
  }

  @Test
  void concurrencyDoesNotChangeTheStandings() throws InterruptedException {
    TournamentPlan tournament = Tournaments.of(60, "a", "b", "c");
    Standings one = run(tournament, new FakeRunner(), 1);
    Standings many = run(tournament, new FakeRunner(), 8);
    assertThat(many.met()).isEqualTo(one.met());
  }

  @Test
  void playsMoreGamesInParallelAfterAnIncrease() throws InterruptedException {
    AtomicInteger wanted = new AtomicInteger(1);
    CyclicBarrier together = new CyclicBarrier(4);
    FakeRunner games = new FakeRunner();
    GameRunner runner =
        order -> {
          // The first game runs alone; all others wait for three more.
          if (wanted.getAndSet(4) == 4) {
            try {
              together.await(120, TimeUnit.SECONDS);
            } catch (BrokenBarrierException | TimeoutException e) {
              throw new AssertionError(e);
            }
          }
          return games.play(order);
        };
    TournamentPlan plan = Tournaments.of(9, "a", "b");
    Arena arena =
        new Arena(plan, GameSelection.all(new Schedule(plan)), runner, Archive.NONE, wanted::get);
    assertThat(arena.run().games()).isEqualTo(9);
  }

  @Test
  void playsTheRequestedNumberOfGamesInParallel() throws InterruptedException {
    AtomicInteger most = new AtomicInteger();
    AtomicInteger now = new AtomicInteger();
    CyclicBarrier together = new CyclicBarrier(4);
    run(
        Tournaments.of(40, "a", "b"),
        order -> {
          most.accumulateAndGet(now.incrementAndGet(), Math::max);
          try {
            together.await();
          } catch (BrokenBarrierException e) {
            throw new IllegalStateException(e);
          }
          now.decrementAndGet();
          return FakeRunner.of(order);
        },
        4);
    assertThat(most).hasValue(4);
  }

  @Test
  void countsAnOddGameWithoutAPair() throws InterruptedException {
    Standings end = run(Tournaments.of(5, "a", "b"), new FakeRunner(), 2);
    assertThat(end.total(0).games()).isEqualTo(5);
    assertThat(end.total(0).pairs().pairs()).isEqualTo(2);
  }

  @Test
  void countsRepeatedGames() throws InterruptedException {
    TournamentPlan tournament = Tournaments.of(12, "a", "b");
    Standings end =
        run(
            tournament,
            order -> {
              PlayedGame like = FakeRunner.of(order);
              return new PlayedGame(like.result(), order.opening().moves(), List.of());
            },
            2);
    assertThat(end.repeats()).as("twelve games, three openings, two colours").isEqualTo(6);
  }

  /** The test decides by the pairs in scheduled order, not in the order of their ends. */
  @Test
  void stopsByTheTestIndependentlyOfConcurrency() throws InterruptedException {
    Optional<Sprt> sprt = Optional.of(new Sprt(0, 100, 0.05, 0.05));
    TournamentPlan tournament = Tournaments.of(10_000, sprt, "strong", "weak");
    Standings one = run(tournament, new FakeRunner(), 1);
    Standings many = run(tournament, new FakeRunner(), 7);
    Standings.Test test = one.test().orElseThrow();
    assertThat(test.verdict()).isEqualTo(Sprt.Verdict.H1);
    assertThat(test).isEqualTo(many.test().orElseThrow());
    assertThat(one.games()).isBetween(2 * test.pairs().pairs(), 500);
  }

  @Test
  void playsNoGameAfterTheDecision() throws InterruptedException {
    Optional<Sprt> sprt = Optional.of(new Sprt(0, 100, 0.05, 0.05));
    TournamentPlan tournament = Tournaments.of(10_000, sprt, "strong", "weak");
    Archive archive = new MemoryArchive();
    Standings end = new Arena(tournament, new FakeRunner(), archive, 3).run();
    FakeRunner idle = new FakeRunner();
    Arena again = new Arena(tournament, idle, archive, 3);
    assertThat(again.restore()).isEqualTo(end);
    assertThat(again.run()).isEqualTo(end);
    assertThat(idle.played).hasValue(0);
  }

  @Test
  void returnsFinishedGamesAfterAStop() throws InterruptedException {
    TournamentPlan tournament = Tournaments.of(1000, "a", "b");
    Arena[] arena = new Arena[1];
    AtomicInteger played = new AtomicInteger();
    arena[0] =
        new Arena(
            tournament,
            order -> {
              if (played.incrementAndGet() > 20) {
                arena[0].stop();
                new CountDownLatch(1).await();
              }
              return FakeRunner.of(order);
            },
            Archive.NONE,
            3);
    Standings end = arena[0].run();
    assertThat(end.games()).isEqualTo(20);
    assertThat(arena[0].standings()).isEqualTo(end);
  }

  @Test
  void stopsAtAGameThatCannotBePlayed() {
    assertThatThrownBy(
            () ->
                run(
                    Tournaments.of(10, "a", "b"),
                    order -> {
                      throw new RefusedException("game " + order.number() + ": the board failed");
                    },
                    1))
        .isInstanceOf(RefusedException.class)
        .hasMessage("game 1: the board failed");
  }

  @Test
  void returnsStandingsAtAnyTime() throws InterruptedException {
    Arena arena = new Arena(Tournaments.of(200, "a", "b"), new FakeRunner(), Archive.NONE, 2);
    assertThat(arena.standings().games()).isZero();
    assertThat(arena.restore().games()).isZero();
    Standings end = arena.run();
    assertThat(IntStream.range(0, 2).map(each -> end.total(each).games()).sum()).isEqualTo(400);
  }
}
