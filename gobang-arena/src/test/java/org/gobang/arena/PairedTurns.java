package org.gobang.arena;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.IllegalMoveException;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;

/**
 * A board with two moves per turn after Black's first move. Full after twelve moves.
 *
 * @param start the start
 * @param moves the moves from it
 */
public record PairedTurns(Start start, List<Move> moves) implements Board {

  private static final int MOVES = 12;

  public PairedTurns(Start start) {
    this(start, List.of());
  }

  @Override
  public String rules() {
    return "paired";
  }

  @Override
  public Stone toMove() {
    return (moves.size() + 1) / 2 % 2 == 0 ? Stone.BLACK : Stone.WHITE;
  }

  @Override
  public Cell at(int column, int row) {
    return moves.stream()
        .map(Move.Place.class::cast)
        .filter(place -> place.point().equals(new Point(column, row)))
        .findFirst()
        .map(place -> Cell.of(place.stone()))
        .orElse(Cell.VACANT);
  }

  @Override
  public Verdict judge(Stone stone, Point point) {
    return at(point) == Cell.VACANT
        ? new Verdict.Allowed()
        : new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(), false);
  }

  @Override
  public Board play(Point point) {
    if (judge(toMove(), point) instanceof Verdict.Refused refused) {
      throw new IllegalMoveException(point, refused);
    }
    List<Move> longer = new ArrayList<>(moves);
    longer.add(new Move.Place(toMove(), point));
    return new PairedTurns(start, List.copyOf(longer));
  }

  @Override
  public Board pass() {
    throw new IllegalStateException("no passes");
  }

  @Override
  public Outcome outcome() {
    return moves.size() < MOVES ? new Outcome.Undecided() : new Outcome.Drawn();
  }
}
