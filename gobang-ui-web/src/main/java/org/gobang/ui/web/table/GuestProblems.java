package org.gobang.ui.web.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.gobang.api.Stone;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.problem.Problems;
import org.gobang.api.review.GameReview;

/** The problems of a guest: none, as the progress in solving them is the owner's. */
final class GuestProblems implements Problems {

  private static <T> CompletionStage<T> denied() {
    return CompletableFuture.failedStage(GuestGame.ownersOnly());
  }

  @Override
  public Optional<ProblemFilter> request() {
    return Optional.empty();
  }

  @Override
  public CompletionStage<NextProblem> next(ProblemFilter wanted, Set<String> skipped) {
    return denied();
  }

  @Override
  public CompletionStage<ProblemProgress> progress(ProblemFilter wanted) {
    return denied();
  }

  @Override
  public CompletionStage<Void> answered(Problem problem, boolean solved) {
    return denied();
  }

  @Override
  public CompletionStage<Integer> keep(GameReview review, List<Stone> sides) {
    return denied();
  }
}
