package org.gobang.study.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.gobang.api.RefusedException;
import org.gobang.api.problem.NextProblem;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.api.problem.ProblemProgress.Counts;
import org.junit.jupiter.api.Test;

class ProblemChoiceTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final StoredProblem EASY = problem("renju", "win-by-fours", 1, "a1");
  private static final StoredProblem MIDDLE = problem("renju", "only-defence", 3, "b1");
  private static final StoredProblem HARD = problem("standard", "win-by-threats", 8, "c1");
  private static final List<StoredProblem> ALL = List.of(HARD, EASY, MIDDLE);

  private final List<ProblemAnswer> answers = new ArrayList<>();

  private static StoredProblem problem(String rules, String kind, int grade, String move) {
    return StoredProblem.parse(rules + " 15 " + kind + " 5 " + grade + " h8 " + move);
  }

  private void answered(StoredProblem problem, boolean solved, Duration before) {
    answers.add(new ProblemAnswer(NOON.minus(before), problem.id(), solved, problem.grade()));
  }

  private Optional<NextProblem> next(ProblemFilter filter, String... skipped) {
    return next(List.of(), filter, skipped);
  }

  private Optional<NextProblem> next(
      List<StoredProblem> own, ProblemFilter filter, String... skipped) {
    return choice(own).next(filter, Set.of(skipped), NOON.atZone(ZoneOffset.UTC));
  }

  private ProblemChoice choice(List<StoredProblem> own) {
    return new ProblemChoice(own, ALL, new ProblemHistory(answers));
  }

  private ProblemProgress progress(ProblemFilter filter) {
    return choice(List.of()).progress(filter, NOON.atZone(ZoneOffset.UTC));
  }

  private static ProblemFilter grade(int grade) {
    return ProblemFilter.ALL.grade(OptionalInt.of(grade));
  }

  @Test
  void newProblemsAreNearTheGradeOfTheUser() {
    assertThat(next(ProblemFilter.ALL).orElseThrow().problem()).isIn(EASY, MIDDLE);
    for (int i = 0; i < 12; i++) {
      answered(problem("caro", "win-by-fours", 5, "d" + (1 + i % 6)), true, Duration.ofHours(1));
    }
    assertThat(new ProblemHistory(answers).grade())
        .as("up by 0.2 for each of 6 new ones, not for repetitions")
        .isEqualTo(2 + 6 * 0.2, within(1e-9));
    assertThat(next(ProblemFilter.ALL).orElseThrow().problem()).isEqualTo(MIDDLE);
  }

  @Test
  void gradeConvergesToThreeOfFourSolved() {
    Random random = new Random(3);
    double sum = 0;
    for (int i = 0; i < 400; i++) {
      double grade = new ProblemHistory(answers).grade();
      sum += i < 100 ? 0 : grade;
      // Three of four problems of grade 5 are solved, fewer of higher ones.
      boolean solved = random.nextDouble() < 0.75 + (5 - grade) / 8;
      answers.add(new ProblemAnswer(NOON, "id" + i, solved, 5));
    }
    assertThat(sum / 300).isEqualTo(5, within(0.5));
  }

  @Test
  void choosesTheLongestDueProblemFirst() {
    answered(MIDDLE, false, Duration.ofDays(3));
    answered(EASY, false, Duration.ofDays(2));
    NextProblem next = next(ProblemFilter.ALL).orElseThrow();
    assertThat(next.problem()).isEqualTo(MIDDLE);
    assertThat(next.repeated()).isTrue();
    assertThat(next.progress()).isEqualTo(progress(ProblemFilter.ALL));
    assertThat(next.progress().wanted()).isEqualTo(new Counts(3, 2, 0, 1));
    assertThat(next(ProblemFilter.ALL, MIDDLE.id()).orElseThrow().problem()).isEqualTo(EASY);
  }

  @Test
  void solvedProblemsAreNotDueForDays() {
    answered(EASY, true, Duration.ofHours(1));
    NextProblem next = next(grade(3)).orElseThrow();
    assertThat(next.problem()).isEqualTo(MIDDLE);
    assertThat(next.progress()).isEqualTo(new ProblemProgress(1, 1, 2.2, new Counts(1, 0, 0, 1)));
    assertThat(next(grade(1))).isEmpty();
    answers.clear();
    answered(EASY, true, Duration.ofDays(2));
    assertThat(next(grade(1)).orElseThrow().repeated()).isTrue();
  }

  @Test
  void choosesOwnProblemsBeforeBundledOnes() {
    StoredProblem own = problem("freestyle", "win-by-fours", 9, "o15");
    assertThat(next(List.of(own), ProblemFilter.ALL).orElseThrow().problem()).isEqualTo(own);
  }

  @Test
  void filtersDueAndOwnProblems() {
    StoredProblem own = problem("freestyle", "win-by-fours", 9, "o15");
    ProblemFilter due = ProblemFilter.ALL.source(ProblemFilter.Source.DUE);
    ProblemFilter ownOnly = ProblemFilter.ALL.source(ProblemFilter.Source.OWN);
    assertThat(next(List.of(own), due)).isEmpty();
    assertThat(next(List.of(own), ownOnly).orElseThrow().progress().wanted())
        .isEqualTo(new Counts(1, 0, 0, 1));
    answered(EASY, false, Duration.ofDays(2));
    assertThat(next(List.of(own), due).orElseThrow().problem()).isEqualTo(EASY);
    assertThat(next(List.of(own), ownOnly, own.id())).isEmpty();
  }

  @Test
  void progressHasTheStreakAndProblemsDueTomorrow() {
    assertThat(progress(ProblemFilter.ALL))
        .isEqualTo(new ProblemProgress(0, 0, 2, new Counts(3, 0, 0, 3)));
    answered(HARD, true, Duration.ofDays(3));
    answered(MIDDLE, true, Duration.ofDays(1));
    assertThat(progress(ProblemFilter.ALL).streak()).as("one day was skipped").isOne();
    answered(EASY, false, Duration.ofHours(1));
    ProblemProgress late = progress(ProblemFilter.ALL);
    assertThat(late.wanted())
        .as("HARD since yesterday, MIDDLE and EASY tomorrow")
        .isEqualTo(new Counts(3, 1, 2, 0));
    answered(HARD, true, Duration.ZERO);
    ProblemProgress now = progress(ProblemFilter.ALL);
    assertThat(now.streak()).isEqualTo(2);
    assertThat(now.solvedToday()).isOne();
    assertThat(now.wanted()).isEqualTo(new Counts(3, 0, 2, 0));
  }

  @Test
  void filterAppliesToAllProblems() {
    ProblemFilter defences = ProblemFilter.ALL.task(ProblemFilter.Task.DEFENCE);
    assertThat(next(defences).orElseThrow().problem()).isEqualTo(MIDDLE);
    ProblemFilter standard = ProblemFilter.ALL.rules(Optional.of("standard"));
    assertThat(next(standard).orElseThrow().problem()).isEqualTo(HARD);
    assertThat(next(standard, HARD.id())).isEmpty();
    assertThatThrownBy(() -> grade(10)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void readsWrittenAnswers() {
    ProblemAnswer answer = new ProblemAnswer(NOON, EASY.id(), true, 1);
    assertThat(ProblemAnswer.parse(answer.line())).isEqualTo(answer);
    assertThat(ProblemAnswer.parse(answer.line() + " added-later")).isEqualTo(answer);
    assertThatThrownBy(() -> ProblemAnswer.parse("yesterday x solved 1"))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("not an answer: ");
    assertThatThrownBy(() -> ProblemAnswer.parse("2026-03-01T12:00:00Z x won 1"))
        .hasMessage("not an answer: expected time, id, solved or failed, grade");
  }
}
