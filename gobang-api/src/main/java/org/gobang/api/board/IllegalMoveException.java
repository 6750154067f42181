package org.gobang.api.board;

import org.gobang.api.Point;

/** A move was played that {@link Board#judge} refuses. */
public class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Point point;
  private final transient Verdict.Refused verdict;

  /**
   * An illegal move.
   *
   * @param point where the stone was to be put
   * @param verdict why it may not be
   */
  public IllegalMoveException(Point point, Verdict.Refused verdict) {
    super(point + ": " + verdict.kind());
    this.point = point;
    this.verdict = verdict;
  }

  /**
   * Where the stone was to be put.
   *
   * @return the point of the move
   */
  public Point point() {
    return point;
  }

  /**
   * Why it may not be.
   *
   * @return the board's verdict
   */
  public Verdict.Refused verdict() {
    return verdict;
  }
}
