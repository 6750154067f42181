package com.example.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.SkeletonBoard;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.api.board.Verdict.Refused;

/** A position. It never changes: each move makes another one. */
final class GravityBoard extends SkeletonBoard {

  /**
   * The kind of a point with nothing beneath it; its points are the vacant ones from the lowest.
   */
  static final String UNSUPPORTED = "unsupported";

  private static final int TO_WIN = 5;

  /** The board before the first move. */
  GravityBoard(Start start) {
    super(start);
  }

  private GravityBoard(GravityBoard before, Move move) {
    super(before, move);
  }

  @Override
  public String rules() {
    return GravityProvider.ID;
  }

  @Override
  protected Board after(Move move) {
    return new GravityBoard(this, move);
  }

  @Override
  protected Optional<Outcome.Won> winBy(Move.Place stone) {
    return lineOf(TO_WIN, stone);
  }

  @Override
  protected Verdict judgeVacant(Stone stone, Point point) {
    // No foul, which would be a move that can be made and loses: this one cannot be made.
    return isSupported(point)
        ? Verdict.ALLOWED
        : new Refused(UNSUPPORTED, vacantBeneath(point), false);
  }

  /** Whether a stone on a point has something to lie on. */
  boolean isSupported(Point point) {
    // Beneath the lowest row is the edge, which is not vacant.
    return at(point.column(), point.row() - 1) != Cell.VACANT;
  }

  private List<Point> vacantBeneath(Point point) {
    List<Point> vacant = new ArrayList<>();
    for (int row = point.row() - 1; at(point.column(), row) == Cell.VACANT; row--) {
      vacant.add(0, new Point(point.column(), row));
    }
    return vacant;
  }
}
