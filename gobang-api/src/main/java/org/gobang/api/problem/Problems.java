package org.gobang.api.problem;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Experimental;
import org.gobang.api.Stone;
import org.gobang.api.review.GameReview;
import org.gobang.api.workbench.WorkbenchService;

/**
 * The bundled problems, the problems from the user's own games, and the saved progress in solving
 * them.
 *
 * <p>Implemented by the host; its methods may be called from any thread and return at once.
 */
@Experimental
public interface Problems extends WorkbenchService {

  /** The kind of a refusal because no problem that matches the filter is left or due. */
  String NONE_LEFT = "no-problem-left";

  /**
   * Returns the next problem: the one that has been due longest, or a new one, first from the
   * user's own games, then by a suitable grade.
   *
   * @param wanted the filter
   * @param skipped the ids of problems to skip
   * @return the problem; refused as {@link #NONE_LEFT} if there is none, or if files of the user
   *     cannot be read
   */
  CompletionStage<NextProblem> next(ProblemFilter wanted, Set<String> skipped);

  /**
   * Returns the progress of the user.
   *
   * @param wanted the filter of the counted problems
   * @return the progress; refused if files of the user cannot be read
   */
  CompletionStage<ProblemProgress> progress(ProblemFilter wanted);

  /**
   * Saves the result of a problem, which determines the next due date.
   *
   * @param problem the problem
   * @param solved whether it was solved without a mistake and without help
   * @return completes when the result is saved; refused if it cannot be saved
   */
  CompletionStage<Void> answered(Problem problem, boolean solved);

  /**
   * Creates and saves problems from the missed wins and missed defences of a game.
   *
   * @param review a review by the host
   * @param sides the sides of the user
   * @return the number of new problems; refused if they cannot be saved
   */
  CompletionStage<Integer> keep(GameReview review, List<Stone> sides);
}
