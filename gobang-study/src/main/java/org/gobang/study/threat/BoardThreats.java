package org.gobang.study.threat;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.gobang.api.Point;
import org.gobang.api.board.Cell;
import org.gobang.api.board.MutableBoard;

/**
 * Finds wins within two moves by trying the moves on a board, regardless of the rules. Does not
 * find longer combinations, such as a VCF, or lines across the edge of a board with joined edges.
 *
 * <p>For rules where colours alternate. Points are indices as in {@link MutableBoard}. Used by one
 * thread; every question leaves the board unchanged.
 */
public final class BoardThreats {

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final MutableBoard board;

  /**
   * Creates a finder of threats on a board.
   *
   * @param board the board, which may change between the questions
   */
  public BoardThreats(MutableBoard board) {
    this.board = board;
  }

  /**
   * Returns the index of a point.
   *
   * @param point a point of the board
   * @return its index
   */
  public int index(Point point) {
    return point.row() * board.size() + point.column();
  }

  /**
   * Returns the point of an index.
   *
   * @param index the index
   * @return its point
   */
  public Point point(int index) {
    return new Point(index % board.size(), index / board.size());
  }

  /**
   * Returns the points with which the side to move wins immediately.
   *
   * @return the points; none if the game is over
   */
  public Set<Integer> wins() {
    return points(this::wins);
  }

  /**
   * Returns the points with which the side to move makes two winning points at once.
   *
   * @return the points; none if the game is over
   */
  public Set<Integer> winsInTwo() {
    return points(point -> after(point, () -> threatsThrough(point).size() > 1));
  }

  /**
   * Returns the winning points of the side that made the last move, on the lines through that move.
   *
   * @param move the last move
   * @return the points; none if the game is over
   */
  public Set<Integer> threatsThrough(int move) {
    Set<Integer> threats = new LinkedHashSet<>();
    if (!board.over()) {
      board.pass();
      for (int[] direction : DIRECTIONS) {
        addWins(move, direction[0], direction[1], threats);
        addWins(move, -direction[0], -direction[1], threats);
      }
      board.undo();
    }
    return threats;
  }

  private void addWins(int move, int columns, int rows, Set<Integer> wins) {
    int size = board.size();
    int column = move % size + columns;
    int row = move / size + rows;
    for (; column >= 0 && row >= 0 && column < size && row < size; column += columns, row += rows) {
      int point = row * size + column;
      if (playable(point) && wins(point)) {
        wins.add(point);
      }
    }
  }

  /**
   * Returns the answer to a question after a move of the side to move.
   *
   * @param move a legal point for a stone
   * @param question the question about the position after it
   * @param <T> the type of the answer
   * @return the answer
   */
  public <T> T after(int move, Supplier<T> question) {
    board.play(move);
    try {
      return question.get();
    } finally {
      board.undo();
    }
  }

  /**
   * Returns the answer to a question if the side to move passed.
   *
   * @param question the question about the position after it, if the game has not ended
   * @param <T> the type of the answer
   * @return the answer
   */
  public <T> T afterPass(Supplier<T> question) {
    board.pass();
    try {
      return question.get();
    } finally {
      board.undo();
    }
  }

  private Set<Integer> points(IntPredicate wanted) {
    Set<Integer> points = new LinkedHashSet<>();
    int all = board.size() * board.size();
    for (int point = 0; point < all; point++) {
      if (playable(point) && wanted.test(point)) {
        points.add(point);
      }
    }
    return points;
  }

  private boolean playable(int point) {
    return board.at(point) == Cell.VACANT && board.allows(point);
  }

  private boolean wins(int point) {
    return after(point, () -> board.winner().isPresent());
  }
}
