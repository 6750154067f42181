package org.gobang.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.gobang.api.record.Ending;
import org.gobang.api.record.Result;

/**
 * A board with the values that the game needs, queried once: boards are plugin code, and a slow one
 * must not delay later readers.
 *
 * <p>Players may swap colours. A game names them by their seats, which are the sides that they have
 * at the start.
 *
 * @param board the board
 * @param toMove the colour of the next stone
 * @param toAct the side whose player acts
 * @param swapped whether the players have swapped colours
 * @param choices what the player who acts may choose
 * @param openingPoints the points to which the opening restricts the next stone
 * @param result the result by the board's outcome, if the game is over
 */
record GamePosition(
    Board board,
    Stone toMove,
    Stone toAct,
    boolean swapped,
    List<String> choices,
    List<Point> openingPoints,
    Optional<Result> result) {

  /** The verdict on a choice that is not one of the board's. */
  static final Verdict.Refused NOT_OFFERED =
      new Verdict.Refused(Verdict.Refused.NOT_OFFERED, List.of(), false);

  /** Queries a board; may take long and throw anything. */
  static GamePosition of(Board board) {
    Optional<Result> result = result(board);
    return new GamePosition(
        board,
        Objects.requireNonNull(board.toMove(), "toMove"),
        Objects.requireNonNull(board.toAct(), "toAct"),
        board.swapped(),
        result.isPresent() ? List.of() : List.copyOf(board.choices()),
        result.isPresent() ? List.of() : List.copyOf(board.openingPoints()),
        result);
  }

  /** Returns the seat of a side's player in this position, and vice versa. */
  Stone seat(Stone side) {
    return swapped ? side.opponent() : side;
  }

  /** Returns the seat of the player who acts. */
  Stone seatToAct() {
    return seat(toAct);
  }

  /** Returns the side that a move must have. */
  Stone sideOf(Move move) {
    return move instanceof Move.Choose ? toAct : toMove;
  }

  /** Returns the move of a player's answer. */
  Move move(PlayerReply.Answered reply) {
    return reply instanceof PlayerReply.Decided decided
        ? new Move.Choose(toAct, decided.key())
        : new Move.Place(toMove, ((PlayerReply.Chosen) reply).point());
  }

  /**
   * Returns the position after a move of the side to move; may take long and throw anything.
   *
   * @throws org.gobang.api.board.IllegalMoveException if the board refuses it
   */
  GamePosition after(Move move) {
    if (move instanceof Move.Choose chosen && !choices.contains(chosen.key())) {
      throw new IllegalMoveException(chosen.key(), NOT_OFFERED);
    }
    return of(board.play(move));
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
