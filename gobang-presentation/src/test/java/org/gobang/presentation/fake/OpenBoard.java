package org.gobang.presentation.fake;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/** A board that takes every move. */
public record OpenBoard(Start start, List<Move> moves) implements Board {

  public OpenBoard {
    moves = List.copyOf(moves);
  }

  public static OpenBoard after(String moves) {
    return new OpenBoard(Start.empty(15), MoveText.parse(moves, Stone.BLACK));
  }

  @Override
  public String rules() {
    return "test";
  }

  @Override
  public Stone toMove() {
    return moves.size() % 2 == 0 ? Stone.BLACK : Stone.WHITE;
  }

  @Override
  public Cell at(int column, int row) {
    return Cell.VACANT;
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    return Verdict.ALLOWED;
  }

  @Override
  public Board play(Point point) {
    return with(new Move.Place(toMove(), point));
  }

  @Override
  public Board pass() {
    return with(new Move.Pass(toMove()));
  }

  private Board with(Move move) {
    List<Move> longer = new ArrayList<>(moves);
    longer.add(move);
    return new OpenBoard(start, longer);
  }

  @Override
  public Outcome outcome() {
    return Outcome.UNDECIDED;
  }
}
