package org.gobang.tuning;

import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.Point;
import org.gobang.api.problem.ProblemKind;
import org.gobang.study.problem.StoredProblem;

/**
 * A problem that was found in a game.
 *
 * @param points where the stones were put, Black's first
 * @param kind what is to be found
 * @param plies how long the win is, or the one that is threatened
 * @param solution the only move that solves it
 * @param trap whether the rules matter: freestyle has no such win, or one by another move
 */
record FoundProblem(List<Integer> points, ProblemKind kind, int plies, int solution, boolean trap) {

  FoundProblem {
    points = List.copyOf(points);
  }

  /** The problem as it is stored. */
  StoredProblem stored(Rules rules, int grade) {
    return StoredProblem.of(
        rules.id(),
        FixedNodesEngine.SIZE,
        points.stream().map(FoundProblem::point).toList(),
        kind,
        plies,
        grade,
        point(solution));
  }

  private static Point point(int number) {
    return new Point(number % FixedNodesEngine.SIZE, number / FixedNodesEngine.SIZE);
  }
}
