package @PACKAGE@

import org.gobang.api.Move
import org.gobang.api.Point
import org.gobang.api.Stone
import org.gobang.api.board.Board
import org.gobang.api.board.Cell
import org.gobang.api.board.IllegalMoveException
import org.gobang.api.board.Outcome
import org.gobang.api.board.Start
import org.gobang.api.board.Verdict
import org.gobang.api.board.Verdict.Refused

/** Stones in a row that win: change this first. */
private const val TO_WIN = 4

/** Along a row, a column and the two diagonals: columns and rows to go. */
private val DIRECTIONS = listOf(1 to 0, 0 to 1, 1 to 1, 1 to -1)

/** A position: four or more in a row win. It never changes; each move makes another one. */
internal class @CLASS@Board
private constructor(
  private val start: Start,
  private val moves: List<Move>,
  private val stones: Map<Point, Stone>,
) : Board {

  private val outcome = computeOutcome()

  /** The board before the first move. */
  constructor(
    start: Start
  ) : this(start, listOf(), start.stones().associate { it.point() to it.stone() })

  override fun rules() = "@ID@"

  override fun start() = start

  override fun moves(): List<Move> = java.util.List.copyOf(moves)

  override fun toMove(): Stone = moves.lastOrNull()?.stone()?.opponent() ?: start.first()

  override fun outcome() = outcome

  override fun at(column: Int, row: Int): Cell =
    if (column in 0..<size() && row in 0..<size()) {
      stones[Point(column, row)]?.let(Cell::of) ?: Cell.VACANT
    } else {
      Cell.OUTSIDE
    }

  /** Whether a point may be played: every vacant one may. Forbid points here. */
  override fun judge(stone: Stone, point: Point): Verdict =
    when {
      at(point) == Cell.OUTSIDE -> Refused(Refused.OUTSIDE, listOf(), false)
      at(point).occupied() -> Refused(Refused.OCCUPIED, listOf(point), false)
      outcome !is Outcome.Undecided -> Refused(Refused.OVER, listOf(), false)
      else -> Verdict.ALLOWED
    }

  override fun play(point: Point): Board {
    val verdict = judge(toMove(), point)
    if (verdict is Refused) throw IllegalMoveException(point, verdict)
    val stone = toMove()
    return @CLASS@Board(start, moves + Move.Place(stone, point), stones + (point to stone))
  }

  override fun pass(): Board {
    check(outcome is Outcome.Undecided) { "the game is over" }
    return @CLASS@Board(start, moves + Move.Pass(toMove()), stones)
  }

  private fun computeOutcome(): Outcome {
    val line = stones.firstNotNullOfOrNull { (point, stone) -> winningLine(point, stone) }
    return when {
      line != null -> Outcome.Won(stones.getValue(line.first()), line)
      // Two passes, one after the other, are a draw: games must end.
      moves.size >= 2 && moves.takeLast(2).all { it is Move.Pass } -> Outcome.DRAWN
      stones.size == size() * size() -> Outcome.DRAWN
      else -> Outcome.UNDECIDED
    }
  }

  /** A row that wins, if it begins at a point. */
  private fun winningLine(point: Point, stone: Stone): List<Point>? =
    DIRECTIONS.filter { (columns, rows) ->
        !at(point.column() - columns, point.row() - rows).holds(stone)
      }
      .map { (columns, rows) ->
        generateSequence(0) { it + 1 }
          .map { point.column() + it * columns to point.row() + it * rows }
          .takeWhile { (column, row) -> at(column, row).holds(stone) }
          .map { (column, row) -> Point(column, row) }
          .toList()
      }
      .firstOrNull { it.size >= TO_WIN }
}
