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

/** An immutable position. Each move creates a new board. */
final class GravityBoard extends SkeletonBoard {

  /**
   * The refusal of an unsupported stone. Its points are the vacant ones below the stone, lowest
   * first.
   */
  static final String UNSUPPORTED = "unsupported";

  private static final int TO_WIN = 5;

  /** Creates a board before the first move. */
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
    // Not a foul: a foul can be played and loses, but this move is impossible.
    return isSupported(point)
        ? Verdict.ALLOWED
        : new Refused(UNSUPPORTED, vacantBeneath(point), false);
  }

  /** Returns whether a stone on a point is on the lowest row or on another stone. */
  boolean isSupported(Point point) {
    // The edge below the lowest row is not vacant.
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
