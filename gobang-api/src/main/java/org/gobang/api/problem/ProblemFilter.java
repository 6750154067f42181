package org.gobang.api.problem;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.Experimental;

/**
 * Which problems are wanted.
 *
 * @param task what is to be found
 * @param rules the rules, such as {@code renju}; empty for all
 * @param grade the grade, from 1 to {@link Problem#HIGHEST_GRADE}; empty for what suits the user
 * @param source which of these
 */
@Experimental
public record ProblemFilter(Task task, Optional<String> rules, OptionalInt grade, Source source) {

  /** What is to be found. */
  public enum Task {

    /** A win or a defence. */
    ANY,

    /** A win. */
    WIN,

    /** A win by fours. */
    FOURS,

    /** A win by threes and fours. */
    THREATS,

    /** The only defence. */
    DEFENCE;

    /**
     * Returns whether a problem of a kind is such a task.
     *
     * @param kind any kind
     * @return whether it is
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

  /** Which problems with the task, the rules and the grade are wanted. */
  public enum Source {

    /** Those that are due first, then new ones. */
    ALL,

    /** Only those that are due. */
    DUE,

    /** Only those from the user's own games. */
    OWN
  }

  /** All problems. */
  public static final ProblemFilter ALL =
      new ProblemFilter(Task.ANY, Optional.empty(), OptionalInt.empty(), Source.ALL);

  /**
   * Checks the grade.
   *
   * @throws IllegalArgumentException if there is no such grade
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
   * Returns the same, but for the task.
   *
   * @param wanted the task
   * @return another filter
   */
  public ProblemFilter task(Task wanted) {
    return new ProblemFilter(wanted, rules, grade, source);
  }

  /**
   * Returns the same, but for the rules.
   *
   * @param wanted the rules; empty for all
   * @return another filter
   */
  public ProblemFilter rules(Optional<String> wanted) {
    return new ProblemFilter(task, wanted, grade, source);
  }

  /**
   * Returns the same, but for the grade.
   *
   * @param wanted the grade; empty for what suits the user
   * @return another filter
   */
  public ProblemFilter grade(OptionalInt wanted) {
    return new ProblemFilter(task, rules, wanted, source);
  }

  /**
   * Returns the same, but for the source.
   *
   * @param wanted the source
   * @return another filter
   */
  public ProblemFilter source(Source wanted) {
    return new ProblemFilter(task, rules, grade, wanted);
  }

  /**
   * Returns whether a problem has the task, the rules and the grade. The source is not a matter of
   * the problem alone.
   *
   * @param problem any problem
   * @return whether all three hold for it
   */
  public boolean admits(Problem problem) {
    return task.admits(problem.kind())
        && rules.filter(id -> !id.equals(problem.rules())).isEmpty()
        && (grade.isEmpty() || grade.getAsInt() == problem.grade());
  }
}
