package org.gobang.study.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.record.json.JsonFields;
import org.gobang.record.json.JsonText;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.api.Test;

class PositionJudgeTest {

  private static final GameRecord GAME = StudyBoards.game("freestyle", "h8 i9 g7 j7 a1");

  private static GameReview review(PositionJudge judge) throws InterruptedException {
    Board start = StudyBoards.empty("freestyle");
    return new GameReviewer("judge", judge, ScriptedJudge.BUDGET)
        .review(GAME, GAME.mainLine(), start, List.of(Stone.values()), (done, planned) -> {});
  }

  private static String text(GameReview review) {
    return JsonText.object(json -> ReviewJson.write(review, "game.sgf", Locale.ENGLISH, json));
  }

  @Test
  void storedEvaluationsGiveTheSameReview() throws Exception {
    List<Judgement> made = new ArrayList<>();
    PositionJudge noting =
        PositionJudge.recording(
            new ScriptedJudge()
                .at(2, 0.7, "h9")
                .at(3, 0.6, "j7")
                .fullyAt(2, new Score.WinRate(1 / 3.0), "h9 a1 a2")
                .at(4, new Score.WinIn(5), "k6 l5"),
            made::add);
    GameReview first = review(noting);

    String sent = JsonText.object(json -> JudgementsJson.write(made, json));
    List<Judgement> received = JudgementsJson.read(JsonFields.parse(sent));

    assertThat(received).isEqualTo(made);
    GameReview again = review(PositionJudge.replaying(received));
    assertThat(text(again)).isEqualTo(text(first));
    assertThat(again.annotated(Locale.ENGLISH)).isEqualTo(first.annotated(Locale.ENGLISH));
    List<Judgement> fewer = received.subList(1, received.size());
    assertThatThrownBy(() -> review(PositionJudge.replaying(fewer)))
        .isInstanceOf(RefusedException.class)
        .hasMessage("there are fewer judgements than the review needs");
  }

  @Test
  void refusesInvalidEvaluations() throws Exception {
    for (String wrong :
        List.of(
            "{}",
            "{\"judgements\":[{\"kind\":\"estimate\",\"value\":1,\"line\":[]}]}",
            "{\"judgements\":[{\"kind\":\"estimate\",\"value\":1,\"line\":[\"z99\"]}]}")) {
      assertThatThrownBy(() -> JudgementsJson.read(JsonFields.parse(wrong)))
          .isInstanceOf(RefusedException.class);
    }
  }
}
