package com.example.playouts;

import java.util.Optional;
import java.util.Random;
import org.gobang.api.Stone;
import org.gobang.api.board.MutableBoard;

/** A random game that is played until it is over. */
final class Playout {

  /** The maximum number of random points tried to find one next to a stone. */
  private static final int DRAWS = 100;

  private final MutableBoard board;
  private final Random random;
  private final boolean beside;

  /**
   * Creates a game to play.
   *
   * @param from the start position, which may be final; it is not changed
   * @param random chooses the moves
   * @param beside whether to prefer points next to stones
   */
  Playout(MutableBoard from, Random random, boolean beside) {
    this.board = from.copy();
    this.random = random;
    this.beside = beside;
  }

  /** Plays the game and returns the winner; empty for a draw. */
  Optional<Stone> winner() {
    while (!board.over()) {
      board.play(draw());
    }
    return board.winner();
  }

  private int draw() {
    for (int i = 0; beside && i < DRAWS; i++) {
      int index = board.vacant(random.nextInt(board.vacantCount()));
      if (isBesideStone(index) && board.allows(index)) {
        return index;
      }
    }
    return board.randomMove(random);
  }

  private boolean isBesideStone(int index) {
    int size = board.size();
    int column = index % size;
    int row = index / size;
    for (int r = Math.max(0, row - 1); r <= Math.min(size - 1, row + 1); r++) {
      for (int c = Math.max(0, column - 1); c <= Math.min(size - 1, column + 1); c++) {
        if (board.at(r * size + c).occupied()) {
          return true;
        }
      }
    }
    return false;
  }
}
