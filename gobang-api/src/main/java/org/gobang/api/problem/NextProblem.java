package org.gobang.api.problem;

import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * The next problem to solve.
 *
 * @param problem the problem
 * @param repeated whether the problem was tried before and is due
 * @param progress the progress of the user before the problem
 */
@Experimental
public record NextProblem(Problem problem, boolean repeated, ProblemProgress progress) {

  /** Creates a next problem. */
  public NextProblem {
    Objects.requireNonNull(problem, "problem");
    Objects.requireNonNull(progress, "progress");
  }
}
