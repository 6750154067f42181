package com.example.playouts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;

/** A random game, played to its end. */
final class Playout {

  private final Random random;
  private final boolean beside;
  private final List<Point> vacant;
  private Board board;

  /**
   * A game to be played.
   *
   * @param from the position to begin at, which may be final
   * @param random chooses the moves
   * @param beside whether stones are put beside others wherever that is allowed
   */
  Playout(Board from, Random random, boolean beside) {
    this.random = random;
    this.beside = beside;
    this.vacant = new ArrayList<>(from.vacant());
    this.board = from;
  }

  /** Plays the game and returns the winner; empty for a draw. */
  Optional<Stone> winner() {
    while (board.outcome() instanceof Outcome.Undecided) {
      board = board.play(draw());
    }
    return board.outcome() instanceof Outcome.Won won ? Optional.of(won.stone()) : Optional.empty();
  }

  private Point draw() {
    if (beside) {
      for (int left = vacant.size(); left > 0; left--) {
        Point point = drawn(left);
        if (isBesideStone(point) && isAllowed(point)) {
          return taken(left - 1);
        }
      }
    }
    for (int left = vacant.size(); left > 0; left--) {
      if (isAllowed(drawn(left))) {
        return taken(left - 1);
      }
    }
    throw new IllegalStateException("undecided, and no point is allowed: " + board.moves());
  }

  /** Draws one of the first so many points, and puts it last among them. */
  private Point drawn(int left) {
    Collections.swap(vacant, random.nextInt(left), left - 1);
    return vacant.get(left - 1);
  }

  private Point taken(int index) {
    Collections.swap(vacant, index, vacant.size() - 1);
    return vacant.remove(vacant.size() - 1);
  }

  private boolean isAllowed(Point point) {
    return board.judge(board.toMove(), point) instanceof Verdict.Allowed;
  }

  private boolean isBesideStone(Point point) {
    for (int column = point.column() - 1; column <= point.column() + 1; column++) {
      for (int row = point.row() - 1; row <= point.row() + 1; row++) {
        if (board.at(column, row).occupied()) {
          return true;
        }
      }
    }
    return false;
  }
}
