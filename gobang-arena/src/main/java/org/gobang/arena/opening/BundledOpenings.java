package org.gobang.arena.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gobang.api.Move;
import org.gobang.api.MoveText;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.OpeningOption;
import org.gobang.api.board.Start;
import org.gobang.record.file.ResourceLines;

/**
 * The default openings: a set for Renju and a set for all other rules, without illegal openings.
 * They are made for 15×15 and centred on boards of other sizes, if they fit. Each file documents
 * its generation.
 */
public final class BundledOpenings {

  private static final int SIZE = 15;

  private BundledOpenings() {}

  /**
   * Returns the openings for a board.
   *
   * @param empty the board, with no moves yet
   * @return one or more openings; only the empty board if no opening is legal or the rules have an
   *     opening rule
   */
  public static List<Opening> of(Board empty) {
    if (OpeningOption.of(empty.rules()).isPresent()) {
      return List.of(Opening.empty(empty.size()));
    }
    String name = empty.rules().equals("renju") ? "renju15.txt" : "freestyle15.txt";
    List<Opening> openings =
        ResourceLines.of(BundledOpenings.class.getResourceAsStream(name)).stream()
            .flatMap(line -> shifted(MoveText.parse(line, Stone.BLACK), empty.size()).stream())
            .flatMap(opening -> playable(opening, empty).stream())
            .toList();
    return openings.isEmpty() ? List.of(Opening.empty(empty.size())) : openings;
  }

  private static Optional<Opening> playable(Opening opening, Board empty) {
    try {
      return Optional.of(opening.on(empty));
    } catch (RefusedException notUnderTheseRules) {
      return Optional.empty();
    }
  }

  /** Returns the moves in the middle of a board; empty if one lies outside. */
  private static Optional<Opening> shifted(List<Move> moves, int size) {
    int shift = Math.floorDiv(size - SIZE, 2);
    List<Move> shifted = new ArrayList<>();
    for (Move move : moves) {
      Point point = ((Move.Place) move).point();
      int column = point.column() + shift;
      int row = point.row() + shift;
      if (column < 0 || row < 0 || column >= size || row >= size) {
        return Optional.empty();
      }
      shifted.add(new Move.Place(move.stone(), new Point(column, row)));
    }
    return Optional.of(new Opening(Start.empty(size), shifted));
  }
}
