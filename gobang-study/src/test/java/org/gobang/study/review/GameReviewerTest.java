package org.gobang.study.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.player.Score;
import org.gobang.api.record.GameRecord;
import org.gobang.api.review.GameReview;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.study.StudyBoards;
import org.junit.jupiter.api.Test;

class GameReviewerTest {

  private static final List<Stone> BOTH = List.of(Stone.BLACK, Stone.WHITE);

  private static GameReview review(String moves, ScriptedJudge judge, List<Stone> sides)
      throws InterruptedException {
    return new GameReviewer("judge", judge, ScriptedJudge.BUDGET)
        .review(
            StudyBoards.game("freestyle", moves),
            mainLine(moves),
            StudyBoards.empty("freestyle"),
            sides,
            (done, planned) -> assertThat(done).isBetween(1, planned));
  }

  private static List<Integer> mainLine(String moves) {
    return StudyBoards.game("freestyle", moves).mainLine();
  }

  private static GameReview review(String moves, ScriptedJudge judge) throws InterruptedException {
    return review(moves, judge, BOTH);
  }

  @Test
  void lossIsTheDifferenceOfWinRates() throws InterruptedException {
    ScriptedJudge judge = new ScriptedJudge().at(0, 0.6, "h8").at(1, 0.5, "i9").at(2, 0.5, "i8");
    ReviewedMove first = review("g7 i9", judge).moves().get(0);
    assertThat(first.winBefore()).isEqualTo(0.6);
    assertThat(first.winAfter()).isEqualTo(0.5);
    assertThat(first.loss()).isEqualTo(0.1, within(1e-9));
    assertThat(first.type()).isEqualTo(MoveClass.INACCURACY);
    assertThat(first.best()).hasToString("Optional[h8]");
    assertThat(first.reason(Locale.ENGLISH)).contains("h8 is better: win rate 60% instead of 50%");
  }

  @Test
  void bestMoveHasNoLoss() throws InterruptedException {
    ScriptedJudge judge = new ScriptedJudge().at(0, 0.6, "h8").at(1, 0.6, "i9");
    ReviewedMove first = review("h8", judge).moves().get(0);
    assertThat(first.type()).isEqualTo(MoveClass.BEST);
    assertThat(first.loss()).isZero();
    assertThat(first.reason(Locale.ENGLISH)).isEmpty();
  }

  @Test
  void evaluatesDoubtfulPositionsAgain() throws InterruptedException {
    ScriptedJudge judge =
        new ScriptedJudge()
            .at(2, 0.7, "h9")
            .at(3, 0.6, "j7")
            .fullyAt(2, new Score.WinRate(0.51), "h9")
            .fullyAt(3, new Score.WinRate(0.5), "j7");
    GameReview review = review("h8 i9 g7 j7 a1", judge);
    // The first evaluation of move 3 loses 0.3, and its values make moves 2 and 4 doubtful.
    assertThat(judge.deepened).containsExactly(1, 2, 3, 4);
    assertThat(review.moves().get(2).type()).isEqualTo(MoveClass.GOOD);
    assertThat(review.faults()).isEmpty();
  }

  @Test
  void confirmsMistakesButNotInaccuracies() throws InterruptedException {
    ScriptedJudge judge = new ScriptedJudge().at(0, 0.9, "h8").at(2, 0.6, "h7");
    GameReview review = review("a1 b1 c1", judge);
    assertThat(review.moves().get(0).type()).isEqualTo(MoveClass.BLUNDER);
    assertThat(review.moves().get(2).type()).isEqualTo(MoveClass.INACCURACY);
    assertThat(judge.confirmed).containsExactly(0, 1);
  }

  /** A loss found by only one of two searches may be noise. */
  @Test
  void usesTheSmallerLossOfTwoEvaluations() throws InterruptedException {
    ScriptedJudge larger = new ScriptedJudge().at(0, 0.7, "h8").finallyAt(0, 0.95, "h8");
    ReviewedMove first = review("a1 b1", larger).moves().get(0);
    assertThat(larger.confirmed).contains(0, 1);
    assertThat(first.type()).isEqualTo(MoveClass.MISTAKE);
    assertThat(first.loss()).isEqualTo(0.2, within(1e-9));
    assertThat(first.winBefore() - first.winAfter()).isEqualTo(0.2, within(1e-9));
    ScriptedJudge gained =
        new ScriptedJudge()
            .at(0, 0.95, "h8")
            .at(1, 0.8, "i9")
            .at(2, 0.7, "h7")
            .at(3, 0.8, "j9")
            .finallyAt(1, 0.9, "i9")
            .finallyAt(2, 0.15, "h7");
    assertThat(review("a1 b1 c1 d1", gained).moves())
        .allMatch(move -> move.winAfter() >= 0 && move.winAfter() <= 1);
    ScriptedJudge smaller = new ScriptedJudge().at(0, 0.7, "h8").finallyAt(0, 0.58, "h8");
    assertThat(review("a1 b1", smaller).moves().get(0).type()).isEqualTo(MoveClass.INACCURACY);
  }

