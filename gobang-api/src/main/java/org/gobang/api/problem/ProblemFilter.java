package org.gobang.api.problem;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Experimental;

/**
 * A filter for problems.
 *
 * @param task the task
 * @param rules the rules, such as {@code renju}; empty for all
 * @param grade the grade, from 1 to {@link Problem#HIGHEST_GRADE}; empty for a suitable grade
 * @param source the source of the problems
 */
@Experimental
public record ProblemFilter(Task task, Optional<String> rules, OptionalInt grade, Source source) {

  /** The task of a problem. */
  public enum Task {

    /** A win or a defence. */
    ANY,

    /** A win. */
    WIN,

    /** A VCF, a win by continuous fours. */
    FOURS,

    /** A VCT, a win by continuous threats. */
    THREATS,

    /** The only defence. */
    DEFENCE;

    /**
     * Returns whether a kind of problem matches this task.
     *
     * @param kind any kind
     * @return true if it matches
     */
    public boolean admits(ProblemKind kind) {
      return switch (this) {
        case ANY -> true;
        case WIN -> kind.isWin();
        case FOURS -> kind == ProblemKind.WIN_BY_FOURS;
        case THREATS -> kind == ProblemKind.WIN_BY_THREATS;
        case DEFENCE -> kind == ProblemKind.ONLY_DEFENCE;
      };
    }
  }

  /** The source of the problems. */
  public enum Source {

    /** Due problems first, then new ones. */
    ALL,

    /** Only due problems. */
    DUE,

    /** Only problems from the user's games. */
    OWN
  }

  /** All problems. */
  public static final ProblemFilter ALL =
      new ProblemFilter(Task.ANY, Optional.empty(), OptionalInt.empty(), Source.ALL);

  /**
   * Creates a filter.
   *
   * @throws IllegalArgumentException if the grade is not from 1 to {@link Problem#HIGHEST_GRADE}
   */
  public ProblemFilter {
    Objects.requireNonNull(task, "task");
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(source, "source");
    if (grade.isPresent() && (grade.getAsInt() < 1 || grade.getAsInt() > Problem.HIGHEST_GRADE)) {
      throw new IllegalArgumentException("no grade " + grade.getAsInt());
    }
  }

  /**
   * Returns the same filter with another task.
   *
   * @param wanted the task
   * @return another filter
   */
  public ProblemFilter task(Task wanted) {
    return new ProblemFilter(wanted, rules, grade, source);
  }

  /**
   * Returns the same filter with other rules.
   *
   * @param wanted the rules; empty for all
   * @return another filter
   */
  public ProblemFilter rules(Optional<String> wanted) {
    return new ProblemFilter(task, wanted, grade, source);
  }

  /**
   * Returns the same filter with another grade.
   *
   * @param wanted the grade; empty for a suitable grade
   * @return another filter
   */
  public ProblemFilter grade(OptionalInt wanted) {
    return new ProblemFilter(task, rules, wanted, source);
  }

  /**
   * Returns the same filter with another source.
   *
   * @param wanted the source
   * @return another filter
   */
  public ProblemFilter source(Source wanted) {
    return new ProblemFilter(task, rules, grade, wanted);
  }

  /**
   * Returns whether a problem matches the task, the rules and the grade. The source is not checked,
   * because it does not depend on the problem only.
   *
   * @param problem any problem
   * @return true if all three match
   */
  public boolean admits(Problem problem) {
    return task.admits(problem.kind())
        && rules.filter(id -> !id.equals(problem.rules())).isEmpty()
        && (grade.isEmpty() || grade.getAsInt() == problem.grade());
  }
}
