package org.gobang.api.problem;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Experimental;

/**
 * Which problems are wanted.
 *
 * @param wins whether a win is to be found, rather than a defence; empty for both
 * @param rules the rules, such as {@code renju}; empty for all
 * @param grade the grade, from 1 to {@link Problem#HIGHEST_GRADE}; empty for what suits the person
 */
@Experimental
public record ProblemFilter(Optional<Boolean> wins, Optional<String> rules, OptionalInt grade) {

  /** All problems. */
  public static final ProblemFilter ALL =
      new ProblemFilter(Optional.empty(), Optional.empty(), OptionalInt.empty());

  /**
   * Checks the grade.
   *
   * @throws IllegalArgumentException if there is no such grade
   */
  public ProblemFilter {
    Objects.requireNonNull(wins, "wins");
    Objects.requireNonNull(rules, "rules");
    if (grade.isPresent() && (grade.getAsInt() < 1 || grade.getAsInt() > Problem.HIGHEST_GRADE)) {
      throw new IllegalArgumentException("no grade " + grade.getAsInt());
    }
  }

  /**
   * Whether a problem is wanted.
   *
   * @param problem any problem
   * @return whether all that is said holds for it
   */
  public boolean admits(Problem problem) {
    return wins.filter(win -> win != problem.kind().isWin()).isEmpty()
        && rules.filter(id -> !id.equals(problem.rules())).isEmpty()
        && (grade.isEmpty() || grade.getAsInt() == problem.grade());
  }
}
