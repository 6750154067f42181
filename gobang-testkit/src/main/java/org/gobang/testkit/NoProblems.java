package org.gobang.testkit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.problem.Problems;
import org.gobang.api.review.GameReview;

/** No problems, and none are kept. */
final class NoProblems implements Problems {

  @Override
  public Optional<ProblemFilter> request() {
    return Optional.empty();
  }

  @Override
  public CompletionStage<NextProblem> next(ProblemFilter wanted, Set<String> skipped) {
    return CompletableFuture.failedFuture(new RefusedException(NONE_LEFT, "there are no problems"));
  }

  @Override
  public CompletionStage<ProblemProgress> progress(ProblemFilter wanted) {
    return CompletableFuture.completedFuture(
        new ProblemProgress(0, 0, 1, new ProblemProgress.Counts(0, 0, 0, 0)));
  }

  @Override
  public CompletionStage<Void> answered(Problem problem, boolean solved) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<Integer> keep(GameReview review, List<Stone> sides) {
    return CompletableFuture.completedFuture(0);
  }
}
