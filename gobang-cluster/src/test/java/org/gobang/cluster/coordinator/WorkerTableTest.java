package org.gobang.cluster.coordinator;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.gobang.cluster.job.WorkerProfile;
import org.junit.jupiter.api.Test;

class WorkerTableTest {

  private final AtomicLong clock = new AtomicLong();
  private final WorkerTable table = new WorkerTable(clock::get, Duration.ofSeconds(30));
  private final WorkerProfile one = profile("one");
  private final WorkerProfile two = profile("two");

  private static WorkerProfile profile(String name) {
    return new WorkerProfile(name, 2, "test 1", 1000, List.of());
  }

  private void pass(int seconds) {
    clock.addAndGet(Duration.ofSeconds(seconds).toNanos());
  }

  @Test
  void reportsALostWorkerOnceAndItsReturn() {
    assertThat(table.greeted(one)).contains(WorkerChange.ARRIVED);
    assertThat(table.greeted(two)).contains(WorkerChange.ARRIVED);
    pass(29);
    assertThat(table.greeted(two)).isEmpty();
    assertThat(table.lost()).isEmpty();
    pass(1);
    assertThat(table.lost()).containsExactly(one);
    assertThat(table.lost()).isEmpty();
    assertThat(table.greeted(one)).contains(WorkerChange.RETURNED);
    assertThat(table.greeted(one)).isEmpty();
    pass(30);
    assertThat(table.lost()).containsExactly(one, two);
  }

  @Test
  void doesNotCountAResultOfALostWorkerAsAGreeting() {
    table.greeted(one);
    pass(30);
    assertThat(table.lost()).containsExactly(one);
    table.done("one");
    assertThat(table.greeted(one)).contains(WorkerChange.RETURNED);
  }

  @Test
  void doesNotReportAReturnAfterAnUnreportedSilence() {
    table.greeted(one);
    pass(31);
    assertThat(table.greeted(one)).isEmpty();
  }

  @Test
  void acceptsAResultBeforeTheGreeting() {
    table.repeated("one");
    assertThat(table.greeted(one)).contains(WorkerChange.ARRIVED);
    assertThat(table.rows()).extracting(WorkerTable.Row::slots).containsExactly(2);
  }

  @Test
  void doesNotReportAWorkerWithoutAGreetingAsLost() {
    table.repeated("one");
    pass(31);
    assertThat(table.lost()).isEmpty();
  }

  @Test
  void reportsASlowWorkerOnceUntilItParticipates() {
    assertThat(table.slow(one)).isTrue();
    assertThat(table.slow(one)).isFalse();
    assertThat(table.slow(two)).isTrue();
    table.greeted(one);
    assertThat(table.slow(one)).isTrue();
  }
}
