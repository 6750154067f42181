package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.workbench.GameListener;
import org.gobang.api.workbench.GameState;

/** Records a game's events and waits for more. */
final class RecordingListener implements GameListener {

  private final List<Object> events = new ArrayList<>();

  record Refused(Point point, Verdict.Refused why) {}

  record Reported(Stone stone, Insight insight) {}

  @Override
  public void changed(GameState state) {
    add(state);
  }

  @Override
  public void refused(Point point, Verdict.Refused why) {
    add(new Refused(point, why));
  }

  @Override
  public void reported(Stone stone, Insight insight) {
    add(new Reported(stone, insight));
  }

  private synchronized void add(Object event) {
    events.add(event);
    notifyAll();
  }

  synchronized List<Object> events() {
    return List.copyOf(events);
  }

  List<GameState> states() {
    return of(GameState.class);
  }

  List<Refused> refusals() {
    return of(Refused.class);
  }

  <T> List<T> of(Class<T> kind) {
    return events().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  GameState last() {
    List<GameState> states = states();
    return states.get(states.size() - 1);
  }

  /** Waits for the first event of a kind that satisfies a condition. */
  synchronized <T> T await(Class<T> kind, Predicate<T> wanted) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(120);
    for (int next = 0; ; ) {
      for (; next < events.size(); next++) {
        if (kind.isInstance(events.get(next)) && wanted.test(kind.cast(events.get(next)))) {
          return kind.cast(events.get(next));
        }
      }
      long left = end - System.nanoTime();
      assertThat(left).as("time left to wait for more than %s", events).isPositive();
      try {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  GameState await(Predicate<GameState> wanted) {
    return await(GameState.class, wanted);
  }

  /** Waits for a state with this number of moves on the board. */
  GameState awaitMoves(int count) {
    return await(state -> state.board().moves().size() == count);
  }

  GameState awaitEnd() {
    return await(state -> state.result().isPresent());
  }

  /** Waits for the state of this version or a later one. */
  GameState awaitVersion(long version) {
    return await(state -> state.version() >= version);
  }

  /** Deletes the recorded events. */
  synchronized void forget() {
    events.clear();
  }
}
