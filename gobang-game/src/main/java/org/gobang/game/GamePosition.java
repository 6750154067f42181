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
 * A board with values queried once. Boards are plugin code, and a slow board must not delay later
 * readers.
 *
 * <p>Players may swap colours. A seat identifies a player by the side at the start of the game.
 *
 * @param board the board
 * @param toMove the colour of the next stone
 * @param toAct the side to act
 * @param swapped whether the players have swapped colours
 * @param choices the available choices
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

  /** The verdict on a choice that the board does not offer. */
  static final Verdict.Refused NOT_OFFERED =
      new Verdict.Refused(Verdict.Refused.NOT_OFFERED, List.of(), false);

  /** Queries a board. Plugin code may take long and throw any exception. */
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

  /** Returns the seat for a side in this position, or the side for a seat. */
  Stone seat(Stone side) {
    return swapped ? side.opponent() : side;
  }

  /** Returns the seat of the player to act. */
  Stone seatToAct() {
    return seat(toAct);
  }

  /** Returns the required side of a move. */
  Stone sideOf(Move move) {
    return move instanceof Move.Choose ? toAct : toMove;
  }

  /** Returns the move for the answer of a player. */
  Move move(PlayerReply.Answered reply) {
    return reply instanceof PlayerReply.Decided decided
        ? new Move.Choose(toAct, decided.key())
        : new Move.Place(toMove, ((PlayerReply.Chosen) reply).point());
  }

  /**
   * Returns the position after a move of the side to move. Plugin code may take long and throw any
   * exception.
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
