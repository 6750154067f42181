package org.gobang.ui.web.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.gobang.api.Stone;
import org.gobang.api.player.Seat;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameState;
import org.gobang.ui.web.session.TableLoop;

/**
 * Stops the clock of a disconnected player to move, for a limited time per game to prevent abuse.
 * Use only on the loop of the table.
 */
final class ClockHolds {

  /** The maximum stopped time per side and game. */
  static final Duration MOST = Duration.ofSeconds(30);

  private static final Duration TICK = Duration.ofSeconds(1);

  private final TableLoop loop;
  private final Function<Stone, Optional<Duration>> lost;
  private final Runnable changed;
  private final Map<Stone, Duration> used = new EnumMap<>(Stone.class);
  private final Set<Stone> held = EnumSet.noneOf(Stone.class);
  private Optional<Game> game = Optional.empty();
  private boolean ticking;

  /**
   * Creates an instance without a game.
   *
   * @param lost returns the time since the player of a side disconnected; empty for a connected one
   * @param changed called when a clock was stopped or released
   */
  ClockHolds(TableLoop loop, Function<Stone, Optional<Duration>> lost, Runnable changed) {
    this.loop = loop;
    this.lost = lost;
    this.changed = changed;
  }

  /** Handles the start of another game. */
  void begun(Game next) {
    game = Optional.of(next);
    held.clear();
    used.clear();
  }

  /** Returns whether the clock of a side is stopped. */
  boolean holds(Stone side) {
    return held.contains(side);
  }

  /** Stops and releases clocks as players disconnect and reconnect. */
  void update() {
    Set<Stone> before = Set.copyOf(held);
    game.ifPresent(
        now -> {
          GameState state = now.state();
          for (Stone side : Stone.values()) {
            update(now, state, side);
          }
        });
    if (!held.equals(before)) {
      changed.run();
    }
    tickLater();
  }

  private void update(Game now, GameState state, Stone side) {
    Duration rest = MOST.minus(used.getOrDefault(side, Duration.ZERO));
    Optional<Duration> silence =
        runs(state, side) && rest.compareTo(Duration.ZERO) > 0
            ? lost.apply(side)
            : Optional.empty();
    if (silence.isPresent() && held.add(side)) {
      Duration back = silence.get().compareTo(rest) < 0 ? silence.get() : rest;
      used.merge(side, back, Duration::plus);
      now.holdClock(side, back);
    } else if (silence.isEmpty() && held.remove(side) && state.ended().isEmpty()) {
      now.releaseClock(side);
    }
  }

  private static boolean runs(GameState state, Stone side) {
    return state.toAct() == side
        && state.seat(side) instanceof Seat.Human
        && state.left().containsKey(side)
        && state.ended().isEmpty()
        && !state.paused()
        && !state.explored();
  }

  private void tickLater() {
    if (!held.isEmpty() && !ticking) {
      ticking = true;
      loop.later(TICK, this::tick);
    }
  }

  private void tick() {
    ticking = false;
    held.forEach(side -> used.merge(side, TICK, Duration::plus));
    update();
  }
}
