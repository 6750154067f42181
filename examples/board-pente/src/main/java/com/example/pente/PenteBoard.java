package com.example.pente;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.SkeletonBoard;
import org.gobang.api.board.Start;

/** An immutable position. Each move creates a new board without the captured stones. */
final class PenteBoard extends SkeletonBoard {

  private static final int TO_WIN = 5;
  private static final int PAIRS_TO_WIN = 5;

  private final Map<Stone, Integer> captured;

  /** Creates a board before the first move. */
  PenteBoard(Start start) {
    super(start);
    this.captured = Map.of(Stone.BLACK, 0, Stone.WHITE, 0);
  }

  private PenteBoard(PenteBoard before, Move move) {
    super(before, move);
    Map<Stone, Integer> counted = new EnumMap<>(before.captured);
    if (move instanceof Move.Place place) {
      counted.merge(place.stone(), capture(place), Integer::sum);
    }
    this.captured = Map.copyOf(counted);
  }

  @Override
  public String rules() {
    return PenteProvider.ID;
  }

  @Override
  public int captured(Stone stone) {
    return captured.get(stone);
  }

  @Override
  protected Board after(Move move) {
    return new PenteBoard(this, move);
  }

  @Override
  protected Optional<Outcome.Won> winBy(Move.Place stone) {
    Optional<Outcome.Won> line = lineOf(TO_WIN, stone);
    return line.isPresent() || captured(stone.stone()) < 2 * PAIRS_TO_WIN
        ? line
        : Optional.of(new Outcome.Won(stone.stone(), List.of(), "captures"));
  }

  /** Removes the pairs captured by a stone and returns the number of captured stones. */
  private int capture(Move.Place place) {
    int taken = 0;
    for (int columns = -1; columns <= 1; columns++) {
      for (int rows = -1; rows <= 1; rows++) {
        taken += capture(place, columns, rows);
      }
    }
    return taken;
  }

  private int capture(Move.Place place, int columns, int rows) {
    int column = place.point().column();
    int row = place.point().row();
    Stone opponent = place.stone().opponent();
    boolean between =
        at(column + columns, row + rows).holds(opponent)
            && at(column + 2 * columns, row + 2 * rows).holds(opponent)
            && at(column + 3 * columns, row + 3 * rows).holds(place.stone());
    if (!between) {
      return 0;
    }
    remove(new Point(column + columns, row + rows));
    remove(new Point(column + 2 * columns, row + 2 * rows));
    return 2;
  }
}
