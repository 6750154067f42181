package org.gobang.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;

/**
 * A board with its side to move and its result, queried once: boards are plugin code, and a slow
 * one must not delay later readers.
 *
 * @param board the board
 * @param toMove the side to move
 * @param result the result by the board's outcome, if the game is over
 */
record GamePosition(Board board, Stone toMove, Optional<Result> result) {

  /** Queries a board; may take long and throw anything. */
  static GamePosition of(Board board) {
    Stone toMove = Objects.requireNonNull(board.toMove(), "toMove");
    return new GamePosition(board, toMove, result(board));
  }

  /**
   * The position after a move of the side to move; may take long and throw anything.
   *
   * @throws org.gobang.api.board.IllegalMoveException if the board refuses it
   */
  GamePosition after(Move move) {
    return of(move instanceof Move.Place place ? board.play(place.point()) : board.pass());
  }

  private static Optional<Result> result(Board board) {
    Outcome outcome = Objects.requireNonNull(board.outcome(), "outcome");
    if (outcome instanceof Outcome.Won won) {
      return Optional.of(won(won));
    }
    if (outcome instanceof Outcome.Drawn) {
      Ending ending = bothPassed(board.moves()) ? Ending.AGREED : Ending.BOARD_FULL;
      return Optional.of(new Result(Optional.empty(), ending, ""));
    }
    return Optional.empty();
  }

  private static Result won(Outcome.Won won) {
    Optional<Stone> winner = Optional.of(won.stone());
    if (!won.kind().equals(Outcome.Won.LINE)) {
      return new Result(winner, Ending.RULES, won.kind());
    }
    String line = won.line().stream().map(Point::toString).collect(Collectors.joining(" "));
    return new Result(winner, Ending.LINE, line);
  }

  /** Two passes in a row agree on a draw. */
  private static boolean bothPassed(List<Move> moves) {
    int count = moves.size();
    return count >= 2
        && moves.get(count - 1) instanceof Move.Pass
        && moves.get(count - 2) instanceof Move.Pass;
  }
}
