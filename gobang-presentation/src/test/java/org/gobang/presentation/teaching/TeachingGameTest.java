package org.gobang.presentation.teaching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gobang.fixtures.workbench.FakeWorkbench.PERSON;
import static org.gobang.fixtures.workbench.FakeWorkbench.computer;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.record.Ending;
import org.gobang.api.review.MoveClass;
import org.gobang.api.review.ReviewedMove;
import org.gobang.fixtures.workbench.FakeGameReview;
import org.gobang.fixtures.workbench.FakeReview;
import org.gobang.fixtures.workbench.FakeWorkbench;
import org.gobang.presentation.HeadlessFrontEnd;
import org.gobang.presentation.newgame.TeachingChoice;
import org.gobang.presentation.session.SessionPresenter;
import org.junit.jupiter.api.Test;

class TeachingGameTest {

  private static final Point BETTER = Point.parse("k11");

  private final FakeWorkbench bench =
      new FakeWorkbench().player("runs", "h9 i9 j9").player("search", "");
  private final SessionPresenter session = startSession();

  private SessionPresenter startSession() {
    new TeachingChoice(true, 15).put(bench);
    bench.request(PERSON, computer("runs"));
    return new HeadlessFrontEnd(bench).started().session();
  }

  private void play(String point) {
    session.actions().play(Point.parse(point), verdict -> {}, refused -> {});
    bench.runAll();
  }

  private void judge(MoveClass type) {
    FakeReview<ReviewedMove> asked = bench.moveReviews.getLast();
    asked
        .result()
        .complete(FakeGameReview.move(asked.request().record(), asked.request().path(), type));
    bench.runAll();
  }

  private String moves() {
    return MoveText.write(bench.game().state().board().moves());
  }

  private String notice() {
    return session.display().notice().sentence();
  }

  @Test
  void theComputerWaitsForTheJudgementOfTheStrongestPlayer() {
    play("h8");
    assertThat(moves()).as("the opponent has not moved").isEqualTo("h8");
    assertThat(session.display().status()).isEqualTo("Analyzing your move…");
    FakeReview<ReviewedMove> asked = bench.moveReviews.getLast();
    assertThat(asked.request().who().player()).isEqualTo("search");
    assertThat(asked.request().who().options()).isEmpty();
    assertThat(asked.request().path()).isEqualTo(List.of(0));
    judge(MoveClass.GOOD);
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(session.assistance().teacher().lesson()).isEmpty();
  }

  @Test
  void showsAMistakeWithoutTheBetterMoveAndTakesItBack() {
    play("h8");
    judge(MoveClass.BLUNDER);
    assertThat(moves()).isEqualTo("h8");
    assertThat(notice()).isEqualTo("h8: blunder (−60%): follows.").doesNotContain("k11");
    assertThat(session.display().status()).isEqualTo("Take the move back, or continue.");
    session.actions().takeBack();
    bench.runAll();
    assertThat(moves()).isEmpty();
    assertThat(bench.game().state().paused()).as("the human is to move").isFalse();
    assertThat(notice()).isEmpty();
    play("i8");
    judge(MoveClass.BEST);
    assertThat(moves()).isEqualTo("i8 h9");
  }

  @Test
  void resumesIfAMoveIsTakenBackDuringItsJudgement() {
    play("h8");
    session.actions().takeBack();
    bench.runAll();
    assertThat(moves()).isEmpty();
    assertThat(session.assistance().teacher().isHolding()).isFalse();
    assertThat(bench.game().state().paused()).isFalse();
  }

  @Test
  void theHintContinuesAfterTheMistakeIsTakenBack() {
    play("h8");
    judge(MoveClass.BLUNDER);
    session.assistance().askForHint();
    assertThat(session.display().hint().orElseThrow().area().orElseThrow().contains(BETTER))
        .isTrue();
    assertThat(session.display().hint().orElseThrow().point()).isEmpty();
    session.assistance().askForHint();
    assertThat(session.display().hint().orElseThrow().point()).contains(BETTER);
    session.actions().takeBack();
    bench.runAll();
    assertThat(session.display().hint().orElseThrow().point()).contains(BETTER);
    session.assistance().askForHint();
    assertThat(session.display().line().orElseThrow().moves()).containsExactly(BETTER);
    assertThat(bench.queries).as("nothing is searched again").isEmpty();
  }

