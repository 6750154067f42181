package org.gobang.testkit;

import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.SkeletonBoard;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/**
 * A board with unknown rules: the four points next to the last stone are forbidden for both sides,
 * and no line wins. The best points in five-in-a-row are therefore refused on every move.
 */
final class UnknownBoard extends SkeletonBoard {

  UnknownBoard(Start start) {
    super(start);
  }

  private UnknownBoard(UnknownBoard before, Move move) {
    super(before, move);
  }

  @Override
  public String rules() {
    return UnknownRules.ID;
  }

  @Override
  protected Board after(Move move) {
    return new UnknownBoard(this, move);
  }

  @Override
  protected Optional<Outcome.Won> winBy(Move.Place stone) {
    return Optional.empty();
  }

  @Override
  protected Verdict judgeVacant(Stone stone, Point point) {
    if (moves().isEmpty() || !(moves().get(moves().size() - 1) instanceof Move.Place last)) {
      return Verdict.ALLOWED;
    }
    int columns = Math.abs(last.point().column() - point.column());
    int rows = Math.abs(last.point().row() - point.row());
    return columns + rows == 1 ? new Refused("beside", List.of(), true) : Verdict.ALLOWED;
  }
}
