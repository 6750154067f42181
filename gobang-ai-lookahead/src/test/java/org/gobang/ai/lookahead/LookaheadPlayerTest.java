package org.gobang.ai.lookahead;

import static org.assertj.core.api.Assertions.assertThat;

import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.evaluator.Evaluator;
import org.gobang.api.player.Budget;
import org.gobang.api.player.Insight;
import org.gobang.api.player.Score;
import org.gobang.api.player.Stop;
import org.gobang.api.player.Weights;
import org.junit.jupiter.api.Test;

class LookaheadPlayerTest {

  private static final Evaluator FLAT = board -> 0;

  /** Black to move has an open three, and White has no threat. */
  private static final Board OPEN_THREE =
      Boards.after(Boards.empty("freestyle", 15), "h8 a1 i8 o1 j8 a15");

  private static TestTurn turn(Board board, Budget.Limit... limits) {
    return new TestTurn(board, Budget.of(limits), TestTurn.NO_STOP);
  }

  private static Insight.Line last(TestTurn turn) {
    return turn.reportedLines().get(turn.reportedLines().size() - 1);
  }

  @Test
  void winsByAnOpenThree() {
    TestTurn turn = turn(OPEN_THREE);
    Point answer = new LookaheadPlayer(FLAT, 4, 20).choose(turn);
    assertThat(answer.toString()).isIn("g8", "k8");
    assertThat(last(turn).score()).isEqualTo(new Score.WinIn(3));
    assertThat(last(turn).moves()).hasSize(3).startsWith(answer);
    assertThat(last(turn).depth()).isEqualTo(3);
  }

  @Test
  void reportsALoss() {
    Board lost = Boards.after(OPEN_THREE, "k8");
    TestTurn turn = turn(lost);
    Point answer = new LookaheadPlayer(FLAT, 4, 20).choose(turn);
    assertThat(answer.toString()).isIn("g8", "l8");
    assertThat(last(turn).score()).isEqualTo(new Score.LossIn(2));
  }

  @Test
  void searchesToTheDepth() {
    Board board = Boards.after(Boards.empty("freestyle", 15), "h8 i9");
    TestTurn own = turn(board);
    new LookaheadPlayer(new Boards.HashedValues(), 3, 5).choose(own);
    assertThat(own.reportedLines()).extracting(Insight.Line::depth).containsExactly(1, 2, 3);
    TestTurn budget = turn(board, new Budget.Limit.Depth(2));
    new LookaheadPlayer(new Boards.HashedValues(), 3, 5).choose(budget);
    assertThat(budget.reportedLines()).extracting(Insight.Line::depth).containsExactly(1, 2);
  }

  @Test
  void endsAfterItsNodes() {
    TestTurn turn = turn(Boards.empty("freestyle", 15), new Budget.Limit.Nodes(500));
    Point answer = new LookaheadPlayer(new Boards.HashedValues(), 12, 20).choose(turn);
    assertThat(last(turn).nodes()).isBetween(20L, 500L);
    assertThat(answer).isEqualTo(last(turn).moves().get(0));
  }

  @Test
  void answersAStop() {
    Stop stop = TestTurn.stop(true);
    TestTurn turn = new TestTurn(OPEN_THREE, Budget.UNLIMITED, stop);
    Point answer = new LookaheadPlayer(FLAT, 12, 20).choose(turn);
    assertThat(turn.reportedLines()).isEmpty();
    assertThat(OPEN_THREE.allowed()).contains(answer);
  }

  @Test
  void reportsTheWeightsOfTheEvaluator() {
    TestTurn turn = turn(OPEN_THREE);
    new LookaheadPlayer(FLAT, 1, 20).choose(turn);
    Weights weights = (Weights) turn.reports().get(0);
    assertThat(weights.at(Point.parse("i9"))).isEqualTo(6);
    assertThat(weights.at(Point.parse("h10"))).isEqualTo(3);
    assertThat(weights.at(Point.parse("h12"))).isZero();
  }
}
