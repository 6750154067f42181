package org.gobang.presentation.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Verdict;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.problem.ProblemFilter;
import org.gobang.api.problem.ProblemKind;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.advice.ExpectedLine;
import org.gobang.presentation.advice.HeatMap.Source;
import org.gobang.presentation.review.Navigation;
import org.gobang.presentation.session.SessionPresenter;
import org.junit.jupiter.api.Test;

class ProblemSolvingTest {

  /** Black has three in a row, White has nothing. */
  private static final String THREE = "h8 a1 i8 c1 j8 e1";

  private final FakeWorkbench bench = new FakeWorkbench("deep");
  private SessionPresenter session = new HeadlessFrontEnd(bench).session();

  private void pose(ProblemKind kind, String moves, String solution) {
    bench.problems.add(kind, moves, solution);
    bench.problems.request = Optional.of(ProblemFilter.ALL);
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    session = new HeadlessFrontEnd(bench).started().session();
  }

  private void play(String point) {
    session.actions().play(Point.parse(point), verdict -> {}, session.notices()::fail);
    bench.runAll();
  }

  private void answer(Score score, String... line) {
    bench.answer(line[0], Insight.Line.of(score, points(line)));
    bench.runAll();
  }

  private static List<Point> points(String... points) {
    return Stream.of(points).map(Point::parse).toList();
  }

  private String moves() {
    return MoveText.write(session.state().orElseThrow().board().moves());
  }

  private String status() {
    return session.display().status();
  }

