package org.gobang.api.problem;

import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * How the user stands with problems.
 *
 * @param solvedToday how many were solved since midnight without a mistake, of all problems
 * @param streak on how many days in a row problems were solved, up to today, or up to yesterday
 *     where none was solved today yet
 * @param grade the grade that suits the user, from 1 to {@link Problem#HIGHEST_GRADE}, with
 *     fractions
 * @param wanted how many there are of the problems that are wanted
 */
@Experimental
public record ProblemProgress(int solvedToday, int streak, double grade, Counts wanted) {

  /**
   * How many problems there are.
   *
   * @param all how many in all
   * @param due how many were tried before and are due again
   * @param dueTomorrow how many more are due by the end of tomorrow
   * @param untried how many were never tried
   */
  public record Counts(int all, int due, int dueTomorrow, int untried) {}

  /** Checks that all is there. */
  public ProblemProgress {
    Objects.requireNonNull(wanted, "wanted");
  }
}
