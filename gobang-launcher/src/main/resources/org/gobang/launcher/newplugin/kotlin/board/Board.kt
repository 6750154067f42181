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

/** The number of stones in a row needed to win. Change this first. */
private const val TO_WIN = 4

/** A position. Four or more in a row wins. Immutable: each move returns a new position. */
internal class @CLASS@Board : SkeletonBoard {

  /** Creates the board before the first move. */
  constructor(start: Start) : super(start)

  private constructor(before: @CLASS@Board, move: Move) : super(before, move)

  override fun rules() = "@ID@"

  override fun after(move: Move): Board = @CLASS@Board(this, move)

  override fun winBy(stone: Move.Place): Optional<Outcome.Won> = lineOf(TO_WIN, stone)

  /** Allows every vacant point. Forbid points here. */
  override fun judgeVacant(stone: Stone, point: Point): Verdict = Verdict.ALLOWED
}
