package org.gobang.api.board;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.gobang.api.Stone;

/**
 * A position that changes with each move and takes moves back: for playouts and tree searches,
 * which make millions of moves. It comes from {@link Board#mutableCopy}.
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
 * <p>What holds for one set of rules need not hold for another: the same side may move several
 * times in a row, and a move may take stones from the board. So read {@link #toMove}, {@link #at}
 * and {@link #vacantCount} after each move instead of keeping them.
 *
 * <p>{@linkplain Board#choices Choices} are no part of it. Where a stone may be put instead, stones
 * are put and the colours stay as they are; where a choice has to be made, the first one, which
 * changes least, has been made already, on a new copy and after each move.
 *
 * <p>For one thread at a time. The same calls on copies of the same board have the same results, in
 * the same order.
 *
 * <p>Implemented by rules plugins that have a faster one than the default; grows only by default
 * methods.
 */
public interface MutableBoard {

  /**
   * Lines a side.
   *
   * @return the size of the board that this is a copy of
   */
  int size();

  /**
   * Whose turn it is.
   *
   * @return the side to move; when the game is over, the side that would be
   */
  Stone toMove();

  /**
   * How many stones the side to move still puts before its turn ends.
   *
   * @return the same as {@link Board#stonesLeft} after the same moves; 1 unless overridden
   */
  default int stonesLeft() {
    return 1;
  }

  /**
   * How many stones a side has captured.
   *
   * @param stone the side that captured
   * @return the same as {@link Board#captured} after the same moves; 0 unless overridden
   */
  default int captured(Stone stone) {
    return 0;
  }

  /**
   * What is at a point.
   *
   * @param index the point
   * @return the cell there, never {@link Cell#OUTSIDE}
   * @throws IndexOutOfBoundsException if there is no such point
   */
  Cell at(int index);

  /**
   * How many points have no stone.
   *
   * @return the number of vacant points, whether they may be played or not
   */
  int vacantCount();

  /**
   * One of the points without a stone, in constant time. Their order is unspecified and changes
   * with each move; taking the move back restores it.
   *
   * @param i which of them, from 0 to {@link #vacantCount} - 1
   * @return its index
   * @throws IndexOutOfBoundsException if there is no such vacant point
   */
  int vacant(int i);

  /**
   * Whether the side to move may play a point. Rules with fouls judge it here, when it is wanted.
   *
   * @param index the point
   * @return true exactly if {@link Board#judge} allows it; false when the game is over
   * @throws IndexOutOfBoundsException if there is no such point
   */
  boolean allows(int index);

  /**
   * Lists the points that the side to move may play, without allocation.
   *
   * @param points where they are written, in the order of {@link #vacant}; long enough for {@link
   *     #vacantCount} of them
   * @return how many there are; none when the game is over
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
   * Draws a point that the side to move may play, each with the same probability. Where most vacant
   * points are allowed it tests no more than one or two of them.
   *
   * @param random the source of the draw
   * @return the point
   * @throws IllegalStateException if the game is over
   */
  default int randomMove(RandomGenerator random) {
    return RandomMove.of(this, random);
  }

  /**
   * Puts a stone of the side to move.
   *
   * <p>To be fast it may leave out the test for what only the rules refuse, fouls for example: play
   * points that {@link #allows} accepts. After another one the position is unspecified until the
   * move has been taken back.
   *
   * @param index the point
   * @throws IndexOutOfBoundsException if there is no such point
   * @throws IllegalMoveException if the point has a stone or the game is over; perhaps if the rules
   *     refuse it
   */
  void play(int index);

  /**
   * Lets the side to move pass.
   *
   * @throws IllegalStateException if the game is over
   * @throws IllegalMoveException if the rules allow no pass here, as in an opening
   */
  void pass();

  /**
   * Takes back the last move or pass, with all that it changed.
   *
   * @throws IllegalStateException if none was made on this copy, see {@link #moveCount}
   */
  void undo();

  /**
   * How many moves can be taken back.
   *
   * @return the moves and passes made on this copy and not taken back; 0 for a new copy
   */
  int moveCount();

  /**
   * Where the last stone was put, on this copy or on the board before it.
   *
   * @return the point of the last move; empty before the first move and after a pass
   */
  OptionalInt lastPoint();

  /**
   * Whether the game is over.
   *
   * @return true if it is won or drawn
   */
  boolean over();

  /**
   * Who has won, without the line that {@link #outcome} has to find.
   *
   * @return the winner; empty for a draw and while the game goes on
   */
  Optional<Stone> winner();

  /**
   * How things stand.
   *
   * @return the same as {@link Board#outcome} after the same moves
   */
  Outcome outcome();

  /**
   * Copies the position: cheaper than taking many moves back, and one for each thread.
   *
   * @return an independent board with the same position, of which no move can be taken back
   */
  MutableBoard copy();
}
