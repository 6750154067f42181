package org.gobang.study.problem;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.Problem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;

/**
 * Chooses the next problem: first those that are due again, then new ones of the person's own
 * games, then new ones near the person's grade.
 *
 * @param own the problems of the person's own games
 * @param bundled those that come with the application
 * @param history the answers so far
 */
public record ProblemChoice(
    List<StoredProblem> own, List<StoredProblem> bundled, ProblemHistory history) {

  /** Copies the lists. */
  public ProblemChoice {
    own = List.copyOf(own);
    bundled = List.copyOf(bundled);
  }

  /**
   * Chooses a problem.
   *
   * @param wanted which ones
   * @param skipped the ids of those that are not wanted now
   * @param now the time, in the zone whose midnight begins a day
   * @param zone that zone
   * @return the problem; empty if none is due and none is left
   */
  public Optional<NextProblem> next(
      ProblemFilter wanted, Set<String> skipped, Instant now, ZoneId zone) {
    List<StoredProblem> due =
        Stream.concat(own.stream(), bundled.stream())
            .filter(problem -> wanted.admits(problem) && isDue(problem, now))
            .sorted(Comparator.comparing(problem -> history.due(problem).orElseThrow()))
            .toList();
    List<StoredProblem> untried =
        Stream.concat(untried(own, wanted), untried(bundled, wanted)).toList();
    ProblemProgress progress =
        new ProblemProgress(history.solvedOn(now, zone), due.size(), untried.size());
    return Stream.concat(due.stream(), untried.stream())
        .filter(problem -> !skipped.contains(problem.id()))
        .findFirst()
        .map(problem -> new NextProblem(problem, history.due(problem).isPresent(), progress));
  }

  private boolean isDue(Problem problem, Instant now) {
    return history.due(problem).filter(due -> !due.isAfter(now)).isPresent();
  }

  /** Those nearest to the person's grade first; ids mix the rules and kinds. */
  private Stream<StoredProblem> untried(List<StoredProblem> from, ProblemFilter wanted) {
    return from.stream()
        .filter(problem -> wanted.admits(problem) && history.due(problem).isEmpty())
        .sorted(
            Comparator.<StoredProblem>comparingDouble(
                    problem -> Math.abs(problem.grade() - history.grade()))
                .thenComparing(StoredProblem::id));
  }
}
