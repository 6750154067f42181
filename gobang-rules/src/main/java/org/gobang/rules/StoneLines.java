package org.gobang.rules;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Stone;
import org.gobang.api.board.Cell;

/** The stones on a board, as bits of the lines. */
final class StoneLines {

  private static final int WINDOW = (1 << (2 * BoardLines.REACH + 1)) - 1;

  private final BoardLines lines;
  private final int[] black;
  private final int[] white;

  private StoneLines(BoardLines lines, int[] black, int[] white) {
    this.lines = lines;
    this.black = black;
    this.white = white;
  }

  static StoneLines of(int size, List<Move.Place> stones) {
    BoardLines lines = BoardLines.of(size);
    StoneLines set = new StoneLines(lines, new int[lines.count()], new int[lines.count()]);
    stones.forEach(place -> set.put(place.stone(), lines.index(place.point())));
    return set;
  }

  StoneLines copy() {
    return new StoneLines(lines, black.clone(), white.clone());
  }

  /**
   * Returns these stones with an additional one. Both instances share data, so neither may be
   * changed afterwards.
   */
  StoneLines with(Stone stone, int index) {
    boolean isBlack = stone == Stone.BLACK;
    StoneLines more =
        new StoneLines(lines, isBlack ? black.clone() : black, isBlack ? white : white.clone());
    more.put(stone, index);
    return more;
  }

  /**
   * Places a stone.
   *
   * @return whether a line through the stone has five in a row; otherwise, no rules have a win
   */
  boolean put(Stone stone, int index) {
    int[] own = of(stone);
    int fives = 0;
    for (int direction = 0; direction < BoardLines.DIRECTIONS; direction++) {
      int line = lines.line(index, direction);
      int bits = own[line] | lines.bit(index, direction);
      own[line] = bits;
      int pairs = bits & (bits >>> 1);
      fives |= pairs & (pairs >>> 2) & (bits >>> 4);
    }
    return fives != 0;
  }

  void remove(Stone stone, int index) {
    int[] own = of(stone);
    for (int direction = 0; direction < BoardLines.DIRECTIONS; direction++) {
      own[lines.line(index, direction)] &= ~lines.bit(index, direction);
    }
  }

  Cell at(int index) {
    int line = lines.line(index, 0);
    int bit = lines.bit(index, 0);
    if ((black[line] & bit) != 0) {
      return Cell.BLACK;
    }
    return (white[line] & bit) != 0 ? Cell.WHITE : Cell.VACANT;
  }

  /** Returns all stones of a colour on a line. */
  int on(int line, Stone stone) {
    return of(stone)[line];
  }

  /** Returns Black's stones around a point, with the point as bit {@link BoardLines#REACH}. */
  int blackAround(int index, int direction) {
    return (black[lines.line(index, direction)] >>> lines.window(index, direction)) & WINDOW;
  }

  /** Returns the vacant points around a point, with the point as bit {@link BoardLines#REACH}. */
  int vacantAround(int index, int direction) {
    int line = lines.line(index, direction);
    int vacant = lines.inside(line) & ~(black[line] | white[line]);
    return (vacant >>> lines.window(index, direction)) & WINDOW;
  }

  BoardLines lines() {
    return lines;
  }

  private int[] of(Stone stone) {
    return stone == Stone.BLACK ? black : white;
  }
}