  @Test
  void theGameContinuesWithThePlayedMove() {
    play("h8");
    judge(MoveClass.MISSED_WIN);
    session.actions().resume();
    bench.runAll();
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(session.assistance().teacher().lesson()).isEmpty();
  }

  @Test
  void ignoresASmallLoss() {
    play("h8");
    judge(MoveClass.INACCURACY);
    assertThat(moves()).as("10% are below the limit").isEqualTo("h8 h9");
    session.assistance().teach(new TeachingChoice(true, 10));
    play("i8");
    judge(MoveClass.INACCURACY);
    assertThat(session.assistance().teacher().lesson()).isPresent();
  }

  @Test
  void doesNotJudgeARepeatedMove() {
    play("h8");
    judge(MoveClass.BLUNDER);
    session.actions().takeBack();
    bench.runAll();
    play("h8");
    assertThat(bench.moveReviews).hasSize(1);
    assertThat(moves()).isEqualTo("h8 h9");
  }

  @Test
  void continuesAfterAFailedJudgement() {
    play("h8");
    bench.refusing.add("search");
    bench.moveReviews.getLast().result().completeExceptionally(new RefusedException("broken"));
    bench.runAll();
    assertThat(moves()).isEqualTo("h8 h9");
    assertThat(notice()).isEqualTo("broken");
    play("i8");
    assertThat(moves()).isEqualTo("h8 h9 i8 i9");
    assertThat(notice()).isEqualTo("search does not play here");
  }

  private void goTo(Integer... path) {
    session.actions().goTo(List.of(path));
    bench.runAll();
  }

  @Test
  void browsingDoesNotChangeAMistake() {
    play("h8");
    judge(MoveClass.BLUNDER);
    session.assistance().askForHint();
    goTo();
    assertThat(session.assistance().teacher().lesson()).as("another position is shown").isEmpty();
    assertThat(session.display().status()).doesNotContain("Take the move back");
    goTo(0);
    assertThat(moves()).as("the computer has not replied").isEqualTo("h8");
    assertThat(session.display().status()).isEqualTo("Take the move back, or continue.");
    assertThat(session.display().hint()).as("the shown part of the hint").isPresent();
    assertThat(bench.moveReviews).hasSize(1);
    goTo();
    play("i8");
    assertThat(session.assistance().teacher().isJudging())
        .as("another move is judged instead")
        .isTrue();
    judge(MoveClass.BEST);
    assertThat(moves()).isEqualTo("i8 h9");
  }

  @Test
  void answersAMoveJudgedDuringBrowsingOnReturn() {
    play("h8");
    goTo();
    assertThat(session.assistance().teacher().isJudging()).isFalse();
    judge(MoveClass.GOOD);
    assertThat(bench.game().state().path()).as("the pause does not end here").isEmpty();
    assertThat(bench.game().state().paused()).isTrue();
    goTo(0);
    assertThat(bench.moveReviews).hasSize(1);
    assertThat(moves()).isEqualTo("h8 h9");
  }

  @Test
  void keepsAPauseOfTheUserAfterBrowsing() {
    bench.player("runs", "");
    play("h8");
    judge(MoveClass.GOOD);
    assertThat(bench.game().state().paused()).isFalse();
    session.actions().pause();
    bench.runAll();
    goTo();
    goTo(0);
    assertThat(bench.game().state().paused()).isTrue();
    assertThat(session.assistance().teacher().isHolding()).isFalse();
    assertThat(bench.moveReviews).hasSize(1);
  }

