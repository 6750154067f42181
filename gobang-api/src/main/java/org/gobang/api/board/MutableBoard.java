package org.gobang.api.board;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.gobang.api.Stone;

/**
 * A mutable position with undo, for playouts and tree searches with millions of moves. {@link
 * Board#mutableCopy} creates it.
 *
 * <p>A point is an index, {@code row * size + column}, from 0 to {@code size * size - 1}.
 *
 * <pre>{@code
 * MutableBoard playout = root.copy();
 * while (!playout.over()) {
 *   playout.play(playout.randomMove(random));
 * }
 * Optional<Stone> winner = playout.winner();
 * }</pre>
 *
 * <p>Rules differ: one side may move several times in a row, and a move may remove stones from the
 * board. Read {@link #toMove}, {@link #at} and {@link #vacantCount} after each move instead of
 * caching them.
 *
 * <p>A mutable board has no {@linkplain Board#choices choices}. If a stone is allowed instead,
 * stones are placed and the colours stay the same. If a choice is required, the first choice, which
 * changes the least, is made automatically on a new copy and after each move.
 *
 * <p>Not thread-safe. The same calls on copies of the same board return the same results in the
 * same order.
 *
 * <p>Implemented by rules plugins with a faster implementation than the default; new methods are
 * default methods.
 */
public interface MutableBoard {

  /**
   * Returns the board size.
   *
   * @return the number of lines per side
   */
  int size();

  /**
   * Returns the side to move.
   *
   * @return the side to move; after the end of the game, the side that would move next
   */
  Stone toMove();

  /**
   * Returns the number of stones that the side to move still places in this turn.
   *
   * @return the same as {@link Board#stonesLeft} after the same moves. Default: 1
   */
  default int stonesLeft() {
    return 1;
  }

  /**
   * Returns the number of stones that a side has captured.
   *
   * @param stone the side that captured
   * @return the same as {@link Board#captured} after the same moves. Default: 0
   */
  default int captured(Stone stone) {
    return 0;
  }

  /**
   * Returns the cell at a point.
   *
   * @param index the point
   * @return the cell there, never {@link Cell#OUTSIDE}
   * @throws IndexOutOfBoundsException if the board does not contain the point
   */
  Cell at(int index);

  /**
   * Returns the number of points without a stone.
   *
   * @return the number of vacant points, allowed or not
   */
  int vacantCount();

  /**
   * Returns a vacant point, in constant time. The order of the points is unspecified and changes
   * with each move; {@link #undo} restores it.
   *
   * @param i its position in the order, from 0 to {@link #vacantCount} - 1
   * @return the index of the point
   * @throws IndexOutOfBoundsException if {@code i} is out of range
   */
  int vacant(int i);

  /**
   * Returns whether the side to move may play a point. Rules with forbidden moves compute this when
   * the method is called.
   *
   * @param index the point
   * @return true if {@link Board#judge} allows the point; false otherwise, and after the end of the
   *     game
   * @throws IndexOutOfBoundsException if the board does not contain the point
   */
  boolean allows(int index);

  /**
   * Writes the points that the side to move may play into an array, without allocation.
   *
   * @param points receives the points in the order of {@link #vacant}; its length is at least
   *     {@link #vacantCount}
   * @return the number of points; 0 after the end of the game
   */
  default int allowed(int[] points) {
    int count = 0;
    for (int i = 0; i < vacantCount(); i++) {
      int index = vacant(i);
      if (allows(index)) {
        points[count++] = index;
      }
    }
    return count;
  }

  /**
   * Returns a random allowed point, with equal probability for each. If most vacant points are
   * allowed, it tests no more than one or two points.
   *
   * @param random the source of randomness
   * @return the point
   * @throws IllegalStateException if the game is over
   */
  default int randomMove(RandomGenerator random) {
    return RandomMove.of(this, random);
  }

  /**
   * Places a stone of the side to move.
   *
   * <p>For speed, an implementation may skip the test for moves that only the rules refuse, such as
   * forbidden moves. Play only points that {@link #allows} accepts. After another move, the
   * position is unspecified until {@link #undo}.
   *
   * @param index the point
   * @throws IndexOutOfBoundsException if the board does not contain the point
   * @throws IllegalMoveException if the point has a stone or the game is over; optionally if the
   *     rules refuse the move
   */
  void play(int index);

  /**
   * Passes for the side to move.
   *
   * @throws IllegalStateException if the game is over
   * @throws IllegalMoveException if the rules do not allow a pass here, for example in an opening
   */
  void pass();

  /**
   * Undoes the last move or pass.
   *
   * @throws IllegalStateException if {@link #moveCount} is 0
   */
  void undo();

  /**
   * Returns the number of moves that can be undone.
   *
   * @return the number of moves and passes on this copy that were not undone; 0 for a new copy
   */
  int moveCount();

  /**
   * Returns the point of the last stone, on this copy or on the board before it.
   *
   * @return the point of the last move; empty before the first move and after a pass
   */
  OptionalInt lastPoint();

  /**
   * Returns whether the game is over.
   *
   * @return true if the game is won or drawn
   */
  default boolean over() {
    return !(outcome() instanceof Outcome.Undecided);
  }

  /**
   * Returns the winner, without the cost of finding the winning line for {@link #outcome}.
   *
   * @return the winner; empty for a draw and before the end of the game
   */
  default Optional<Stone> winner() {
    return outcome() instanceof Outcome.Won won ? Optional.of(won.stone()) : Optional.empty();
  }

  /**
   * Returns the outcome of the game.
   *
   * @return the same as {@link Board#outcome} after the same moves
   */
  Outcome outcome();

  /**
   * Returns a copy of the position. Use a copy instead of undoing many moves, and one copy per
   * thread.
   *
   * @return an independent board with the same position, on which no move can be undone
   */
  MutableBoard copy();
}
