package org.gobang.api.board;

import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Point;
import org.jspecify.annotations.Nullable;

/** A stone was put that {@link Board#judge} refuses, or a choice made that is not offered. */
public class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable Point point;
  private final transient Verdict.Refused verdict;

  /**
   * An illegal move.
   *
   * @param point where the stone was to be put
   * @param verdict why it may not be
   */
  public IllegalMoveException(Point point, Verdict.Refused verdict) {
    super(point + ": " + verdict.kind());
    this.point = Objects.requireNonNull(point, "point");
    this.verdict = verdict;
  }

  /**
   * An illegal choice, or a pass that is not possible.
   *
   * @param move the key of the choice, or {@code pass}
   * @param verdict why it may not be made
   */
  public IllegalMoveException(String move, Verdict.Refused verdict) {
    super(move + ": " + verdict.kind());
    this.point = null;
    this.verdict = verdict;
  }

  /**
   * Where the stone was to be put.
   *
   * @return the point of the move; empty for a choice or a pass
   */
  public Optional<Point> point() {
    return Optional.ofNullable(point);
  }

  /**
   * Why the move may not be made.
   *
   * @return the board's verdict
   */
  public Verdict.Refused verdict() {
    return verdict;
  }
}
