package @PACKAGE@

import java.util.Random
import kotlin.math.abs
import kotlin.math.max
import org.gobang.api.Point
import org.gobang.api.Stone
import org.gobang.api.board.Board
import org.gobang.api.board.Cell
import org.gobang.api.player.Player
import org.gobang.api.player.Turn
import org.gobang.api.player.Weights

/**
 * Scores every point that may be played, and plays the best.
 *
 * A point is worth the rows that a stone there makes, and the rows of the opponent that it
 * prevents. So far only a row of five is worth preventing.
 */
internal class @CLASS@Player(private val seed: Long) : Player {

  override fun choose(turn: Turn): Point {
    val board = turn.board()
    val scores = LinkedHashMap<Point, Int>()
    // The board applies its rules: what it allows is legal, without forbidden points of renju.
    for (point in board.allowed()) {
      scores[point] = score(board, point)
      // A stop means "answer now": what has been scored so far must do, and one point has been.
      if (turn.stop().requested()) break
    }
    turn.report(Weights.of(board.size(), scores)) // The heat map.
    val best = scores.filterValues { it == scores.values.max() }.keys.toList()
    // Seeded with the position too, so that the same position gives the same move again.
    return best[Random(seed + board.moves().size).nextInt(best.size)]
  }

  companion object {

    /** The four directions that a row can have: level, upright and the two diagonals. */
    private val DIRECTIONS = listOf(1 to 0, 0 to 1, 1 to 1, 1 to -1)

    /** What a row of 0 to 4 stones is worth, for each end at which it can still grow. */
    private val WORTH = intArrayOf(0, 1, 10, 100, 1_000)

    /** What a point is worth to the side to move. */
    fun score(board: Board, point: Point): Int {
      val me = board.toMove()
      return nearness(board, point) +
        DIRECTIONS.sumOf { step ->
          attack(Row.through(point, step, me, board)) +
            defence(Row.through(point, step, me.opponent(), board))
        }
    }

    /** What it is worth to make a row: five win. */
    private fun attack(row: Row) =
      if (row.stones >= 5) 100_000 else row.openEnds * WORTH[row.stones]

    /** What it is worth to keep the opponent from making a row: otherwise five win. */
    private fun defence(row: Row) = if (row.stones >= 5) 10_000 else 0

    /** More in the middle than at the edge, where rows have less room. */
    private fun nearness(board: Board, point: Point): Int {
      val middle = board.size() / 2
      return middle - max(abs(point.column() - middle), abs(point.row() - middle))
    }
  }
}

/**
 * Stones of one colour side by side in a line.
 *
 * @param openEnds how many of the two points after its ends are vacant
 */
private data class Row(val stones: Int, val openEnds: Int) {
  companion object {

    /** The row that a side would have through a vacant point, if it played there. */
    fun through(point: Point, step: Pair<Int, Int>, side: Stone, board: Board): Row {
      var stones = 1
      var openEnds = 0
      for (sign in intArrayOf(1, -1)) {
        var column = point.column() + sign * step.first
        var row = point.row() + sign * step.second
        // Beyond the edge the board answers OUTSIDE, which ends the walk like any other cell.
        while (board.at(column, row).holds(side)) {
          stones++
          column += sign * step.first
          row += sign * step.second
        }
        if (board.at(column, row) == Cell.VACANT) openEnds++
      }
      return Row(stones, openEnds)
    }
  }
}
