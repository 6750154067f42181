package org.gobang.presentation.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gobang.api.RefusedException;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemFilter.Source;
import org.gobang.api.problem.ProblemFilter.Task;
import org.gobang.api.problem.ProblemKind;
import org.gobang.api.problem.ProblemProgress;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.problem.ProblemMenu.Row;
import org.gobang.presentation.session.SessionPresenter;
import org.junit.jupiter.api.Test;

class ProblemMenuTest {

  private final FakeWorkbench bench = new FakeWorkbench("deep");

  private SessionPresenter session() {
    return new HeadlessFrontEnd(bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON))
        .started()
        .session();
  }

  private ProblemMenu menu() {
    ProblemMenu menu = session().problems().menu(() -> {});
    bench.runAll();
    return menu;
  }

  private void choose(ProblemMenu menu, Row row, String value) {
    menu.choose(row, menu.values(row).indexOf(value));
    bench.runAll();
  }

  @Test
  void eachRowHasItsValues() {
    ProblemMenu menu = menu();
    assertThat(menu.values(Row.TASK))
        .containsExactly(
            "Any task",
            "Any win",
            "Win by continuous fours (VCF)",
            "Win by continuous threats (VCT)",
            "Only defence");
    assertThat(menu.values(Row.RULES)).startsWith("All").contains("Renju");
    assertThat(menu.values(Row.GRADE)).startsWith("Your grade", "1").endsWith("9").hasSize(10);
    assertThat(menu.values(Row.SOURCE)).hasSize(3);
    for (Row row : Row.values()) {
      assertThat(menu.chosen(row)).isZero();
    }
    choose(menu, Row.TASK, "Win by continuous fours (VCF)");
    choose(menu, Row.RULES, "Renju");
    choose(menu, Row.GRADE, "4");
    choose(menu, Row.SOURCE, "From your games only");
    assertThat(bench.problems.counted.get(bench.problems.counted.size() - 1))
        .isEqualTo(
            new ProblemFilter(Task.FOURS, Optional.of("renju"), OptionalInt.of(4), Source.OWN));
  }

  @Test
  void theNumbersFollowTheChoice() {
    bench.problems.progress =
        new ProblemProgress(2, 3, 2.44, new ProblemProgress.Counts(500, 4, 1, 120));
    ProblemMenu menu = menu();
    assertThat(menu.counts()).isEqualTo("Due: 4 · new: 120 · total: 500");
    assertThat(menu.progress())
        .isEqualTo("Solved today: 2 · days in a row: 3 · due tomorrow: 1 · your grade: 2.4");
    assertThat(menu.isEmpty()).isFalse();
    bench.problems.progress =
        new ProblemProgress(2, 3, 2.44, new ProblemProgress.Counts(0, 0, 0, 0));
    choose(menu, Row.SOURCE, "Due only");
    assertThat(menu.counts()).isEqualTo("Due: 0 · new: 0 · total: 0");
    assertThat(menu.isEmpty()).isTrue();
  }

  @Test
  void savesAChoiceForTheNextRun() {
    bench.problems.add(ProblemKind.WIN_BY_FOURS, "h8 a1 i8 c1 j8 e1", "k8");
    bench.problems.add(ProblemKind.ONLY_DEFENCE, "h8 a1 i8 c1 j8", "g8");
    SessionPresenter session = session();
    ProblemMenu menu = session.problems().menu(() -> {});
    choose(menu, Row.TASK, "Only defence");
    choose(menu, Row.GRADE, "3");
    List<RefusedException> refused = new ArrayList<>();
    session.problems().choose(menu, () -> {}, refused::add);
    bench.runAll();
    assertThat(refused).isEmpty();
    assertThat(session.display().status()).isEqualTo("White to play: find the only defence.");
    ProblemMenu next = menu();
    assertThat(next.values(Row.TASK).get(next.chosen(Row.TASK))).isEqualTo("Only defence");
    assertThat(next.values(Row.GRADE).get(next.chosen(Row.GRADE))).isEqualTo("3");
  }

  @Test
  void theCommandLineOverridesSavedChoices() {
    FilterPreferences.write(ProblemFilter.ALL.task(Task.DEFENCE), bench);
    bench.problems.request = Optional.of(ProblemFilter.ALL);
    assertThat(menu().filter().task()).as("the saved choice is unchanged").isEqualTo(Task.DEFENCE);
    bench.problems.request = Optional.of(ProblemFilter.ALL.task(Task.WIN));
    assertThat(menu().filter()).isEqualTo(ProblemFilter.ALL.task(Task.WIN));
  }

  @Test
  void selectsAllProblemsIfTheSavedChoiceIsUnreadable() {
    bench.put("problems.task", "MATE");
    bench.put("problems.grade", "12");
    bench.put("problems.rules", "");
    assertThat(menu().filter()).isEqualTo(ProblemFilter.ALL);
  }

  @Test
  void reportsAnEmptySelection() {
    bench.problems.progress = new ProblemProgress(0, 0, 2, new ProblemProgress.Counts(0, 0, 0, 0));
    SessionPresenter session = session();
    ProblemMenu menu = session.problems().menu(() -> {});
    choose(menu, Row.SOURCE, "From your games only");
    List<String> refused = new ArrayList<>();
    session.problems().choose(menu, () -> {}, why -> refused.add(why.getMessage()));
    bench.runAll();
    assertThat(refused)
        .containsExactly("No such problems from your games yet. Review your games to add some.");
  }
}