  @Test
  void playsAWinToItsEndAgainstTheLongestDefence() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    assertThat(status()).isEqualTo("Black to play: win by continuous fours (VCF).");
    assertThat(session.display().problem())
        .contains(
            "Freestyle · grade 3 · solved today: 0 · days in a row: 0 · due: 0 · due tomorrow: 0 · new: 1");
    play("k8");
    assertThat(session.problems().isBusy()).isTrue();
    assertThat(bench.queries.getLast().player()).isEqualTo("deep");
    answer(new Score.LossIn(2), "g8", "l8");
    assertThat(moves()).isEqualTo(THREE + " k8 g8");
    assertThat(status())
        .isEqualTo("k8 is right. White answers g8. Black to play: win by continuous fours (VCF).");
    assertThat(session.problems().isBusy()).isFalse();
    play("l8");
    assertThat(bench.queries).as("five in a row needs no judgement").hasSize(1);
    assertThat(status()).isEqualTo("Solved.");
    assertThat(session.display().problem())
        .contains(
            "Freestyle · grade 3 · solved today: 1 · days in a row: 1 · due: 0 · due tomorrow: 0 · new: 0");
    assertThat(bench.problems.answers).containsExactly("solved win-by-fours");
  }

  @Test
  void acceptsAMoveWithAProvenWinAfterTheBestAnswer() {
    pose(ProblemKind.WIN_BY_THREATS, "h8 a1 i8 c1", "g8");
    play("j8");
    answer(new Score.Estimate(-900), "k8", "g8");
    assertThat(bench.queries.getLast().board().moves()).hasSize(6);
    assertThat(moves()).as("the reply waits for the judgement").endsWith("j8");
    answer(new Score.WinIn(7), "g8");
    assertThat(moves()).endsWith("j8 k8");
  }

  @Test
  void refutesAndTakesBackAWrongMoveAndFailsTheProblem() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("a8");
    answer(new Score.Estimate(-100), "k8");
    answer(new Score.Estimate(20), "g8");
    assertThat(moves()).isEqualTo(THREE);
    assertThat(status())
        .isEqualTo(
            "a8 does not win: White answers k8. Try again. Black to play: win by continuous fours (VCF).");
    play("a9");
    answer(new Score.WinIn(3), "g1", "h1");
    assertThat(status()).startsWith("a9 loses: White wins with g1 h1. Try again.");
    play("k8");
    answer(new Score.LossIn(2), "g8");
    play("l8");
    assertThat(status()).isEqualTo("Solved after a mistake. You will see this problem again.");
    assertThat(bench.problems.answers).containsExactly("failed win-by-fours");
  }

  @Test
  void acceptsTheStoredSolutionWithoutAProof() {
    pose(ProblemKind.WIN_BY_THREATS, "h8 a1 i8 c1", "j8");
    play("j8");
    answer(new Score.Estimate(-900), "k8", "g8");
    assertThat(moves()).endsWith("j8 k8");
    assertThat(bench.queries).as("one request for the reply, none for a proof").hasSize(1);
  }

  @Test
  void acceptsTheStoredDefenceAtOnce() {
    pose(ProblemKind.ONLY_DEFENCE, THREE + " a3", "g8");
    play("g8");
    assertThat(bench.queries).isEmpty();
    assertThat(status()).isEqualTo("Solved.");
  }

  @Test
  void takesBackAMoveThatCannotBeJudgedWithoutCountingIt() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("g8");
    bench.fail("The engine has ended.");
    bench.runAll();
    assertThat(moves()).isEqualTo(THREE);
    assertThat(status())
        .startsWith("g8 couldn’t be checked and does not count: The engine has ended.");
    play("g8");
    answer(new Score.Estimate(-900), "k8");
    bench.fail("The engine has ended.");
    bench.runAll();
    assertThat(moves()).as("the proof after the reply failed").isEqualTo(THREE);
    assertThat(bench.problems.answers).isEmpty();
    play("k8");
    answer(new Score.LossIn(2), "g8", "l8");
    play("l8");
    assertThat(bench.problems.answers).containsExactly("solved win-by-fours");
  }

  @Test
  void anInvalidAnswerLeavesTheProblemOpen() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("k8");
    answer(new Score.LossIn(2), "h8", "l8");
    assertThat(moves()).isEqualTo(THREE);
    assertThat(status()).startsWith("k8 couldn’t be checked and does not count: h8: ");
    assertThat(session.problems().isBusy()).isFalse();
    play("k8");
    answer(new Score.LossIn(2), "g8", "l8");
    assertThat(moves()).endsWith("k8 g8");
  }

  @Test
  void drawsTheRefutationUntilTheNextMove() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    assertThat(session.display().line()).isEmpty();
    play("a8");
    answer(new Score.WinIn(3), "k8", "b2");
    assertThat(session.display().line())
        .contains(new ExpectedLine(Stone.BLACK, 7, points("a8", "k8", "b2")));
    play("k8");
    assertThat(session.display().line()).isEmpty();
  }

  @Test
  void acceptsADefenceWithoutAProvenWin() {
    pose(ProblemKind.ONLY_DEFENCE, THREE + " a3", "g8");
    assertThat(status()).isEqualTo("White to play: find the only defence.");
    play("c3");
    answer(new Score.WinIn(3), "k8");
    assertThat(status()).startsWith("c3 loses: Black wins with k8. Try again.");
    play("g8");
    answer(new Score.Estimate(-50), "k8");
    assertThat(status()).isEqualTo("Solved after a mistake. You will see this problem again.");
  }

  @Test
  void aSecondMoveWaitsForTheJudgementOfTheFirst() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("k8");
    List<RefusedException> refused = new ArrayList<>();
    session.actions().play(Point.parse("g8"), verdict -> {}, refused::add);
    bench.runAll();
    assertThat(refused)
        .singleElement()
        .extracting(RefusedException::getMessage)
        .isEqualTo("The previous move is still being checked.");
    answer(new Score.LossIn(2), "g8", "l8");
    play("l8");
    assertThat(status()).isEqualTo("Solved.");
  }

  @Test
  void refusesHelpDuringAProblem() {
    session.assistance().showWeights(Source.OfGame.ANY);
    session.explorer().value(true);
    bench.runAll();
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    assertThat(session.assistance().adviser().heatMap().isOn()).as("shown before").isFalse();
    List<Runnable> helps =
        List.of(
            session.assistance()::askForHint,
            () -> session.assistance().askWhyNot(Point.parse("k8")),
            () -> session.assistance().showWeights(Source.OfGame.ANY),
            session::review,
            session.analysis()::toggle,
            session.analysis()::findWin);
    for (Runnable help : helps) {
      session.notices().settle();
      help.run();
      assertThat(session.notices().now().sentence())
          .startsWith("Hints, analysis and reviews are off while you solve a problem.");
    }
    assertThat(session.explorer().isValued()).as("valued before").isFalse();
    session.explorer().value(true);
    assertThat(session.explorer().isValued()).isFalse();
    assertThat(session.explorer().status().sentence())
        .startsWith("Hints, analysis and reviews are off while you solve a problem.");
    assertThat(bench.reviews).isEmpty();
    assertThat(session.analysis().isOn()).isFalse();
  }

  @Test
  void showsTheSolutionOnceAndFailsTheProblem() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    session.assistance().askForHint();
    assertThat(session.notices().now().sentence())
        .startsWith("Hints, analysis and reviews are off while you solve a problem.");
    session.problems().showSolution();
    assertThat(bench.queries.getLast().board().moves()).as("after the stored move").hasSize(7);
    answer(new Score.LossIn(2), "g8", "l8");
    assertThat(status()).isEqualTo("Solution: k8 g8 l8.");
    assertThat(bench.problems.answers).containsExactly("failed win-by-fours");
    session.problems().showSolution();
    assertThat(session.notices().now().sentence()).isEqualTo("You are not solving a problem.");
    play("a9");
    assertThat(bench.queries).as("moves can be explored freely").hasSize(1);
  }

  @Test
  void stepsThroughTheSolution() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("a8");
    answer(new Score.WinIn(3), "k8", "b2");
    session.problems().showSolution();
    answer(new Score.LossIn(2), "g8", "l8");
    assertThat(moves()).isEqualTo(THREE);
    assertThat(session.display().line())
        .contains(new ExpectedLine(Stone.BLACK, 7, points("k8", "g8", "l8")));
    session.actions().step(Navigation.Step.FORTH);
    bench.runAll();
    assertThat(moves()).as("not the wrong move, which is a variation too").isEqualTo(THREE + " k8");
    assertThat(session.display().line())
        .contains(new ExpectedLine(Stone.WHITE, 8, points("g8", "l8")));
    session.actions().step(Navigation.Step.END);
    bench.runAll();
    assertThat(moves()).isEqualTo(THREE + " k8 g8 l8");
    assertThat(session.display().line()).isEmpty();
    assertThat(status()).isEqualTo("Solution: k8 g8 l8.");
  }

  @Test
  void explainsAForbiddenDefence() {
    bench.fouls.put(Point.parse("l8"), new Verdict.Refused("double-three", List.of(), true));
    bench.problems.add("renju", ProblemKind.WIN_BY_FOURS, "a1 h8 c1 i8 e1 j8 a3", "k8");
    bench.problems.request = Optional.of(ProblemFilter.ALL);
    bench.request(FakeWorkbench.PERSON, FakeWorkbench.PERSON);
    session = new HeadlessFrontEnd(bench).started().session();
    play("k8");
    answer(new Score.LossIn(2), "g8", "l8");
    play("l8");
    assertThat(status()).startsWith("Solved. Black can’t defend at l8. The move is forbidden: ");

    session = new HeadlessFrontEnd(bench).started().session();
    session.problems().showSolution();
    answer(new Score.LossIn(2), "g8", "l8");
    assertThat(status())
        .startsWith("Solution: k8 g8 l8. Black can’t defend at l8. The move is forbidden: ");
  }

  @Test
  void aStateOfTheGameDoesNotStopTheSearchForTheSolution() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("g8");
    session.problems().showSolution();
    session.actions().step(Navigation.Step.BACK);
    bench.runAll();
    assertThat(bench.queries.getLast().isCancelled()).isFalse();
    answer(new Score.LossIn(2), "g8", "l8");
    assertThat(status()).isEqualTo("Solution: k8 g8 l8.");
    assertThat(moves()).isEqualTo(THREE);
    assertThat(bench.problems.answers).containsExactly("failed win-by-fours");
  }

  @Test
  void continuesTheSolutionFromTheMiddleOfTheProblem() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("k8");
    answer(new Score.LossIn(2), "g8", "l8");
    session.problems().showSolution();
    answer(new Score.WinIn(1), "l8");
    assertThat(status()).isEqualTo("Solution: l8.");
    assertThat(moves()).isEqualTo(THREE + " k8 g8");
  }

  @Test
  void choosesAProblemAfterAnotherGameReplacedTheLast() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    bench.problems.add(ProblemKind.ONLY_DEFENCE, THREE + " a3", "g8");
    Executor before = bench.opening;
    List<Runnable> late = new ArrayList<>();
    bench.opening = late::add;
    session.problems().next();
    bench.runAll();
    bench.opening = before;
    session.open(session.games().setups().again());
    bench.runAll();
    late.forEach(Runnable::run);
    bench.runAll();
    assertThat(session.problems().attempt()).as("the game was opened last").isEmpty();
    assertThat(session.problems().isBusy()).isFalse();
    session.problems().next();
    bench.runAll();
    assertThat(status()).startsWith("White to play");
  }

  @Test
  void repeatsSkippedProblemsAtTheEnd() {
    bench.problems.add(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    pose(ProblemKind.ONLY_DEFENCE, THREE + " a3", "g8");
    List<String> posed = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      posed.add(session.problems().attempt().orElseThrow().problem().id());
      session.problems().next();
      bench.runAll();
    }
    assertThat(posed)
        .as("the third request finds no problem")
        .containsExactly("win-by-fours", "only-defence", "only-defence", "win-by-fours");
  }

  @Test
  void choosesAnotherNextProblemAndReportsTheLast() {
    bench.problems.add(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    pose(ProblemKind.ONLY_DEFENCE, THREE + " a3", "g8");
    assertThat(status()).startsWith("Black to play");
    session.problems().next();
    bench.runAll();
    assertThat(status()).startsWith("White to play");
    session.problems().next();
    bench.runAll();
    assertThat(session.notices().now().sentence())
        .isEqualTo("No more problems match your filter. Solved today: 0 · due tomorrow: 0.");
    assertThat(status()).as("the problem stays open").startsWith("White to play");
    assertThat(bench.problems.answers).as("skipped").isEmpty();
  }

  @Test
  void cancelsTheJudgementOnTakeBack() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    play("a8");
    session.actions().step(Navigation.Step.BACK);
    bench.runAll();
    assertThat(bench.queries.getLast().isCancelled()).isTrue();
    assertThat(bench.problems.answers).isEmpty();
    play("k8");
    assertThat(bench.queries).hasSize(2);
  }

  @Test
  void closesTheProblemForAnotherGame() {
    pose(ProblemKind.WIN_BY_FOURS, THREE, "k8");
    session.open(session.games().setups().again());
    bench.runAll();
    assertThat(session.problems().attempt()).isEmpty();
    assertThat(session.display().problem()).isEmpty();
    assertThat(status()).isEqualTo("Black to move");
    assertThat(List.of(moves())).containsExactly("");
  }
}