  @Test
  void evaluatesOnlyTheRequestedSideAgain() throws InterruptedException {
    ScriptedJudge judge = new ScriptedJudge().at(0, 0.9, "h8").at(2, 0.9, "h7");
    GameReview review = review("a1 b1 c1 d1", judge, List.of(Stone.WHITE));
    assertThat(review.accuracy(Stone.BLACK)).isEmpty();
    assertThat(review.accuracy(Stone.WHITE)).isPresent();
    assertThat(review.moves()).hasSize(4);
    assertThat(review.faults()).allMatch(move -> move.side() == Stone.WHITE);
    assertThat(judge.deepened).doesNotContain(0);
  }

  /** Black has an open three; White does not answer it. */
  @Test
  void allowingAForcedWinIsAMissedDefence() throws InterruptedException {
    ScriptedJudge judge =
        new ScriptedJudge().at(5, 0.45, "g8 k8").at(6, new Score.WinIn(3), "g8 f8 k8");
    ReviewedMove sixth = review("h8 h1 i8 j1 j8 l1", judge).moves().get(5);
    assertThat(sixth.type()).isEqualTo(MoveClass.MISSED_DEFENCE);
    assertThat(sixth.winAfter()).isZero();
    assertThat(sixth.reason(Locale.ENGLISH))
        .contains(
            "leaves the open three at h8–j8 unanswered, so Black wins by continuous fours (VCF) in 3 plies: g8 f8 k8");
  }

  @Test
  void notPlayingAForcedWinIsAMissedWin() throws InterruptedException {
    ScriptedJudge judge =
        new ScriptedJudge().at(6, new Score.WinIn(3), "g8 f8 k8").at(7, 0.2, "g8");
    ReviewedMove seventh = review("h8 h1 i8 j1 j8 l1 o15", judge).moves().get(6);
    assertThat(seventh.type()).isEqualTo(MoveClass.MISSED_WIN);
    assertThat(seventh.loss()).isEqualTo(0.2, within(1e-9));
    assertThat(seventh.reason(Locale.SIMPLIFIED_CHINESE)).contains("黑方有 VCF（连续冲四），3 手胜：g8 f8 k8");
  }

  /** A proof applies to earlier and later moves: the judge reports the win at one position only. */
  @Test
  void proofsApplyToTheMovesOfTheGame() throws InterruptedException {
    ScriptedJudge judge =
        new ScriptedJudge().at(6, 0.6, "a1").at(7, new Score.LossIn(2), "f8 k8").at(8, 0.7, "a1");
    List<ReviewedMove> moves = review("h8 h1 i8 j1 j8 l1 g8 f8 k8", judge).moves();
    assertThat(moves.get(6).type()).isEqualTo(MoveClass.BEST);
    assertThat(moves.get(6).winBefore()).isEqualTo(1);
    assertThat(moves.get(8).type()).isEqualTo(MoveClass.BEST);
    assertThat(moves.get(8).winAfter()).as("the game is won").isEqualTo(1);
    assertThat(moves.get(5).type())
        .as("the move that allowed the win")
        .isEqualTo(MoveClass.MISSED_DEFENCE);
  }

  private static ReviewedMove reviewMove(String moves, ScriptedJudge judge)
      throws InterruptedException {
    return new GameReviewer("judge", judge, ScriptedJudge.BUDGET)
        .reviewMove(
            StudyBoards.game("freestyle", moves),
            mainLine(moves),
            StudyBoards.empty("freestyle"),
            (done, planned) -> {});
  }

  /** Gives the result of the whole review for the last move. */
  @Test
  void reviewsOneMoveByThePositionsAroundIt() throws InterruptedException {
    String moves = "h8 h1 i8 j1 j8 l1";
    ScriptedJudge judge =
        new ScriptedJudge().at(5, 0.45, "g8 k8").at(6, new Score.WinIn(3), "g8 f8 k8");
    ReviewedMove alone = reviewMove(moves, judge);
    assertThat(judge.deepened).doesNotContain(0, 1, 2, 3, 4);
    ReviewedMove whole = review(moves, judge).moves().get(5);
    assertThat(alone).isEqualTo(whole);
    assertThat(alone.bestScore()).contains(new Score.WinRate(0.45));
    assertThat(alone.expected()).hasToString("[g8, f8, k8]");
    assertThat(alone.accuracy()).isEqualTo(ValuedMove.accuracy(alone.loss()));
  }

