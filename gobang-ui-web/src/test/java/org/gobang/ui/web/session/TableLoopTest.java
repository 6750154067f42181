package org.gobang.ui.web.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.gobang.api.RefusedException;
import org.gobang.fixtures.workbench.TaskQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TableLoopTest {

  private final ExecutorService threads = Executors.newFixedThreadPool(4);
  private final TableLoop loop = new TableLoop(threads, threads, TableLoop.Timer.CLOCK);

  @AfterEach
  void end() {
    threads.shutdownNow();
  }

  @Test
  void runsTasksSequentiallyInOrder() {
    List<Integer> order = new ArrayList<>();
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    for (int i = 0; i < 2000; i++) {
      int number = i;
      loop.execute(
          () -> {
            most.accumulateAndGet(running.incrementAndGet(), Math::max);
            order.add(number);
            running.decrementAndGet();
          });
    }
    assertThat(loop.call(() -> order.size())).isEqualTo(2000);
    assertThat(order).isSorted();
    assertThat(most).hasValue(1);
  }

  @Test
  void runsOtherTablesBetweenTwoTasks() {
    TaskQueue shared = new TaskQueue();
    List<String> order = new ArrayList<>();
    TableLoop one = new TableLoop(shared, shared, TableLoop.Timer.CLOCK);
    TableLoop other = new TableLoop(shared, shared, TableLoop.Timer.CLOCK);
    one.execute(() -> order.add("one 1"));
    one.execute(() -> order.add("one 2"));
    other.execute(() -> order.add("other"));
    shared.runAll();
    assertThat(order).containsExactly("one 1", "other", "one 2");
  }

  @Test
  void callReturnsTheResultOrThrowsTheRefusal() {
    RefusedException refused = new RefusedException("no");
    assertThat(loop.call(() -> "done")).isEqualTo("done");
    assertThatThrownBy(
            () ->
                loop.call(
                    () -> {
                      throw refused;
                    }))
        .isSameAs(refused);
    assertThatThrownBy(
            () ->
                loop.call(
                    () -> {
                      throw new IllegalArgumentException("fault");
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasRootCauseMessage("fault");
  }

  @Test
  void continuesAfterAFailedTask() {
    loop.execute(
        () -> {
          throw new IllegalStateException("on purpose");
        });
    loop.execute(
        () -> {
          throw new AssertionError("on purpose");
        });
    assertThat(loop.call(() -> 1)).isEqualTo(1);
  }

  @Test
  void refusesAnInterruptedCall() {
    TableLoop stuck = new TableLoop(task -> {}, task -> {}, TableLoop.Timer.CLOCK);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> stuck.call(() -> 1))
        .isInstanceOfSatisfying(
            RefusedException.class, why -> assertThat(why.kind()).isEqualTo("web-ended"));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void runsNothingAfterTheEnd() {
    threads.shutdownNow();
    List<String> ran = new ArrayList<>();
    loop.execute(() -> ran.add("task"));
    loop.aside(() -> ran.add("aside"));
    assertThat(ran).isEmpty();
  }

  @Test
  void runsTasksInTheBackgroundAndWithADelay() {
    List<String> ran = new ArrayList<>();
    loop.aside(() -> loop.execute(() -> ran.add("beside")));
    loop.later(Duration.ofMillis(1), () -> ran.add("later"));
    await().untilAsserted(() -> assertThat(loop.call(() -> List.copyOf(ran))).hasSize(2));
    assertThat(loop.waiters()).isSameAs(threads);
  }

  @Test
  void guestHasPreferencesForTheVisit() {
    GuestPreferences preferences = new GuestPreferences(java.util.Locale.CHINESE);
    assertThat(preferences.get("web.theme")).isEmpty();
    assertThat(preferences.locale()).isEqualTo(java.util.Locale.CHINESE);
    preferences.put("web.theme", "slate");
    preferences.put(org.gobang.api.workbench.Preferences.LANGUAGE, "en");
    assertThat(preferences.get("web.theme")).contains("slate");
    assertThat(preferences.locale().getLanguage()).isEqualTo("en");
    preferences.put(org.gobang.api.workbench.Preferences.LANGUAGE, "");
    assertThat(preferences.locale()).isEqualTo(java.util.Locale.CHINESE);
  }
}
