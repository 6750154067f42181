package org.gobang.arena.opening;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.gobang.arena.text.ArenaTexts;

/**
 * The opening of a game.
 *
 * @param start the size and the set-up stones
 * @param moves the first moves
 */
public record Opening(Start start, List<Move> moves) {

  /** Creates an opening with a copy of the moves. */
  public Opening {
    moves = List.copyOf(moves);
  }

  /**
   * Returns the empty opening.
   *
   * @param size the board size
   * @return an opening without moves
   */
  public static Opening empty(int size) {
    return new Opening(Start.empty(size), List.of());
  }

  /**
   * Returns the board after playing the opening.
   *
   * @param empty the board of its start, without moves
   * @return the board after the opening
   * @throws RefusedException if a move is illegal or ends the game; the message contains the move
   */
  public Board play(Board empty) {
    Board board = empty;
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      try {
        board = board.play(move);
      } catch (IllegalMoveException illegal) {
        throw refused(i, illegal.verdict().kind(), illegal);
      } catch (IllegalStateException over) {
        throw refused(i, Verdict.Refused.OVER, over);
      }
    }
    if (!(board.outcome() instanceof Outcome.Undecided)) {
      throw ArenaTexts.refused("opening.over");
    }
    return board;
  }

  /**
   * Returns this opening with the sides of the moves set for a board. Turns need not alternate.
   *
   * @param empty the board of its start, without moves
   * @return an opening with the same points
   * @throws RefusedException as {@link #play} throws it
   */
  Opening on(Board empty) {
    return new Opening(start, play(empty).moves());
  }

  private RefusedException refused(int index, String kind, Exception cause) {
    return new RefusedException(
        ArenaTexts.of("in.move", index + 1, moves.get(index).toString(), kind), cause);
  }

  /**
   * Returns the moves as text for users.
   *
   * @return such as {@code h8 h9 i10}
   */
  @Override
  public String toString() {
    return MoveText.write(moves);
  }
}
