package org.gobang.ui.swing.board;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.Point;

/** The animation of the newest stone and of the winning line. */
final class BoardMotion {

  private static final double DROP_NANOS = 180e6;
  private static final double GLOW_NANOS = 1_800e6;

  /** The number of pulses of the glow. */
  private static final int PULSES = 3;

  /** The initial enlargement of a falling stone. */
  private static final double HIGH = 0.4;

  private final LongSupplier nanos;
  private Optional<Point> stone = Optional.empty();
  private long stoneSince;
  private boolean glows;
  private long glowSince;

  /**
   * Creates an idle animation.
   *
   * @param nanos returns the time in nanoseconds
   */
  BoardMotion(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** Starts the animation of a stone on a point. */
  void drop(Point point) {
    stone = Optional.of(point);
    stoneSince = nanos.getAsLong();
  }

  /** Starts the glow of the winning line. */
  void glow() {
    glows = true;
    glowSince = nanos.getAsLong();
  }

  /** Stops all animation. */
  void stop() {
    stone = Optional.empty();
    glows = false;
  }

  /** Returns the point of the falling stone. */
  Optional<Point> stone() {
    return stone.filter(any -> fallen() < 1);
  }

  private double fallen() {
    return Math.min(1, (nanos.getAsLong() - stoneSince) / DROP_NANOS);
  }

  /** Returns the size of the falling stone, relative to a stone on the board. */
  double scale() {
    double above = 1 - fallen();
    return 1 + HIGH * above * above;
  }

  /** Returns the opacity of the falling stone, from 0 to 1. */
  float opacity() {
    return (float) (0.35 + 0.65 * fallen());
  }

  /** Returns the additional brightness of the winning line, from 0 to 1. */
  double brightness() {
    double part = (nanos.getAsLong() - glowSince) / GLOW_NANOS;
    return glows && part < 1 ? Math.abs(Math.sin(Math.PI * PULSES * part)) * (1 - part / 2) : 0;
  }

  /** Returns whether an animation is running. */
  boolean runs() {
    return stone().isPresent() || (glows && nanos.getAsLong() - glowSince < GLOW_NANOS);
  }
}
