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
 * Scores every allowed point and plays the best one.
 *
 * The score of a point counts the rows that a stone there makes and the opponent's rows that
 * it blocks. So far it blocks only fives.
 */
internal class @CLASS@Player(private val seed: Long) : Player {

  override fun choose(turn: Turn): Point {
    val board = turn.board()
    val scores = LinkedHashMap<Point, Int>()
    // All allowed points are legal. They exclude the forbidden points of renju.
    for (point in board.allowed()) {
      scores[point] = score(board, point)
      // A stop means "answer now" with the points scored so far. There is at least one.
      if (turn.stop().requested()) break
    }
    turn.report(Weights.of(board.size(), scores)) // The heat map.
    val best = scores.filterValues { it == scores.values.max() }.keys.toList()
    // The seed includes the position, so that the same position gives the same move again.
    return best[Random(seed + board.moves().size).nextInt(best.size)]
  }

  companion object {

    /** The four directions of a row: horizontal, vertical and both diagonals. */
    private val DIRECTIONS = listOf(1 to 0, 0 to 1, 1 to 1, 1 to -1)

    /** The score of a row of 0 to 4 stones, per open end. */
    private val WORTH = intArrayOf(0, 1, 10, 100, 1_000)

    /** Returns the score of a point for the side to move. */
    fun score(board: Board, point: Point): Int {
      val me = board.toMove()
      return nearness(board, point) +
        DIRECTIONS.sumOf { step ->
          attack(Row.through(point, step, me, board)) +
            defence(Row.through(point, step, me.opponent(), board))
        }
    }

    /** Returns the score for making a row. Five in a row wins. */
    private fun attack(row: Row) =
      if (row.stones >= 5) 100_000 else row.openEnds * WORTH[row.stones]

    /** Returns the score for blocking a row of the opponent. Otherwise five in a row wins. */
    private fun defence(row: Row) = if (row.stones >= 5) 10_000 else 0

    /** Returns a score for nearness to the centre. It decides between otherwise equal points. */
    private fun nearness(board: Board, point: Point): Int {
      val middle = board.size() / 2
      return middle - max(abs(point.column() - middle), abs(point.row() - middle))
    }
  }
}

/**
 * A row of adjacent stones of one colour.
 *
 * @param openEnds the number of vacant points at its ends, 0 to 2
 */
private data class Row(val stones: Int, val openEnds: Int) {
  companion object {

    /** Returns the row of a side through a vacant point after a move there. */
    fun through(point: Point, step: Pair<Int, Int>, side: Stone, board: Board): Row {
      var stones = 1
      var openEnds = 0
      for (sign in intArrayOf(1, -1)) {
        var column = point.column() + sign * step.first
        var row = point.row() + sign * step.second
        // Outside the board, the cell is OUTSIDE, which ends the loop.
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
