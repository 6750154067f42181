package org.gobang.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.analysis.AnalysisRequest;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Board;
import org.gobang.api.board.Start;
import org.gobang.api.player.AnalysisFeature;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Budget.Limit;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.workbench.RunningTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PositionAnalysisTest {

  private final TestPlayers players = new TestPlayers();
  private final Games games = new Games(Boards::of, players);
  private final CountDownLatch release = new CountDownLatch(1);
  private final List<Insight> reports = new CopyOnWriteArrayList<>();

  @AfterEach
  void end() {
    release.countDown();
  }

  private RunningTask<Answer> analyze(String id, Board board, Budget.Limit... limits) {
    return games.analyze(
        new PlayerSpec(id, Map.of(), 0, false),
        AnalysisRequest.of(board, Budget.of(limits)).withLines(2),
        reports::add);
  }

  private static Answer answer(RunningTask<Answer> analysis) throws Exception {
    return analysis.result().toCompletableFuture().get(120, TimeUnit.SECONDS);
  }

  @Test
  void findsAMoveAndClosesThePlayer() throws Exception {
    players.add(
        "tells",
        turn -> {
          assertThat(turn.isAnalysis()).isTrue();
          IntStream.range(0, turn.lines()).forEach(i -> turn.report(new Insight.Note("line " + i)));
          return turn.board().allowed().get(0);
        });
    RunningTask<Answer> analysis = analyze("tells", Boards.after("freestyle", "a1"));
    CompletableFuture<List<Insight>> reported =
        analysis.result().thenApply(answer -> List.copyOf(reports)).toCompletableFuture();
    assertThat(answer(analysis)).isEqualTo(new Answer.Best(Point.parse("b1")));
    assertThat(reported.get(120, TimeUnit.SECONDS))
        .as("all reports precede the answer")
        .containsExactly(new Insight.Note("line 0"), new Insight.Note("line 1"));
    Await.until(() -> players.made.get(0).closed().get() == 1);
    analysis.close();
    assertThat(answer(analysis)).as("the existing answer").isInstanceOf(Answer.Best.class);
    assertThat((Object) analysis.result()).as("the same stage").isSameAs(analysis.result());
  }

  @Test
  void isCancelledDespiteABlockedReceiver() throws Exception {
    CountDownLatch reading = new CountDownLatch(1);
    players.add(
        "tells",
        turn -> {
          turn.report(new Insight.Note("something"));
          return turn.board().allowed().get(0);
        });
    PlayerSpec tells = new PlayerSpec("tells", Map.of(), 0, false);
    RunningTask<Answer> analysis =
        games.analyze(
            tells,
            AnalysisRequest.of(Boards.empty("freestyle"), Budget.UNLIMITED),
            insight -> {
              reading.countDown();
              Await.stubbornly(release);
            });
    Await.of(reading);
    analysis.close();
    assertThat(answer(analysis)).isEqualTo(Answer.CANCELLED);
  }

  @Test
  void refusesUnknownPlayersAndOptions() {
    Board board = Boards.empty("freestyle");
    assertThatThrownBy(() -> analyze("nobody", board)).isInstanceOf(RefusedException.class);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AnalysisRequest.of(board, Budget.UNLIMITED).withLines(0));
  }

  private RunningTask<Answer> analyze(String id, AnalysisRequest request) {
    return games.analyze(new PlayerSpec(id, Map.of(), 0, false), request, reports::add);
  }

  @Test
  void passesOnItsRequest() throws Exception {
    players.add(
        "tells",
        turn -> {
          turn.report(new Insight.Note(turn.excluded() + " " + turn.seeksWin()));
          return Point.parse("c1");
        });
    AnalysisRequest request = AnalysisRequest.of(Boards.empty("freestyle"), Budget.UNLIMITED);
    Set<Point> excluded = Set.of(Point.parse("h8"));
    assertThat(answer(analyze("tells", request.without(excluded).seekingWin())))
        .isEqualTo(new Answer.Best(Point.parse("c1")));
    assertThat(reports).containsExactly(new Insight.Note("[h8] true"));
  }

  @Test
  void refusesUnsupportedRequests() {
    players.add("never-asked", turn -> turn.board().allowed().get(0));
    players.analysisFeatures = Set.of(AnalysisFeature.WIN_SEARCH);
    AnalysisRequest request = AnalysisRequest.of(Boards.empty("freestyle"), Budget.UNLIMITED);
    assertThatThrownBy(() -> analyze("never-asked", request.without(Set.of(Point.parse("a1")))))
        .isInstanceOf(RefusedException.class)
        .hasMessage("never-asked cannot leave out moves");
    players.analysisFeatures = Set.of(AnalysisFeature.EXCLUDED_MOVES);
    assertThatThrownBy(() -> analyze("never-asked", request.seekingWin()))
        .isInstanceOf(RefusedException.class)
        .hasMessage("never-asked cannot search for forced wins");
    assertThat(players.made).isEmpty();
  }

  @Test
  void dropsReportsOfExcludedMoves() throws Exception {
    Insight left = Insight.Line.of(new Score.Estimate(1), List.of(Point.parse("b1")));
    players.add(
        "stubborn",
        turn -> {
          turn.report(Insight.Line.of(new Score.Estimate(2), List.of(Point.parse("a1"))));
          turn.report(left);
          return Point.parse("a1");
        });
    AnalysisRequest request = AnalysisRequest.of(Boards.empty("freestyle"), Budget.UNLIMITED);
    assertThat(answer(analyze("stubborn", request.without(Set.of(Point.parse("a1"))))))
        .isEqualTo(
            new Answer.Failed(Ending.REFUSED, "stubborn cannot leave out points, and answers a1"));
    assertThat(reports).containsExactly(left);
    Set<Point> all = Set.copyOf(request.position().allowed());
    assertThat(answer(analyze("stubborn", request.without(all))))
        .isEqualTo(new Answer.Failed(Ending.REFUSED, "all points are excluded"));
  }

  static Stream<Arguments> failures() {
    return Stream.of(
        Arguments.of("throw", Ending.CRASHED, "it threw java.lang.AssertionError: x"),
        Arguments.of("foul", Ending.ILLEGAL, "it played g8: double-three"),
        Arguments.of("occupied", Ending.ILLEGAL, "it played h8: occupied"),
        Arguments.of("hang", Ending.OVERSTEPPED, "it gave no answer within 0.02 s"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void failsAsAnAnswer(String fault, Ending ending, String sentence) throws Exception {
    players.add(
        "it",
        turn ->
            switch (fault) {
              case "throw" -> throw new AssertionError("x");
              case "hang" -> {
                Await.stubbornly(release);
                yield Point.parse("a1");
              }
              case "foul" -> Point.parse("g8");
              default -> Point.parse("h8");
            });
    Board board = Boards.after("renju", "h8 a1 i8 c1 g7 e1 g6 g1");
    Duration time = fault.equals("hang") ? Duration.ofMillis(20) : Duration.ofMinutes(2);
    Limit limit = new Limit.MoveTime(time);
    assertThat(answer(analyze("it", board, limit))).isEqualTo(new Answer.Failed(ending, sentence));
  }

  @Test
  void failsIfThePlayerOrThePositionIsUnsuitable() throws Exception {
    players.add(new FailingProvider("refuse without words", release));
    assertThat(answer(analyze("it", Boards.empty("freestyle"))))
        .isEqualTo(new Answer.Failed(Ending.REFUSED, "it declined"));
    Board over = Boards.after("freestyle", "h8 a1 i8 c1 j8 e1 k8 g1 l8");
    assertThat(answer(analyze("first", over)))
        .isEqualTo(new Answer.Failed(Ending.REFUSED, "the game is over in this position"));
  }

  @Test
  void failsIfTheBoardFails() throws Exception {
    SlowBoard.Gate gate = new SlowBoard.Gate();
    Board board = gate.board("freestyle", Start.empty(15));
    gate.breakWith(new IllegalStateException("acme"));
    assertThat(answer(analyze("first", board)))
        .isEqualTo(
            new Answer.Failed(
                Ending.CRASHED, "the board failed: java.lang.IllegalStateException: acme"));
  }

  @Test
  void isCancelledWhenClosed() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    players.add(
        "hang",
        turn -> {
          asked.countDown();
          Await.stubbornly(release);
          turn.report(new Insight.Note("too late"));
          return Point.parse("h8");
        });
    RunningTask<Answer> analysis = analyze("hang", Boards.empty("freestyle"));
    Await.of(asked);
    analysis.close();
    assertThat(answer(analysis)).isEqualTo(Answer.CANCELLED);
    analysis.close();
    release.countDown();
    Await.until(() -> players.made.get(0).closed().get() == 1);
    assertThat(reports).isEmpty();
  }

  @Test
  void canBeClosedBeforeItsStart() throws Exception {
    for (int i = 0; i < 50; i++) {
      RunningTask<Answer> analysis = analyze("first", Boards.empty("freestyle"));
      analysis.close();
      assertThat(answer(analysis)).isIn(Answer.CANCELLED, new Answer.Best(Point.parse("a1")));
    }
    Await.until(() -> players.made.stream().allMatch(made -> made.closed().get() == 1));
  }

  @Test
  void runsInParallelWithOthers() throws Exception {
    CountDownLatch all = new CountDownLatch(4);
    players.add(
        "together",
        turn -> {
          all.countDown();
          all.await();
          return Point.parse("h8");
        });
    List<RunningTask<Answer>> analyses = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      analyses.add(analyze("together", Boards.empty("freestyle")));
    }
    for (RunningTask<Answer> analysis : analyses) {
      assertThat(answer(analysis)).isEqualTo(new Answer.Best(Point.parse("h8")));
    }
  }

  @Test
  void cannotBeCompletedFromOutside() {
    players.add(
        "hang",
        turn -> {
          release.await();
          return Point.parse("h8");
        });
    RunningTask<Answer> analysis = analyze("hang", Boards.empty("freestyle"));
    assertThat(analysis.result().toCompletableFuture().complete(Answer.CANCELLED)).isTrue();
    assertThat(analysis.result().toCompletableFuture()).isNotDone();
    analysis.close();
  }
}
