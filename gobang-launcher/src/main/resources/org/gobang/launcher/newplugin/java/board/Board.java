package @PACKAGE@;

import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.SkeletonBoard;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** A position: four or more in a row win. It never changes; each move makes another one. */
final class @CLASS@Board extends SkeletonBoard {

  /** Stones in a row that win: change this first. */
  private static final int TO_WIN = 4;

  /** The board before the first move. */
  @CLASS@Board(Start start) {
    super(start);
  }

  private @CLASS@Board(@CLASS@Board before, Move move) {
    super(before, move);
  }

  @Override
  public String rules() {
    return "@ID@";
  }

  @Override
  protected Board after(Move move) {
    return new @CLASS@Board(this, move);
  }

  @Override
  protected Optional<Outcome.Won> winBy(Move.Place stone) {
    return lineOf(TO_WIN, stone);
  }

  /** Whether a vacant point may be played: every one may. Forbid points here. */
  @Override
  protected Verdict judgeVacant(Stone stone, Point point) {
    return Verdict.ALLOWED;
  }
}
