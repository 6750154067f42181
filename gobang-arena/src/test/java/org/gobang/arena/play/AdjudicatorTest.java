package org.gobang.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Score;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;
import org.gobang.arena.Boards;
import org.junit.jupiter.api.Test;

class AdjudicatorTest {

  private Board board = Boards.empty("freestyle", 15);

  private Optional<Result> moved(Adjudicator adjudicator, Score... score) {
    board = board.play(new Point(board.moves().size() % 15, board.moves().size() / 15 * 2));
    return adjudicator.adjudicate(board, Optional.ofNullable(score.length == 0 ? null : score[0]));
  }

  private static Adjudicator resigning(int moves, Optional<Integer> score) {
    return new Adjudicator(
        new Adjudication(Optional.empty(), Optional.of(new Adjudication.Resign(moves, score))));
  }

  @Test
  void decidesNothingByDefault() {
    Adjudicator none = new Adjudicator(Adjudication.NONE);
    for (int i = 0; i < 4; i++) {
      assertThat(moved(none, new Score.LossIn(2))).isEmpty();
    }
  }

  @Test
  void drawsLongGames() {
    Adjudicator after3 = new Adjudicator(new Adjudication(Optional.of(3), Optional.empty()));
    assertThat(moved(after3)).isEmpty();
    assertThat(moved(after3)).isEmpty();
    assertThat(moved(after3))
        .contains(new Result(Optional.empty(), Ending.ADJUDICATED, "a draw after 3 moves"));
  }

  @Test
  void playerLosesAfterRepeatedLossAnnouncements() {
    Adjudicator twice = resigning(2, Optional.empty());
    assertThat(moved(twice, new Score.LossIn(6))).isEmpty();
    assertThat(moved(twice, new Score.LossIn(5)))
        .as("the first announcement of the other side")
        .isEmpty();
    assertThat(moved(twice, new Score.Estimate(-9999))).as("no announcement").isEmpty();
    assertThat(moved(twice, new Score.LossIn(3)))
        .map(Result::winner)
        .contains(Optional.of(Stone.BLACK));
  }

  @Test
  void movingSideResignsWithSeveralStonesPerTurn() {
    board = Boards.custom(Map.of("stones", "2"), 15);
    Adjudicator twice = resigning(2, Optional.empty());
    assertThat(moved(twice)).isEmpty();
    assertThat(moved(twice, new Score.LossIn(6))).isEmpty();
    assertThat(moved(twice, new Score.LossIn(5)))
        .map(Result::winner)
        .contains(Optional.of(Stone.BLACK));
  }

  @Test
  void resetsAfterAGoodMove() {
    Adjudicator twice = resigning(2, Optional.of(-500));
    assertThat(moved(twice, new Score.Estimate(-500))).isEmpty();
    assertThat(moved(twice)).isEmpty();
    assertThat(moved(twice, new Score.Estimate(-499))).isEmpty();
    assertThat(moved(twice)).isEmpty();
    assertThat(moved(twice, new Score.LossIn(4))).isEmpty();
    assertThat(moved(twice)).isEmpty();
    assertThat(moved(twice, new Score.Estimate(-501)))
        .map(Result::ending)
        .contains(Ending.ADJUDICATED);
  }

  @Test
  void countsALowWinRateWithEstimates() {
    Adjudicator estimates = resigning(1, Optional.of(-500));
    assertThat(moved(estimates, new Score.WinRate(0.06))).isEmpty();
    assertThat(moved(estimates, new Score.WinRate(0.05))).isPresent();
    assertThat(moved(resigning(1, Optional.empty()), new Score.WinRate(0))).isEmpty();
  }

  @Test
  void refusesInvalidNumbers() {
    assertThatThrownBy(() -> new Adjudication(Optional.of(0), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Adjudication.Resign(0, Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
