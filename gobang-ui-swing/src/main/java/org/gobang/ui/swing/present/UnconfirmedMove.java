package org.gobang.ui.swing.present;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.presentation.board.PointScene;

/**
 * A move held by {@link MoveConfirmation} until it is confirmed or the time for removing it is
 * over.
 */
final class UnconfirmedMove {

  /** The time during which a stone can be removed. */
  static final Duration MOMENT = Duration.ofSeconds(1);

  private final LongSupplier nanos;
  private MoveConfirmation guard;
  private Optional<Held> held = Optional.empty();

  /** A held stone, with the start time in nanoseconds and the remaining fraction of the time. */
  private record Held(Point point, Stone stone, long since, double left) {

    Held at(long now) {
      double spent = (double) (now - since) / MOMENT.toNanos();
      return new Held(point, stone, since, Math.max(0, 1 - spent));
    }
  }

  UnconfirmedMove(MoveConfirmation guard, LongSupplier nanos) {
    this.guard = guard;
    this.nanos = nanos;
  }

  MoveConfirmation guard() {
    return guard;
  }

  /** Changes the guard and drops the held stone. */
  void guard(MoveConfirmation next) {
    drop();
    guard = next;
  }

  /** Returns the point of the held stone. */
  Optional<Point> point() {
    return held.map(Held::point);
  }

  private boolean isAt(Point point) {
    return point().filter(point::equals).isPresent();
  }

  /** Returns whether a held stone is played when the time is over. */
  boolean runs() {
    return guard == MoveConfirmation.UNDO && held.isPresent();
  }

  /**
   * Handles a stone placed by the user.
   *
   * @return whether the stone is played immediately
   */
  boolean put(Point at, Stone stone) {
    boolean again = isAt(at);
    boolean holds = guard != MoveConfirmation.OFF && !again;
    held = holds ? Optional.of(new Held(at, stone, nanos.getAsLong(), 1)) : Optional.empty();
    return guard == MoveConfirmation.OFF || (guard == MoveConfirmation.CONFIRM && again);
  }

  /** Drops the held stone, if any, and returns whether there was one. */
  boolean drop() {
    boolean had = held.isPresent();
    held = Optional.empty();
    return had;
  }

  /** Updates the remaining time and returns the point once when the time is over. */
  Optional<Point> pass() {
    if (runs()) {
      held = held.map(at -> at.at(nanos.getAsLong()));
    }
    Optional<Point> due = held.filter(at -> at.left() == 0).map(Held::point);
    due.ifPresent(any -> drop());
    return due;
  }

  /** Returns the appearance of a point with the held stone. */
  PointScene on(Point point, PointScene spot) {
    return held.filter(at -> at.point().equals(point))
        .map(
            at ->
                guard == MoveConfirmation.UNDO
                    ? spot.put(at.stone(), at.left())
                    : spot.hovered(at.stone()).change().pending(at.left()).build())
        .orElse(spot);
  }
}
