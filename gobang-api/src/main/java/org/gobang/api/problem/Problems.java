package org.gobang.api.problem;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.Stone;
import org.gobang.api.review.GameReview;
import org.gobang.api.workbench.WorkbenchService;

/**
 * The problems that come with the application and those from the user's own games, and the progress
 * in solving them, which is kept.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Problems extends WorkbenchService {

  /** The kind of a refusal where no problem is due and none that is wanted is left. */
  String NONE_LEFT = "no-problem-left";

  /**
   * Returns the problem to solve next: of those that are due again the one that is due longest;
   * otherwise one that was never tried, those from the user's own games first, then by a grade that
   * suits the user.
   *
   * @param wanted which problems
   * @param skipped the ids of those that are not wanted now
   * @return the problem; refused as {@link #NONE_LEFT} if there is none, and if files of the user
   *     cannot be read
   */
  CompletionStage<NextProblem> next(ProblemFilter wanted, Set<String> skipped);

  /**
   * Returns how the user stands with problems.
   *
   * @param wanted which problems are counted
   * @return the progress; refused if files of the user cannot be read
   */
  CompletionStage<ProblemProgress> progress(ProblemFilter wanted);

  /**
   * Keeps how a problem was answered, which decides when it is due again.
   *
   * @param problem the problem
   * @param solved whether it was solved without a mistake and without help
   * @return completes when it is kept; refused if it cannot be
   */
  CompletionStage<Void> answered(Problem problem, boolean solved);

  /**
   * Makes problems of the missed wins and missed defences of a game, and keeps them.
   *
   * @param review a review that the host made
   * @param sides the sides of the user
   * @return how many are new; refused if they cannot be kept
   */
  CompletionStage<Integer> keep(GameReview review, List<Stone> sides);
}
