package org.gobang.study.problem;

import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;

/**
 * Chooses the next problem: first due problems, then new ones from the user's own games, then new
 * ones near the user's grade.
 *
 * @param own the problems of the user's own games
 * @param bundled the bundled problems
 * @param history the answers so far
 */
public record ProblemChoice(
    List<StoredProblem> own, List<StoredProblem> bundled, ProblemHistory history) {

  /** Creates a choice with copies of the lists. */
  public ProblemChoice {
    own = List.copyOf(own);
    bundled = List.copyOf(bundled);
  }

  /**
   * Chooses a problem.
   *
   * @param wanted the filter
   * @param skipped the ids of skipped problems
   * @param now the time, in the zone that determines the days
   * @return the problem; empty if none is due or new
   */
  public Optional<NextProblem> next(ProblemFilter wanted, Set<String> skipped, ZonedDateTime now) {
    Stream<StoredProblem> due =
        due(wanted, now.toInstant())
            .sorted(Comparator.comparing(problem -> history.due(problem).orElseThrow()));
    return Stream.concat(due, untried(wanted))
        .filter(problem -> !skipped.contains(problem.id()))
        .findFirst()
        .map(
            problem ->
                new NextProblem(problem, history.due(problem).isPresent(), progress(wanted, now)));
  }

  /**
   * Returns the user's progress.
   *
   * @param wanted the filter for the counted problems
   * @param now the time, in the zone that determines the days
   * @return the progress
   */
  public ProblemProgress progress(ProblemFilter wanted, ZonedDateTime now) {
    Instant tomorrowEnds =
        now.toLocalDate().plusDays(2).atStartOfDay(now.getZone()).toInstant().minusNanos(1);
    int due = (int) due(wanted, now.toInstant()).count();
    return new ProblemProgress(
        history.solvedOn(now.toLocalDate(), now.getZone()),
        history.streak(now.toLocalDate(), now.getZone()),
        history.grade(),
        new ProblemProgress.Counts(
            (int) Stream.concat(own.stream(), others(wanted)).filter(wanted::admits).count(),
            due,
            (int) due(wanted, tomorrowEnds).count() - due,
            (int) untried(wanted).count()));
  }

  private Stream<StoredProblem> others(ProblemFilter wanted) {
    return wanted.source() == ProblemFilter.Source.OWN ? Stream.empty() : bundled.stream();
  }

  private Stream<StoredProblem> due(ProblemFilter wanted, Instant then) {
    return Stream.concat(own.stream(), others(wanted))
        .filter(wanted::admits)
        .filter(problem -> history.due(problem).filter(due -> !due.isAfter(then)).isPresent());
  }

  /** Returns the untried problems, with those from the user's games before the bundled ones. */
  private Stream<StoredProblem> untried(ProblemFilter wanted) {
    return wanted.source() == ProblemFilter.Source.DUE
        ? Stream.empty()
        : Stream.concat(untried(own.stream(), wanted), untried(others(wanted), wanted));
  }

  /**
   * Returns the untried problems, with those nearest to the user's grade first. Ids mix the rules
   * and kinds.
   */
  private Stream<StoredProblem> untried(Stream<StoredProblem> from, ProblemFilter wanted) {
    return from.filter(problem -> wanted.admits(problem) && history.due(problem).isEmpty())
        .sorted(
            Comparator.<StoredProblem>comparingDouble(
                    problem -> Math.abs(problem.grade() - history.grade()))
                .thenComparing(StoredProblem::id));
  }
}
