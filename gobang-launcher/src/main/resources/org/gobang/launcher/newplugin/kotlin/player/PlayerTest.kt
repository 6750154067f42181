package @PACKAGE@

import org.gobang.api.Point
import org.gobang.testkit.TestBoards
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** Tests the ideas of the strategy, one position each. Black moves first. */
class @CLASS@PlayerTest {

  @Test
  fun completesItsOwnFour() {
    assertEquals("l8", best("h8 g8 i8 h9 j8 i9 k8 j9"))
  }

  @Test
  fun blocksAFour() {
    assertEquals("l8", best("h8 g8 i8 h9 j8 i9 k8"))
  }

  /** Returns the point with the highest score after moves such as "h8 h9 i10". */
  private fun best(moves: String): String {
    val position =
      moves.split(" ").fold(TestBoards.empty("freestyle", 15)) { board, move ->
        board.play(Point.parse(move))
      }
    return position.allowed().maxBy { @CLASS@Player.score(position, it) }.toString()
  }
}
