package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gobang.ui.web.session.TableLoop;

/** A clock that a test advances. */
public final class FakeTimer implements TableLoop.Timer {

  private final List<Due> waiting = new ArrayList<>();
  private Duration now = Duration.ZERO;

  private record Due(Duration at, Runnable task) {}

  /** At the start. */
  public FakeTimer() {}

  @Override
  public void after(Duration delay, Runnable task) {
    waiting.add(new Due(now.plus(delay), task));
  }

  /** Advances the time and runs due tasks. */
  public void pass(Duration time) {
    Duration until = now.plus(time);
    for (Optional<Due> next = next(until); next.isPresent(); next = next(until)) {
      waiting.remove(next.get());
      now = next.get().at();
      next.get().task().run();
    }
    now = until;
  }

  private Optional<Due> next(Duration until) {
    return waiting.stream()
        .filter(each -> each.at().compareTo(until) <= 0)
        .min(Comparator.comparing(Due::at));
  }
}
