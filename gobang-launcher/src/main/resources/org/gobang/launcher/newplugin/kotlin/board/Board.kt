package @PACKAGE@

import java.util.Optional
import org.gobang.api.Move
import org.gobang.api.Point
import org.gobang.api.Stone
import org.gobang.api.board.Board
import org.gobang.api.board.Outcome
import org.gobang.api.board.SkeletonBoard
import org.gobang.api.board.Start
import org.gobang.api.board.Verdict

/** Stones in a row that win: change this first. */
private const val TO_WIN = 4

/** A position: four or more in a row win. It never changes; each move makes another one. */
internal class @CLASS@Board : SkeletonBoard {

  /** The board before the first move. */
  constructor(start: Start) : super(start)

  private constructor(before: @CLASS@Board, move: Move) : super(before, move)

  override fun rules() = "@ID@"

  override fun after(move: Move): Board = @CLASS@Board(this, move)

  override fun winBy(stone: Move.Place): Optional<Outcome.Won> = lineOf(TO_WIN, stone)

  /** Whether a vacant point may be played: every one may. Forbid points here. */
  override fun judgeVacant(stone: Stone, point: Point): Verdict = Verdict.ALLOWED
}
