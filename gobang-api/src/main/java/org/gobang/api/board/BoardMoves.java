package org.gobang.api.board;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.jspecify.annotations.Nullable;

/** Reads lists of moves without colours; the rules determine the colours. */
public final class BoardMoves {

  private BoardMoves() {}

  /**
   * Reads a list of moves like {@link MoveText#parseWithChoices}, with the colours determined by
   * the board. Colours do not alternate if a turn has several stones or one player places stones of
   * both colours.
   *
   * @param text the moves
   * @param from the board before the first move
   * @return the moves in order, unmodifiable; from the first move that the board refuses, colours
   *     alternate
   * @throws RefusedException if part of the text is neither a move nor a choice that the board
   *     offers at that point of the game; the message names that part
   */
  public static List<Move> read(String text, Board from) {
    List<Move> moves = new ArrayList<>();
    @Nullable Board board = from;
    Stone stone = from.toMove();
    for (Move written : MoveText.parseWithChoices(text, stone)) {
      Move move = of(written, stone, board, moves.size() + 1);
      moves.add(move);
      board = board == null ? null : after(board, move);
      stone = board == null ? stone.opponent() : board.toMove();
    }
    return List.copyOf(moves);
  }

  private static Move of(Move written, Stone stone, @Nullable Board board, int number) {
    if (written instanceof Move.Place place) {
      return new Move.Place(stone, place.point());
    }
    if (written instanceof Move.Choose chosen) {
      if (board == null || !board.choices().contains(chosen.key())) {
        throw new RefusedException(
            "move-no-choice",
            "move "
                + number
                + " ("
                + chosen
                + "): not a point such as h8, nor pass, nor a choice that is offered there",
            List.of(String.valueOf(number), chosen.toString()));
      }
      return new Move.Choose(board.toAct(), chosen.key());
    }
    return new Move.Pass(stone);
  }

  private static @Nullable Board after(Board board, Move move) {
    try {
      return board.outcome() instanceof Outcome.Undecided ? board.play(move) : null;
    } catch (IllegalMoveException refused) {
      return null;
    }
  }
}