  @Test
  void doesNotEvaluateAPreparedPositionAgain() throws InterruptedException {
    String moves = "h8 h1 i8 j1 j8 l1";
    ScriptedJudge judge =
        new ScriptedJudge().at(5, 0.45, "g8 k8").at(6, new Score.WinIn(3), "g8 f8 k8");
    List<Integer> judged = new ArrayList<>();
    GameReviewer reviewer =
        new GameReviewer(
            "judge",
            PositionJudge.caching(
                (board, budget) -> {
                  judged.add(board.moves().size());
                  return judge.judge(board, budget);
                }),
            ScriptedJudge.BUDGET);
    GameRecord game = StudyBoards.game("freestyle", moves);
    List<Integer> path = mainLine(moves);
    reviewer.prepare(game, path.subList(0, 5), StudyBoards.empty("freestyle"));
    assertThat(judged).as("in each round").containsExactly(5, 5, 5);
    ReviewedMove move =
        reviewer.reviewMove(game, path, StudyBoards.empty("freestyle"), (done, planned) -> {});
    assertThat(move).isEqualTo(reviewMove(moves, judge));
    assertThat(judged.subList(3, judged.size())).containsOnly(6);
  }

  @Test
  void doesNotRepeatAProof() throws InterruptedException {
    ScriptedJudge judge = new ScriptedJudge().at(1, new Score.WinIn(3), "a1 b1 c1");
    GameRecord game = StudyBoards.game("freestyle", "h8 h1");
    new GameReviewer("judge", judge, ScriptedJudge.BUDGET)
        .prepare(game, List.of(0), StudyBoards.empty("freestyle"));
    assertThat(judge.deepened).isEmpty();
  }

  @Test
  void outlookIsTheLineWithoutTheBetterMove() throws InterruptedException {
    ScriptedJudge judge =
        new ScriptedJudge().at(5, 0.45, "g8 k8").at(6, new Score.WinIn(3), "g8 f8 k8");
    assertThat(reviewMove("h8 h1 i8 j1 j8 l1", judge).outlook(Locale.ENGLISH))
        .contains(
            "leaves the open three at h8–j8 unanswered, so Black wins by continuous fours (VCF) in 3 plies: g8 f8 k8");
    ScriptedJudge winning =
        new ScriptedJudge().at(6, 0.6, "a1").at(7, new Score.LossIn(2), "f8 k8");
    assertThat(reviewMove("h8 h1 i8 j1 j8 l1 g8", winning).outlook(Locale.ENGLISH))
        .as("the win after the move")
        .contains("Black wins by continuous fours (VCF) in 3 plies: g8 f8 k8");
    assertThat(
            reviewMove("h8 h1 i8 j1 j8 l1 g8 f8 k8", new ScriptedJudge()).outlook(Locale.ENGLISH))
        .contains("Black wins immediately: k8");
    assertThat(reviewMove("h8 h1 i8 j1 j8 l1", new ScriptedJudge()).outlook(Locale.ENGLISH))
        .as("a threat without a proof")
        .contains("leaves the open three at h8–j8 unanswered");
    ScriptedJudge weaker = new ScriptedJudge().at(0, 0.9, "h8");
    assertThat(reviewMove("a1", weaker).outlook(Locale.ENGLISH)).isEmpty();
    assertThat(reviewMove("a1", weaker).reason(Locale.ENGLISH)).isPresent();
  }

  @Test
  void progressCountsEveryEvaluation() throws InterruptedException {
    List<Integer> done = new ArrayList<>();
    Board start = StudyBoards.empty("freestyle");
    ScriptedJudge judge = new ScriptedJudge().at(0, 0.9, "h8");
    new GameReviewer("judge", judge, ScriptedJudge.BUDGET)
        .review(
            StudyBoards.game("freestyle", "a1 b1"),
            List.of(0, 0),
            start,
            BOTH,
            (now, all) -> done.add(now));
    assertThat(done)
        .startsWith(1, 2, 3)
        .as("every evaluation and the end")
        .hasSize(4 + judge.deepened.size() + judge.confirmed.size());
  }

  @Test
  void namesAnIllegalMove() {
    assertThatThrownBy(() -> review("h8 h8", new ScriptedJudge()))
        .isInstanceOf(RefusedException.class)
        .hasMessageStartingWith("move 2 (h8): ")
        .extracting(refused -> ((RefusedException) refused).kind())
        .isEqualTo("move-occupied");
  }

  @Test
  void accuracyDecreasesWithTheLoss() {
    assertThat(ValuedMove.accuracy(0)).isEqualTo(100, within(0.1));
    assertThat(ValuedMove.accuracy(0.1)).isEqualTo(63.6, within(0.1));
    assertThat(ValuedMove.accuracy(1)).isZero();
  }
}
