package org.gobang.presentation.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.gobang.api.Stone;
import org.gobang.api.board.Start;
import org.gobang.api.player.Score;
import org.gobang.api.player.Seat;
import org.gobang.api.record.GameRecord;
import org.gobang.api.record.RecordNote;
import org.gobang.api.workbench.GameSetup;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.junit.jupiter.api.Test;

/** Tests describing the record of a game. */
class RecordReviewTest {

  private final FakeWorkbench bench = FakeWorkbench.withDeepAndPlain();

  private RecordReview judged(Seat white, String judge) {
    GameRecord record =
        GameRecord.of("renju", Start.empty(15), List.of()).withTags(Map.of("white", judge));
    bench.request(GameSetup.of(record).black(FakeWorkbench.PERSON).white(white).build());
    HeadlessFrontEnd game = new HeadlessFrontEnd(bench).started();
    game.review().names(Map.of("plain", "Plain", "deep", "Deep"));
    bench.game().stands("h8 i9", 0, true);
    bench
        .game()
        .note(List.of(0, 0), List.of(new RecordNote.Evaluated(judge, new Score.Estimate(-12))));
    bench.runAll();
    return game.review();
  }

  private static String judgement(RecordReview review) {
    EvaluationGraph.Curve curve = review.graph().curves().get(0);
    return review.describe(curve, curve.marks().get(0));
  }

  @Test
  void namesACurrentJudgeAsOnTheBoard() {
    RecordReview review = judged(FakeWorkbench.COMPUTER, "deep");
    assertThat(judgement(review)).isEqualTo("2 i9: 47% (-12), Deep · level 5");
    assertThat(review.describe(1))
        .as("the judgement of the alternative move")
        .containsExactly(judgement(review));
    assertThat(review.side(Stone.WHITE)).isEqualTo("White: Deep · level 5");
  }

  @Test
  void namesAFormerJudgeByItsPlugin() {
    RecordReview review = judged(FakeWorkbench.PERSON, "plain");
    assertThat(judgement(review)).contains("Plain").doesNotContain("plain");
  }

  @Test
  void namesAJudgeWithoutAPluginAsRecorded() {
    RecordReview review = judged(FakeWorkbench.PERSON, "Anna");
    assertThat(judgement(review)).contains("Anna");
  }

  @Test
  void describesMovesWithTheirChoicesAndComments() {
    RecordReview review = judged(FakeWorkbench.PERSON, "plain");
    bench.game().stands("h8 j10", 0, true);
    bench.game().note(List.of(0, 1), List.of(new RecordNote.Comment("bold")));
    bench.runAll();
    assertThat(review.describe(review.current().orElseThrow()))
        .contains("j10")
        .containsPattern("2.*2");
    assertThat(review.label(review.line().get(0))).isEqualTo("Start");
    assertThat(review.about()).contains("j10");
  }
}
