package org.gobang.api.problem;

import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * A problem to be solved now.
 *
 * @param problem the problem
 * @param repeated whether it was tried before and is due again
 * @param progress how the user stands before it
 */
@Experimental
public record NextProblem(Problem problem, boolean repeated, ProblemProgress progress) {

  /** Checks that all is there. */
  public NextProblem {
    Objects.requireNonNull(problem, "problem");
    Objects.requireNonNull(progress, "progress");
  }
}
