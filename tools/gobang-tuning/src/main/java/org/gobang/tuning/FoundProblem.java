package org.gobang.tuning;

import java.util.List;
import org.gobang.ai.search.position.Rules;
import org.gobang.api.Point;
import org.gobang.api.problem.ProblemKind;
import org.gobang.study.problem.StoredProblem;

/**
 * A problem found in a game.
 *
 * @param points the points of the stones, Black's first
 * @param kind the kind of the solution
 * @param plies the length of the win or of the threatened win
 * @param solution the only solution
 * @param trap whether the rules matter: freestyle has no such win, or one by another move
 */
record FoundProblem(List<Integer> points, ProblemKind kind, int plies, int solution, boolean trap) {

  FoundProblem {
    points = List.copyOf(points);
  }

  /** Returns the stored form of the problem. */
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
