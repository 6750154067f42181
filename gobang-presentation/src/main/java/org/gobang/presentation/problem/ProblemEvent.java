package org.gobang.presentation.problem;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.problem.NextProblem;

/** What happens while problems are solved. */
public sealed interface ProblemEvent {

  /** A problem stands on the board. */
  record Posed(NextProblem next) implements ProblemEvent {}

  /**
   * A move holds.
   *
   * @param reply how the opponent answers; empty where the problem is solved
   */
  record Right(Point move, Optional<Point> reply) implements ProblemEvent {}

  /**
   * A move does not hold, and is taken back.
   *
   * @param refutation the opponent's moves, at least one
   * @param loses whether the opponent wins by them, rather than only escapes
   */
  record Wrong(Point move, List<Point> refutation, boolean loses) implements ProblemEvent {}

  /**
   * The problem is solved.
   *
   * @param clean whether without a mistake
   */
  record Solved(boolean clean) implements ProblemEvent {}

  /** The person asked for the solution: the moves from the position at hand, at least one. */
  record Shown(List<Point> solution) implements ProblemEvent {}
}
