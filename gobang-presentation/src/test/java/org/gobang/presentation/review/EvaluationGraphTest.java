package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.groups.Tuple;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.Node;
import org.gobang.api.record.RecordNote;
import org.gobang.presentation.review.EvaluationGraph.Curve;
import org.gobang.presentation.review.EvaluationGraph.Mark;
import org.junit.jupiter.api.Test;

class EvaluationGraphTest {

  private final List<List<RecordNote>> notes = new ArrayList<>();

  private static RecordNote by(String player, Score score) {
    return new RecordNote.Evaluated(player, score);
  }

  private static RecordNote by(String player, int score) {
    return by(player, new Score.Estimate(score));
  }

  /** The graph of a game with these notes, first those to the start. */
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
    return EvaluationGraph.of(record, record.follow(record.mainLine()));
  }

  @Test
  void isSeenFromBlacksSide() {
    // To move: Black at the start, White behind move 1, Black behind move 2.
    notes.add(List.of(by("judge", 10)));
    notes.add(List.of(by("judge", 10)));
    notes.add(List.of(by("judge", -30)));
    notes.add(List.of(by("judge", new Score.LossIn(4))));
    notes.add(List.of(by("judge", new Score.LossIn(4))));
    notes.add(List.of(by("judge", new Score.WinIn(1))));
    EvaluationGraph graph = graph(Map.of());
    assertThat(graph.plies()).isEqualTo(5);
    List<Mark> marks = graph.curves().get(0).marks();
    assertThat(marks).extracting(Mark::ply).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(marks)
        .extracting(Mark::forBlack)
        .containsExactly(
            Optional.of(10L),
            Optional.of(-10L),
            Optional.of(-30L),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());
    assertThat(marks)
        .extracting(Mark::win)
        .endsWith(
            Optional.of(Map.entry(Stone.BLACK, 4)),
            Optional.of(Map.entry(Stone.WHITE, 4)),
            Optional.of(Map.entry(Stone.WHITE, 1)));
    assertThat(marks).extracting(Mark::height).containsExactly(0.5, -0.5, -0.75, 1.0, -1.0, -1.0);
  }

  @Test
  void hasWinRatesAtTheirHeight() {
    notes.add(List.of(by("judge", new Score.WinRate(0.75))));
    notes.add(List.of(by("judge", new Score.WinRate(0.75))));
    List<Mark> marks = graph(Map.of()).curves().get(0).marks();
    assertThat(marks).extracting(Mark::height).containsExactly(0.5, -0.5);
    assertThat(marks)
        .extracting(Mark::blackWinRate)
        .containsExactly(
            Optional.of(new Score.WinRate(0.75)), Optional.of(new Score.WinRate(0.25)));
    assertThat(marks.get(0).forBlack()).isEmpty();
  }

  @Test
  void isNotFlattenedByOneHugeNumber() {
    notes.add(List.of());
    for (int score : new int[] {12, -9, 14, -2_000_000_000, 0}) {
      notes.add(List.of(by("judge", score)));
    }
    List<Mark> marks = graph(Map.of()).curves().get(0).marks();
    assertThat(marks.get(0).height()).isBetween(-0.7, -0.3);
    assertThat(marks.get(3).height()).isGreaterThan(-1).isLessThan(-0.99);
    assertThat(marks.get(4).height()).isZero();
  }

  @Test
  void takesTheLeastNumber() {
    notes.add(List.of());
    notes.add(List.of(by("judge", Integer.MIN_VALUE)));
    Mark mark = graph(Map.of()).curves().get(0).marks().get(0);
    assertThat(mark.forBlack()).contains(-(long) Integer.MIN_VALUE);
    assertThat(mark.height()).isCloseTo(0.5, within(1e-9));
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
    assertThat(graph.curves().get(1).marks().get(0).forBlack()).as("the last word").contains(-2L);
  }

  @Test
  void hasTwoForAPlayerOfBothSides() {
    notes.add(List.of());
    notes.add(List.of(by("deep", 5)));
    notes.add(List.of(by("deep", 7)));
    EvaluationGraph graph = graph(Map.of("black", "deep", "white", "deep"));
    assertThat(graph.curves())
        .extracting(Curve::side)
        .containsExactly(Optional.of(Stone.BLACK), Optional.of(Stone.WHITE));
  }

  @Test
  void isEmptyWhereNobodyJudged() {
    notes.add(List.of());
    notes.add(List.of(new RecordNote.Comment("words")));
    assertThat(graph(Map.of()).curves()).isEmpty();
  }
}
