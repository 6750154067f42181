package org.gobang.study.problem;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gobang.api.problem.Problem;

/** The state derived from all answers of the user: due dates and the grade. */
public final class ProblemHistory {

  /**
   * The step up of the weighted up-down method (Kaernbach 1991, <i>Perception and Psychophysics</i>
   * 49): with a step down three times as large, three of four new problems are solved.
   */
  private static final double UP = 0.2;

  private static final double DOWN = 3 * UP;

  private static final double FIRST_GRADE = 2;

  private record Memory(Fsrs state, Instant last) {

    Instant due() {
      return last.plus(Duration.ofDays(state.interval()));
    }
  }

  private final List<ProblemAnswer> answers;
  private final Map<String, Memory> memories = new HashMap<>();
  private double grade = FIRST_GRADE;

  /**
   * Creates a history from all answers.
   *
   * @param answers the answers in order
   */
  public ProblemHistory(List<ProblemAnswer> answers) {
    this.answers = List.copyOf(answers);
    this.answers.forEach(this::add);
  }

  private void add(ProblemAnswer answer) {
    Memory before = memories.get(answer.id());
    if (before == null) {
      double next = grade + (answer.solved() ? UP : -DOWN);
      grade = Math.min(Problem.HIGHEST_GRADE, Math.max(1, next));
    }
    Fsrs state =
        before == null
            ? Fsrs.first(answer.solved())
            : before.state.next(
                answer.solved(), Math.max(0, Duration.between(before.last, answer.at()).toDays()));
    memories.put(answer.id(), new Memory(state, answer.at()));
  }

  /**
   * Returns the grade for new problems.
   *
   * @return from 1 to {@link Problem#HIGHEST_GRADE}, with fractions
   */
  double grade() {
    return grade;
  }

  /** Returns the time when a problem is due again; empty for an untried problem. */
  Optional<Instant> due(Problem problem) {
    return Optional.ofNullable(memories.get(problem.id())).map(Memory::due);
  }

  /** Returns the number of problems solved on a day. */
  int solvedOn(LocalDate day, ZoneId zone) {
    return (int) daysOfSolutions(zone).filter(day::equals).count();
  }

  /**
   * Returns the number of consecutive days with solved problems, up to a day or the previous one.
   */
  int streak(LocalDate today, ZoneId zone) {
    Set<LocalDate> days = daysOfSolutions(zone).collect(Collectors.toSet());
    LocalDate day = days.contains(today) ? today : today.minusDays(1);
    int streak = 0;
    while (days.contains(day.minusDays(streak))) {
      streak++;
    }
    return streak;
  }

  private Stream<LocalDate> daysOfSolutions(ZoneId zone) {
    return answers.stream()
        .filter(ProblemAnswer::solved)
        .map(answer -> answer.at().atZone(zone).toLocalDate());
  }
}
