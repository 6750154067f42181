package org.gobang.engines.gomocup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.record.Ending;
import org.gobang.game.PlayerFailedException;

/**
 * The answer of an engine to {@code SWAP2BOARD} as moves: choices and stones in order. It remains
 * valid after a take-back if the game returns to it.
 *
 * @param moves all moves of the game up to the last one of the answer
 */
record Swap2Plan(List<Move> moves) {

  /** An empty plan before the first answer. */
  static final Swap2Plan NONE = new Swap2Plan(List.of());

  Swap2Plan {
    moves = List.copyOf(moves);
  }

  /** Returns whether a board has the opening rule swap2. */
  static boolean isFor(Board board) {
    return OpeningOption.of(board.rules()).filter(Swap2Choice.OPENING::equals).isPresent();
  }

  /**
   * Returns whether {@code SWAP2BOARD} supports a board: before the first stone and for the
   * choices.
   */
  static boolean canBeAsked(Board board) {
    return isFor(board)
        && board.inOpening()
        && (board.moves().isEmpty() || !board.choices().isEmpty());
  }

  /** Returns the lines of the command for a board. */
  static List<String> request(Board board) {
    List<String> lines = new ArrayList<>(List.of("SWAP2BOARD"));
    StoneSequence.inTurn(board)
        .forEach(stone -> lines.add(GomocupNotation.point(stone.point(), board.size())));
    lines.add("DONE");
    return lines;
  }

  /**
   * Parses an answer.
   *
   * @param id the engine's name in messages
   * @param board the board of the question
   * @throws PlayerFailedException if it is none for this board
   */
  static Swap2Plan of(String id, Board board, EngineReply reply) {
    if (reply instanceof EngineReply.Refusal refusal) {
      throw failed(Ending.REFUSED, id, board, refusal.line());
    }
    List<String> pairs =
        reply instanceof EngineReply.Coordinates coordinates ? coordinates.pairs() : List.of();
    List<Move> moves = new ArrayList<>(board.moves());
    Optional<String> choice = Swap2Choice.ofStones(pairs.size()).map(Swap2Choice::word);
    if (choice.filter(board.choices()::contains).isPresent()) {
      moves.add(new Move.Choose(board.toAct(), choice.get()));
    } else if (!board.choices().isEmpty() || pairs.size() != Swap2Choice.FIRST_STONES) {
      String text = pairs.isEmpty() ? "SWAP" : String.join(" ", pairs);
      throw failed(Ending.ILLEGAL, id, board, text);
    }
    Stone next = board.toMove();
    for (String pair : pairs) {
      moves.add(new Move.Place(next, GomocupPlayer.point(id, pair, board.size())));
      next = next.opponent();
    }
    return new Swap2Plan(moves);
  }

  private static PlayerFailedException failed(
      Ending ending, String id, Board board, String answer) {
    return new PlayerFailedException(
        ending,
        id
            + " cannot play the opening: to SWAP2BOARD with "
            + StoneSequence.inTurn(board).size()
            + " stones it says "
            + EngineSession.excerpt(answer)
            + "; with swap2=false another player plays it");
  }

  /** Returns the planned move for a board; empty if the game differs from the plan. */
  Optional<Move> next(Board board) {
    int made = board.moves().size();
    return moves.size() > made && moves.subList(0, made).equals(board.moves())
        ? Optional.of(moves.get(made))
        : Optional.empty();
  }
}
