package org.gobang.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A time source advanced by tests, with alarms on the test's thread. */
final class ManualTimeSource implements TimeSource {

  private final List<Due> alarms = new ArrayList<>();

  /** Starts just before an overflow of the nanoseconds, as {@link System#nanoTime} may. */
  private long now = Long.MAX_VALUE - 1;

  private record Due(long at, Runnable task) {}

  @Override
  public synchronized long nanoTime() {
    return now;
  }

  @Override
  public synchronized Alarm after(Duration delay, Runnable task) {
    Due due = new Due(now + delay.toNanos(), task);
    alarms.add(due);
    return () -> {
      synchronized (this) {
        alarms.remove(due);
      }
    };
  }

  /** Advances time and runs due alarms, without a lock that a game might wait for. */
  void advance(Duration time) {
    long until = nanoTime() + time.toNanos();
    for (Optional<Due> due = next(until); due.isPresent(); due = next(until)) {
      due.get().task().run();
    }
    synchronized (this) {
      now = until;
    }
  }

  private synchronized Optional<Due> next(long until) {
    Optional<Due> next =
        alarms.stream()
            .filter(due -> due.at() - until <= 0)
            .min(Comparator.comparingLong(due -> due.at() - now));
    next.ifPresent(
        due -> {
          alarms.remove(due);
          now = due.at();
        });
    return next;
  }

  /** Advances time without running alarms: they are late. */
  synchronized void advanceSilently(Duration time) {
    now += time.toNanos();
  }

  synchronized int waiting() {
    return alarms.size();
  }
}
