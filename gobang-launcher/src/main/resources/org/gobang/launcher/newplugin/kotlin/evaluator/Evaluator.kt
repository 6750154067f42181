package @PACKAGE@

import org.gobang.api.board.Cell
import org.gobang.api.board.MutableBoard
import org.gobang.api.evaluator.Evaluator

/** The four directions of a row: horizontal, vertical and both diagonals. */
private val DIRECTIONS = listOf(1 to 0, 0 to 1, 1 to 1, 1 to -1)

/** The score of a row of 0 to 4 stones, per open end. */
private val WORTH = intArrayOf(0, 1, 10, 100, 1_000)

/**
 * Evaluates the rows of stones on the board: those of the side to move minus the opponent's.
 *
 * A search calls it about ten thousand times per move, so it must be fast.
 */
internal class @CLASS@Evaluator : Evaluator {

  override fun value(board: MutableBoard): Int {
    val own = Cell.of(board.toMove())
    var value = 0
    for (row in 0 until board.size()) {
      for (column in 0 until board.size()) {
        val cell = at(board, column, row)
        if (cell != Cell.VACANT) {
          val worth = rowsFrom(board, column, row, cell)
          value += if (cell == own) worth else -worth
        }
      }
    }
    return value
  }

  /** Returns the score of the rows that start at a point. */
  private fun rowsFrom(board: MutableBoard, column: Int, row: Int, stone: Cell): Int {
    var worth = 0
    for ((columns, rows) in DIRECTIONS) {
      val before = at(board, column - columns, row - rows)
      if (before == stone) continue
      var stones = 1
      while (at(board, column + stones * columns, row + stones * rows) == stone) stones++
      val after = at(board, column + stones * columns, row + stones * rows)
      // A search stops at a win, so a longer row here is not a win and has no score.
      worth += listOf(before, after).count { it == Cell.VACANT } * WORTH.getOrElse(stones) { 0 }
    }
    return worth
  }

  private fun at(board: MutableBoard, column: Int, row: Int): Cell {
    val onBoard = 0 until board.size()
    return if (column in onBoard && row in onBoard) board.at(row * board.size() + column)
    else Cell.OUTSIDE
  }
}
