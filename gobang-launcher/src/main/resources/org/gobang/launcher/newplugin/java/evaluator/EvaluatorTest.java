package @PACKAGE@;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gobang.api.Point;
import org.gobang.api.board.Board;
import org.gobang.testkit.TestBoards;
import org.junit.jupiter.api.Test;

/** Tests the ideas of the evaluation, one position each. Black moves first. */
class @CLASS@EvaluatorTest {

  @Test
  void likesItsOwnThree() {
    assertTrue(value("h8 a1 i8 a3 j8 a5") > 0);
  }

  @Test
  void fearsTheThreeOfTheOpponent() {
    assertTrue(value("h8 a1 i8 a3 j8") < 0);
  }

  @Test
  void prefersOpenRows() {
    assertTrue(value("h8 o1 i8 o3") > value("h8 o1 i8 g8"));
  }

  /** Returns the evaluation for the side to move after moves such as "h8 h9 i10". */
  private static int value(String moves) {
    Board board = TestBoards.empty("freestyle", 15);
    for (String move : moves.split(" ")) {
      board = board.play(Point.parse(move));
    }
    return new @CLASS@Evaluator().value(board.mutableCopy());
  }
}
