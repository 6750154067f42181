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
   * A move could not be judged, and is taken back; it does not count.
   *
   * @param why the reason, in a sentence
   */
  record Unjudged(Point move, String why) implements ProblemEvent {}

  /**
   * The problem is solved.
   *
   * @param clean whether without a mistake
   * @param trap the point where the rules forbade a defence
   */
  record Solved(boolean clean, Optional<ForbiddenDefence> trap) implements ProblemEvent {}

  /**
   * The person asked for the solution.
   *
   * @param solution the moves from the position at hand, at least one
   * @param trap the point where the rules forbid a defence
   */
  record Shown(List<Point> solution, Optional<ForbiddenDefence> trap) implements ProblemEvent {}
}
