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

/** A position. Four or more in a row wins. Immutable: each move returns a new position. */
final class @CLASS@Board extends SkeletonBoard {

  /** The number of stones in a row needed to win. Change this first. */
  private static final int TO_WIN = 4;

  /** Creates the board before the first move. */
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

  /** Allows every vacant point. Forbid points here. */
  @Override
  protected Verdict judgeVacant(Stone stone, Point point) {
    return Verdict.ALLOWED;
  }
}
