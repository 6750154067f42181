package org.gobang.api.problem;

import java.util.Objects;
import org.gobang.api.Experimental;

/**
 * The progress of the user.
 *
 * @param solvedToday the number of all problems solved without a mistake since midnight
 * @param streak the number of consecutive days with solved problems, up to today, or up to
 *     yesterday if none was solved today
 * @param grade the suitable grade for the user, from 1 to {@link Problem#HIGHEST_GRADE}, with
 *     fractions
 * @param wanted the numbers of problems that match the filter
 */
@Experimental
public record ProblemProgress(int solvedToday, int streak, double grade, Counts wanted) {

  /**
   * The numbers of problems by state.
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
