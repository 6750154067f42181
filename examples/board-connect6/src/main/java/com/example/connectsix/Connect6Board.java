package com.example.connectsix;

import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.SkeletonBoard;
import org.gobang.api.board.Start;

/**
 * An immutable position. Each stone creates a new board.
 *
 * <p>A turn has two stones, and each stone is a separate move. After the first one, {@link #toMove}
 * stays the same, and {@link #stonesLeft} returns the number of remaining stones.
 */
final class Connect6Board extends SkeletonBoard {

  private static final int TO_WIN = 6;
  private static final int STONES_A_TURN = 2;

  private final Stone toMove;
  private final int stonesLeft;

  /** Creates a board before the first move. */
  Connect6Board(Start start) {
    super(start);
    this.toMove = start.first();
    this.stonesLeft = start.stones().isEmpty() ? 1 : STONES_A_TURN;
  }

  private Connect6Board(Connect6Board before, Move move) {
    super(before, move);
    boolean turnEnds = move instanceof Move.Pass || before.stonesLeft == 1;
    this.toMove = turnEnds ? before.toMove.opponent() : before.toMove;
    this.stonesLeft = turnEnds ? STONES_A_TURN : before.stonesLeft - 1;
  }

  @Override
  public String rules() {
    return Connect6Provider.ID;
  }

  @Override
  public Stone toMove() {
    return toMove;
  }

  @Override
  public int stonesLeft() {
    return stonesLeft;
  }

  @Override
  protected Board after(Move move) {
    return new Connect6Board(this, move);
  }

  @Override
  protected Optional<Outcome.Won> winBy(Move.Place stone) {
    return lineOf(TO_WIN, stone);
  }
}
