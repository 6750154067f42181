package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.groups.Tuple;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.fixtures.workbench.FakeGameReview;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.review.EvaluationGraph.Curve;
import org.gobang.presentation.review.EvaluationGraph.Fault;
import org.gobang.presentation.review.EvaluationGraph.Mark;
import org.gobang.presentation.text.Texts;
import org.junit.jupiter.api.Test;

class EvaluationGraphTest {

  private final List<List<RecordNote>> notes = new ArrayList<>();

  private static RecordNote by(String player, Score score) {
    return new RecordNote.Evaluated(player, score);
  }

  private static RecordNote by(String player, int score) {
    return by(player, new Score.Estimate(score));
  }

  /** Returns the graph of a game with these notes, beginning with those on the start. */
  private EvaluationGraph graph(Map<String, String> players) {
    List<Node> next = List.of();
    for (int ply = notes.size() - 1; ply > 0; ply--) {
      Stone stone = ply % 2 == 1 ? Stone.BLACK : Stone.WHITE;
      next = List.of(new Node(new Move.Place(stone, new Point(ply, 0)), notes.get(ply), next));
    }
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), List.of())
            .withTags(players)
            .withNotes(notes.get(0))
            .withLines(next);
    return EvaluationGraph.of(
        FakeWorkbench.withDeepAndPlain(), record, record.follow(record.mainLine()));
  }

  private static List<Integer> percents(EvaluationGraph graph) {
    return graph.curves().get(0).marks().stream().map(mark -> mark.score().percent()).toList();
  }

  @Test
  void showsTheWinRateOfBlack() {
    // To move: Black at the start, White after move 1, Black after move 2.
    notes.add(List.of(by("judge", 100)));
    notes.add(List.of(by("judge", 100)));
    notes.add(List.of(by("judge", new Score.WinRate(0.25))));
    notes.add(List.of(by("judge", new Score.WinRate(0.25))));
    EvaluationGraph graph = graph(Map.of());
    assertThat(graph.plies()).isEqualTo(3);
    assertThat(graph.curves().get(0).marks()).extracting(Mark::ply).containsExactly(0, 1, 2, 3);
    assertThat(percents(graph)).containsExactly(73, 27, 25, 75);
  }

  @Test
  void isCertainForProvenWinsOnly() {
    notes.add(List.of(by("judge", 2_000_000_000)));
    notes.add(List.of(by("judge", 2_000_000_000)));
    notes.add(List.of(by("judge", new Score.WinIn(5))));
    notes.add(List.of(by("judge", new Score.WinIn(4))));
    notes.add(List.of(by("judge", new Score.LossIn(4))));
    assertThat(percents(graph(Map.of()))).containsExactly(99, 1, 100, 0, 0);
  }

  @Test
  void namesScoresInTheirOwnUnitsFromBlacksSide() {
    notes.add(List.of());
    notes.add(List.of(by("judge", Integer.MIN_VALUE)));
    notes.add(List.of(by("judge", new Score.LossIn(4))));
    notes.add(List.of(by("judge", new Score.WinRate(0.25))));
    Texts texts = Texts.shared(Locale.ENGLISH);
    assertThat(graph(Map.of()).curves().get(0).marks())
        .extracting(mark -> mark.score().text(texts))
        .containsExactly("99% (+2147483648)", "0% (White wins in 4)", "75%");
  }

  @Test
  void marksMistakesOnACurve() {
    notes.add(List.of());
    notes.add(List.of(by("judge", new Score.WinRate(0.25))));
    notes.add(List.of());
    EvaluationGraph graph = graph(Map.of());
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), MoveText.parse("h8 i9", Stone.BLACK));
    List<ReviewedMove> moves =
        List.of(
            FakeGameReview.move(record, List.of(0), MoveClass.INACCURACY),
            FakeGameReview.move(record, List.of(0, 0), MoveClass.MISSED_WIN));
    assertThat(graph.with(moves).faults())
        .extracting(Fault::ply, Fault::type)
        .containsExactly(
            Tuple.tuple(1, MoveClass.INACCURACY), Tuple.tuple(2, MoveClass.MISSED_WIN));
    assertThat(graph.with(moves).faults().get(0).probability()).isEqualTo(0.75);
    assertThat(graph.with(moves).faults().get(1).probability())
        .as("not judged, White has 15% left")
        .isCloseTo(0.85, within(1e-9));
    assertThat(
            graph.with(List.of(FakeGameReview.move(record, List.of(0), MoveClass.GOOD))).faults())
        .isEmpty();
  }

  @Test
  void findsEvaluationsOfAMove() {
    notes.add(List.of());
    notes.add(List.of(by("deep", 5)));
    notes.add(List.of(by("plain", 5)));
    notes.add(List.of());
    notes.add(List.of());
    EvaluationGraph graph = graph(Map.of());
    assertThat(graph.near(1).values()).extracting(Mark::ply).containsExactly(1, 2);
    assertThat(graph.near(3).values()).extracting(Mark::ply).containsExactly(2);
    assertThat(graph.near(4)).isEmpty();
  }

  @Test
  void hasACurveForEachJudge() {
    notes.add(List.of());
    notes.add(List.of(by("deep", 5), by("Anna", 1), by("Anna", 2)));
    notes.add(List.of(by("plain", 5)));
    notes.add(List.of(by("deep", 5)));
    EvaluationGraph graph = graph(Map.of("black", "deep", "white", "plain"));
    assertThat(graph.curves())
        .extracting(Curve::player, Curve::side, curve -> curve.marks().size())
        .containsExactly(
            Tuple.tuple("deep", Optional.of(Stone.BLACK), 2),
            Tuple.tuple("Anna", Optional.empty(), 1),
            Tuple.tuple("plain", Optional.of(Stone.WHITE), 1));
    assertThat(graph.curves().get(1).marks().get(0).score().score())
        .as("the latest judgement")
        .isEqualTo(new Score.Estimate(2));
  }

  @Test
  void hasTwoCurvesForAPlayerOfBothSides() {
    notes.add(List.of());
    notes.add(List.of(by("deep", 5)));
    notes.add(List.of(by("deep", 7)));
    EvaluationGraph graph = graph(Map.of("black", "deep", "white", "deep"));
    assertThat(graph.curves())
        .extracting(Curve::side)
        .containsExactly(Optional.of(Stone.BLACK), Optional.of(Stone.WHITE));
    GameRecord record = GameRecord.of("renju", Start.empty(15), MoveText.parse("h8", Stone.BLACK));
    Curve reviewed =
        graph
            .with(List.of(FakeGameReview.move(record, List.of(0), MoveClass.GOOD)))
            .curves()
            .get(0);
    assertThat(reviewed.side()).as("a review judges both sides").isEmpty();
    assertThat(reviewed.marks()).extracting(Mark::ply).containsExactly(1, 2);
  }

  @Test
  void isEmptyWithoutJudgements() {
    notes.add(List.of());
    notes.add(List.of(new RecordNote.Comment("words")));
    assertThat(graph(Map.of()).curves()).isEmpty();
  }
}
