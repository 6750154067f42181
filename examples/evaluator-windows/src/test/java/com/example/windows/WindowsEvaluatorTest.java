package com.example.windows;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.api.board.MutableBoard;
import org.gobang.testkit.TestBoards;
import org.junit.jupiter.api.Test;

/** What windows are worth. */
class WindowsEvaluatorTest {

  private final WindowsEvaluator evaluator = new WindowsEvaluator();

  private static MutableBoard after(String... moves) {
    Board board = TestBoards.empty("freestyle", 15);
    for (String move : moves) {
      board = board.play(Point.parse(move));
    }
    return board.mutableCopy();
  }

  @Test
  void aStoneInTheCornerIsInThreeWindows() {
    assertEquals(-3, evaluator.value(after("a1")));
  }

  @Test
  void aStoneInTheMiddleIsInTwenty() {
    assertEquals(-20, evaluator.value(after("h8")));
  }

  @Test
  void aWindowWithStonesOfBothSidesIsWorthNothing() {
    // In its row, each stone has four windows less than alone.
    int[] weights = new int[15 * 15];
    evaluator.weigh(after("h8", "i8"), weights);
    assertEquals(0, evaluator.value(after("h8", "i8")));
    assertEquals(1, weights[7 * 15 + 3]);
    assertEquals(0, weights[7 * 15 + 2]);
  }

  @Test
  void moreStonesAreWorthMore() {
    // Four windows of the row have both stones, two have one; each stone is in fifteen others.
    assertEquals(-(4 * 8 + 2 + 30) + 3, evaluator.value(after("h8", "a1", "i8")));
  }

  @Test
  void aPointWeighsAsMuchAsItsWindows() {
    int[] weights = new int[15 * 15];
    evaluator.weigh(after("a1"), weights);
    assertEquals(1, weights[4]);
    assertEquals(0, weights[5]);
    assertEquals(3, weights[0]);
  }
}
