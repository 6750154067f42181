package org.gobang.api.board;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Stone;
import org.jspecify.annotations.Nullable;

/** Lists of moves without colours, whose colours follow from the rules. */
public final class BoardMoves {

  private BoardMoves() {}

  /**
   * Reads a list of moves as {@link MoveText} does, each for the side that is to move on a board:
   * where a turn has several stones, colours do not alternate.
   *
   * @param text the moves
   * @param from the board before the first of them
   * @return the moves in order, unmodifiable; from one that the board refuses on, colours alternate
   * @throws org.gobang.api.RefusedException if something in the text is not a move
   */
  public static List<Move> read(String text, Board from) {
    List<Move> moves = new ArrayList<>();
    @Nullable Board board = from;
    Stone stone = from.toMove();
    for (Move written : MoveText.parse(text, stone)) {
      Move move =
          written instanceof Move.Place place
              ? new Move.Place(stone, place.point())
              : new Move.Pass(stone);
      moves.add(move);
      board = board == null ? null : after(board, move);
      stone = board == null ? stone.opponent() : board.toMove();
    }
    return List.copyOf(moves);
  }

  private static @Nullable Board after(Board board, Move move) {
    if (!(board.outcome() instanceof Outcome.Undecided)) {
      return null;
    }
    if (move instanceof Move.Place place) {
      boolean allowed = board.judge(move.stone(), place.point()) instanceof Verdict.Allowed;
      return allowed ? board.play(place.point()) : null;
    }
    return board.pass();
  }
}