  @Test
  void judgesThePositionBeforeTheMoveOfTheUser() {
    assertThat(bench.moveReviewers).hasSize(1);
    play("h8");
    judge(MoveClass.BLUNDER);
    assertThat(bench.moveReviewers).as("a question about its move").hasSize(1);
    session.actions().takeBack();
    bench.runAll();
    assertThat(bench.moveReviewers.getLast().closed()).as("judges the position again").isFalse();
    bench.player("runs", "");
    play("i8");
    judge(MoveClass.GOOD);
    assertThat(bench.moveReviewers).hasSize(1);
    assertThat(bench.moveReviewers.getLast().closed()).as("the opponent is thinking").isTrue();
    bench.game().answer(Point.parse("h9"));
    bench.runAll();
    assertThat(bench.moveReviewers).hasSize(2);
    assertThat(bench.moveReviewers.getLast().moves).hasToString("[i8, h9]");
    goTo();
    assertThat(bench.moveReviewers.getLast().closed()).as("another position is shown").isTrue();
    session.assistance().teach(session.assistance().teacher().choice().on(false));
    goTo(1, 0);
    assertThat(bench.moveReviewers).as("no lesson").hasSize(2);
  }

  @Test
  void questionsAfterAMistakeReferToThePositionBeforeIt() {
    play("h8");
    judge(MoveClass.BLUNDER);
    session.assistance().askWhyNot(Point.parse("a1"));
    FakeReview<ReviewedMove> asked = bench.moveReviews.getLast();
    assertThat(asked.request().record().follow(asked.request().path()))
        .extracting(node -> node.move().toString() + node.move().stone())
        .containsExactly("a1BLACK");
    judge(MoveClass.GOOD);
    assertThat(notice()).startsWith("a1: good, win rate 75%.");
    session.actions().takeBack();
    bench.runAll();
    assertThat(notice()).as("still about this position").startsWith("a1: good, win rate 75%.");
  }

  @Test
  void questionsWaitForTheComputer() {
    bench.player("runs", "");
    String early = "Wait for your turn to ask about a move.";
    play("h8");
    session.assistance().askWhyNot(Point.parse("a1"));
    assertThat(notice()).as("while the move is judged").isEqualTo(early);
    judge(MoveClass.GOOD);
    session.assistance().askForHint();
    assertThat(notice()).isEqualTo(early);
    assertThat(bench.queries).isEmpty();
    assertThat(bench.moveReviews).hasSize(1);
  }

  @Test
  void resumesTheGameWhenSwitchedOff() {
    play("h8");
    judge(MoveClass.BLUNDER);
    session.assistance().teach(session.assistance().teacher().choice().on(false));
    bench.runAll();
    assertThat(moves()).isEqualTo("h8 h9");
    play("i8");
    assertThat(bench.moveReviews).hasSize(1);
    assertThat(TeachingChoice.in(bench).on()).isFalse();
  }

  @Test
  void doesNotTeachInGamesWithClocksOrWithoutComputers() {
    Duration minute = Duration.ofMinutes(1);
    bench.game().clocks(Map.of(Stone.BLACK, minute, Stone.WHITE, minute));
    bench.runAll();
    play("h8");
    assertThat(moves()).isEqualTo("h8 h9");
    session.open(FakeWorkbench.renju(PERSON, PERSON, org.gobang.api.player.Budget.UNLIMITED));
    bench.runAll();
    play("h8");
    assertThat(bench.moveReviews).isEmpty();
    assertThat(bench.game().state().paused()).isFalse();
  }

  @Test
  void reportsTakeBacksAndAccuracyAtTheEnd() {
    play("h8");
    judge(MoveClass.BLUNDER);
    session.actions().takeBack();
    bench.runAll();
    play("i8");
    judge(MoveClass.BEST);
    play("j8");
    judge(MoveClass.INACCURACY);
    bench.game().end(Optional.of(Stone.WHITE), Ending.RESIGNED, "");
    bench.runAll();
    assertThat(notice())
        .as("the average of 100 and 90, without the withdrawn blunder")
        .isEqualTo("1 move taken back. Accuracy: 95.0.");
  }
}
