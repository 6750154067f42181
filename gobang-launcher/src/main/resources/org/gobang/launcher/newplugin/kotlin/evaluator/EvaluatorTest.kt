package @PACKAGE@

import org.gobang.api.Point
import org.gobang.testkit.TestBoards
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Tests the ideas of the evaluation, one position each. Black moves first. */
class @CLASS@EvaluatorTest {

  @Test
  fun likesItsOwnThree() {
    assertTrue(value("h8 a1 i8 a3 j8 a5") > 0)
  }

  @Test
  fun fearsTheThreeOfTheOpponent() {
    assertTrue(value("h8 a1 i8 a3 j8") < 0)
  }

  @Test
  fun prefersOpenRows() {
    assertTrue(value("h8 o1 i8 o3") > value("h8 o1 i8 g8"))
  }

  /** Returns the evaluation for the side to move after moves such as "h8 h9 i10". */
  private fun value(moves: String): Int {
    val position =
      moves.split(" ").fold(TestBoards.empty("freestyle", 15)) { board, move ->
        board.play(Point.parse(move))
      }
    return @CLASS@Evaluator().value(position.mutableCopy())
  }
}
