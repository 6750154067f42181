package org.gobang.ui.swing.board;

import java.util.Optional;
import java.util.function.LongSupplier;
import org.gobang.api.Point;

/** The newest stone as it comes down, and the glow of the line that won. */
final class BoardMotion {

  private static final double DROP_NANOS = 180e6;
  private static final double GLOW_NANOS = 1_800e6;

  /** How often the glow rises and falls. */
  private static final int PULSES = 3;

  /** How much larger a stone is above the board. */
  private static final double HIGH = 0.4;

  private final LongSupplier nanos;
  private Optional<Point> stone = Optional.empty();
  private long stoneSince;
  private boolean glows;
  private long glowSince;

  /**
   * Nothing moves.
   *
   * @param nanos the time in nanoseconds
   */
  BoardMotion(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** A stone comes down on a point. */
  void drop(Point point) {
    stone = Optional.of(point);
    stoneSince = nanos.getAsLong();
  }

  /** The line that won glows. */
  void glow() {
    glows = true;
    glowSince = nanos.getAsLong();
  }

  /** Ends all motion. */
  void stop() {
    stone = Optional.empty();
    glows = false;
  }

  /** The stone that has not come down yet. */
  Optional<Point> stone() {
    return stone.filter(any -> fallen() < 1);
  }

  private double fallen() {
    return Math.min(1, (nanos.getAsLong() - stoneSince) / DROP_NANOS);
  }

  /** How large that stone is, with 1 for the size of one that stands. */
  double scale() {
    double above = 1 - fallen();
    return 1 + HIGH * above * above;
  }

  /** How opaque it is, from 0 to 1. */
  float opacity() {
    return (float) (0.35 + 0.65 * fallen());
  }

  /** How bright the line is beyond its colour, from 0 to 1. */
  double brightness() {
    double part = (nanos.getAsLong() - glowSince) / GLOW_NANOS;
    return glows && part < 1 ? Math.abs(Math.sin(Math.PI * PULSES * part)) * (1 - part / 2) : 0;
  }

  /** Whether anything moves. */
  boolean runs() {
    return stone().isPresent() || (glows && nanos.getAsLong() - glowSince < GLOW_NANOS);
  }
}
