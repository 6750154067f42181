package org.gobang.api.problem;

import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * The progress of the user.
 *
 * @param solvedToday the number of all problems solved without a mistake since midnight
 * @param streak on how many days in a row problems were solved, up to today, or up to yesterday
 *     where none was solved today yet
 * @param grade the grade that suits the user, from 1 to {@link Problem#HIGHEST_GRADE}, with
 *     fractions
 * @param wanted the numbers of problems that match the filter
 */
@Experimental
public record ProblemProgress(int solvedToday, int streak, double grade, Counts wanted) {

  /**
   * Numbers of problems.
   *
   * @param all the total number
   * @param due the number of problems that are due again
   * @param dueTomorrow the number of further problems due by the end of tomorrow
   * @param untried the number of problems never tried
   */
  public record Counts(int all, int due, int dueTomorrow, int untried) {}

  /** Creates the progress. */
  public ProblemProgress {
    Objects.requireNonNull(wanted, "wanted");
  }
}
