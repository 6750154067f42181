package org.gobang.presentation.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.analysis.Answer;
import org.gobang.api.board.Start;
import org.gobang.api.player.Insight;
import org.gobang.api.player.PlayerSpec;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.Game;
import org.gobang.api.workbench.GameSetup;
import org.gobang.api.workbench.GameState;
import org.gobang.fixtures.workbench.FakeAnalyses.Query;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.review.EvaluationGraph;
import org.gobang.presentation.session.SessionPresenter;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LiveAnalysisTest {

  private static final GameRecord GAME =
      GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9 j10", Stone.BLACK));

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();
  private HeadlessFrontEnd frontEnd;
  private SessionPresenter session;
  private LiveAnalysis analysis;

  @BeforeEach
  void open() {
    open(GameSetup.explore(GAME));
  }

  private void open(GameSetup setup) {
    bench.request(setup);
    frontEnd = new HeadlessFrontEnd(bench).started();
    session = frontEnd.session();
    analysis = session.analysis();
  }

  private void toggle() {
    session.analysis().toggle();
    bench.runAll();
  }

  private void goTo(Integer... path) {
    session.actions().goTo(List.of(path));
    bench.runAll();
  }

  private static Insight.Line line(Score score, String... moves) {
    List<Point> points = new ArrayList<>();
    for (String move : moves) {
      points.add(Point.parse(move));
    }
    return Insight.Line.of(score, points);
  }

  private void report(Query query, Insight... insights) {
    for (Insight insight : insights) {
      query.reports().accept(insight);
    }
    bench.runAll();
  }

  private GameState state() {
    return session.state().orElseThrow();
  }

  private String notice() {
    return session.notices().now().sentence();
  }

  @Test
  void followsTheCurrentPosition() {
    toggle();
    Query there = bench.queries.getLast();
    assertThat(there.player()).isEqualTo("deep");
    assertThat(there.board().moves()).hasSize(3);
    assertThat(there.request().lines()).isEqualTo(3);
    report(there, line(new Score.Estimate(5), "g7"), line(new Score.Estimate(3), "g8").withRank(2));
    assertThat(analysis.findings()).hasSize(1);
    assertThat(analysis.findings().get(0).lines())
        .extracting(line -> line.moves().get(0).toString())
        .containsExactly("g7", "g8");
    goTo(0);
    assertThat(there.isCancelled()).isTrue();
    Query back = bench.queries.getLast();
    assertThat(back.board().moves()).hasSize(1);
    assertThat(analysis.findings().get(0).lines()).as("lines of another position").isEmpty();
    report(there, line(new Score.Estimate(9), "a1"));
    assertThat(analysis.findings().get(0).lines()).as("late").isEmpty();
    toggle();
    assertThat(back.isCancelled()).isTrue();
    assertThat(analysis.findings()).isEmpty();
  }

  @Test
  void storesTheEvaluationsOfTwoEnginesWithThePosition() {
    analysis.settings().engines(List.of("deep", "plain"));
    toggle();
    List<Query> both = new ArrayList<>(bench.queries);
    assertThat(both).extracting(Query::player).containsExactly("deep", "plain");
    report(both.get(0), line(new Score.Estimate(5), "g7"));
    report(both.get(0), line(new Score.Estimate(7), "g7"));
    report(both.get(1), line(new Score.WinRate(0.75), "g8"));
    goTo(0, 0);
    report(bench.queries.getLast(), line(new Score.WinRate(0.5), "j10"));
    toggle();
    goTo(0, 0, 0);
    List<RecordNote> notes = state().record().follow(List.of(0, 0, 0)).get(2).notes();
    assertThat(notes)
        .containsExactly(
            new RecordNote.Evaluated("deep", new Score.Estimate(7)),
            new RecordNote.Evaluated("plain", new Score.WinRate(0.75)));
    assertThat(frontEnd.review().graph().curves())
        .extracting(EvaluationGraph.Curve::player)
        .containsExactlyInAnyOrder("deep", "plain");
  }

  @Test
  void doesNotChangeTheRecordOfAPlayedGame() {
    open(GameSetup.of(GAME).build());
    toggle();
    report(bench.queries.getLast(), line(new Score.Estimate(5), "g7"));
    toggle();
    assertThat(state().record().lines()).isEqualTo(GAME.lines());
  }

  @Test
  void excludesMovesInOnePositionOnly() {
    toggle();
    session.analysis().exclude(Point.parse("g7"));
    session.analysis().exclude(Point.parse("g8"));
    session.analysis().exclude(Point.parse("g7"));
    assertThat(bench.queries.getLast().request().excluded()).isEqualTo(Set.of(Point.parse("g8")));
    report(bench.queries.getLast(), line(new Score.Estimate(5), "g9"));
    goTo(0);
    assertThat(bench.queries.getLast().request().excluded()).isEmpty();
    assertThat(state().record())
        .as("an evaluation without a move does not belong to the position")
        .isEqualTo(GAME);
  }

  @Test
  void reportsTheResultOfTheSearchForAWin() {
    session.analysis().findWin();
    Query query = bench.queries.getLast();
    assertThat(query.request().seeksWin()).isTrue();
    assertThat(notice()).isEqualTo("Searching for a forced win for White…");
    report(query, line(new Score.WinIn(3), "g7", "g8", "g9"));
    query.answer().complete(new Answer.Best(Point.parse("g7")));
    bench.runAll();
    assertThat(notice()).isEqualTo("White wins by force in 3 plies: g7 g8 g9");
    session.analysis().findWin();
    bench.queries.getLast().answer().complete(new Answer.Best(Point.parse("g7")));
    bench.runAll();
    assertThat(notice()).isEqualTo("Deep found no forced win for White.");
    session.analysis().findWin();
    bench.queries.getLast().answer().complete(new Answer.Failed(Ending.CRASHED, "it fell"));
    bench.runAll();
    assertThat(notice()).isEqualTo("it fell");
  }

  @Test
  void reportsUnsupportedFeaturesAtOnce() {
    analysis.settings().engines(List.of("plain"));
    session.analysis().findWin();
    bench.runAll();
    assertThat(notice()).isEqualTo("plain can’t search for forced wins.");
    assertThat(analysis.seeksWin()).isFalse();
    analysis.settings().engines(List.of("deep", "plain"));
    toggle();
    session.analysis().exclude(Point.parse("g7"));
    assertThat(analysis.findings())
        .extracting(LiveAnalysis.Engine::runs)
        .containsExactly(true, false);
    assertThat(analysis.findings().get(1).failure()).contains("plain can’t exclude moves.");
  }

  @Test
  void stopsTheSearchForAWin() {
    session.analysis().findWin();
    Query first = bench.queries.getLast();
    session.analysis().findWin();
    assertThat(first.isCancelled()).isTrue();
    assertThat(notice()).isEmpty();
    session.analysis().findWin();
    Query second = bench.queries.getLast();
    goTo(0);
    assertThat(second.isCancelled()).as("the position has changed").isTrue();
  }

  @Test
  void addsTheBestLineAsAVariation() {
    toggle();
    report(bench.queries.getLast(), line(new Score.Estimate(5), "g7", "f6"));
    goTo(0);
    report(bench.queries.getLast(), line(new Score.Estimate(5), "g7", "f6"));
    session.analysis().keepLine();
    bench.runAll();
    assertThat(state().path()).isEqualTo(List.of(0));
    assertThat(state().record().follow(List.of(0, 1, 0)))
        .extracting(node -> node.move().toString())
        .containsExactly("h8", "g7", "f6");
    assertThat(notice()).isEqualTo("Added 2 moves as a variation.");
    assertThat(analysis.findings().get(0).lines()).as("the engine continues").hasSize(1);
  }

  @Test
  void doesNotAddALineAfterThePositionChanged() {
    goTo(0);
    Game game = session.game().orElseThrow();
    List<VariationWriter.Outcome> outcomes = new ArrayList<>();
    VariationWriter writer =
        new VariationWriter(game, game.state().path(), session.context(), outcomes::add);
    writer.write(List.of(Point.parse("g7"), Point.parse("f6")));
    game.goTo(List.of());
    bench.runAll();
    assertThat(outcomes)
        .hasSize(1)
        .first()
        .extracting(outcome -> outcome.failure().orElseThrow().kind())
        .isEqualTo("line-left");
    assertThat(state().path()).as("the position that the user chose").isEmpty();
    assertThat(state().record().lines()).as("no move of the line was added").hasSize(1);
  }

  @Test
  void opensBoardsForExploringMoves() {
    open(GameSetup.of(GAME).build());
    session.analysis().keepLine();
    assertThat(notice()).isEqualTo("The engine has not found a variation yet.");
    toggle();
    report(bench.queries.getLast(), line(new Score.Estimate(5), "g7", "f6"));
    session.analysis().keepLine();
    assertThat(notice()).isEqualTo("Variations can only be added on an analysis board.");
    goTo(0, 0);
    session.copyBoard();
    bench.runAll();
    assertThat(state().explored()).isTrue();
    assertThat(state().path()).isEqualTo(List.of(0, 0));
    assertThat(bench.queries.getLast().board().moves()).hasSize(2);
    session.emptyBoard();
    bench.runAll();
    assertThat(state().explored()).isTrue();
    assertThat(state().board().moves()).isEmpty();
    assertThat(bench.queries.getLast().board().moves()).isEmpty();
  }

  @Test
  void remembersTheEnginesAndTheNumberOfLines() {
    analysis.settings().engines(List.of("plain", "deep"));
    analysis.settings().lines(9);
    open(GameSetup.explore(GAME));
    assertThat(analysis.settings().engines())
        .extracting(PlayerSpec::player)
        .containsExactly("plain", "deep");
    assertThat(analysis.settings().lines()).isEqualTo(9);
    assertThatThrownBy(() -> analysis.settings().lines(10))
        .isInstanceOf(IndexOutOfBoundsException.class);
    bench.preferences.put("analysis.engines", "gone");
    bench.preferences.put("analysis.lines", "many");
    assertThat(analysis.settings().engines())
        .extracting(PlayerSpec::player)
        .containsExactly("deep");
    assertThat(analysis.settings().lines()).isEqualTo(3);
  }

  @Test
  void showsWhyAnEngineHasNoResult() {
    bench.refusing.add("deep");
    toggle();
    assertThat(analysis.findings().get(0).failure()).contains("deep does not play here");
  }
}
