package org.gobang.api.board;

import java.util.Objects;
import java.util.Optional;
import org.gobang.api.Point;
import org.jspecify.annotations.Nullable;

/**
 * Thrown for a stone refused by {@link Board#judge}, a choice that is not available, or a pass that
 * is not allowed.
 */
public class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient @Nullable Point point;
  private final transient Verdict.Refused verdict;

  /**
   * Creates an exception for an illegal stone.
   *
   * @param point the point of the move
   * @param verdict the reason
   */
  public IllegalMoveException(Point point, Verdict.Refused verdict) {
    super(point + ": " + verdict.kind());
    this.point = Objects.requireNonNull(point, "point");
    this.verdict = verdict;
  }

  /**
   * Creates an exception for an illegal choice or pass.
   *
   * @param move the key of the choice, or {@code pass}
   * @param verdict the reason
   */
  public IllegalMoveException(String move, Verdict.Refused verdict) {
    super(move + ": " + verdict.kind());
    this.point = null;
    this.verdict = verdict;
  }

  /**
   * Returns the point of the move.
   *
   * @return the point; empty for a choice or a pass
   */
  public Optional<Point> point() {
    return Optional.ofNullable(point);
  }

  /**
   * Returns the reason.
   *
   * @return the board's verdict
   */
  public Verdict.Refused verdict() {
    return verdict;
  }
}
