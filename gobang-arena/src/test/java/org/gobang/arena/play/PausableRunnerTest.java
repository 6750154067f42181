package org.gobang.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.Tournaments;
import org.gobang.arena.schedule.Schedule;
import org.junit.jupiter.api.Test;

class PausableRunnerTest {

  private final AtomicInteger begun = new AtomicInteger();
  private final CountDownLatch ends = new CountDownLatch(1);

  private final PausableRunner runner =
      new PausableRunner(
          order -> {
            begun.incrementAndGet();
            ends.await();
            return new PlayedGame(
                new Result(Optional.empty(), Ending.BOARD_FULL, ""), List.of(), List.of());
          });

  private Thread play() {
    Thread thread =
        new Thread(
            () -> {
              try {
                runner.play(new Schedule(Tournaments.of(2, "one", "two")).order(1));
              } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
              }
            });
    thread.start();
    return thread;
  }

  @Test
  void startsNoGameWhilePaused() throws InterruptedException {
    Thread playing = play();
    await().until(() -> begun.get() == 1);
    runner.pause(true);
    assertThat(runner.isPaused()).isTrue();
    Thread waiting = play();
    await().until(() -> waiting.getState() == Thread.State.WAITING);
    assertThat(begun).hasValue(1);
    ends.countDown();
    playing.join();
    assertThat(begun).as("a running game is finished").hasValue(1);
    runner.pause(false);
    waiting.join();
    assertThat(begun).hasValue(2);
  }

  @Test
  void cancelsAWaitingGame() throws InterruptedException {
    runner.pause(true);
    Thread waiting = play();
    await().until(() -> waiting.getState() == Thread.State.WAITING);
    waiting.interrupt();
    waiting.join();
    assertThat(begun).hasValue(0);
  }
}
