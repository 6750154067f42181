package @PACKAGE@;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.player.Player;
import org.gobang.api.player.Turn;
import org.gobang.api.player.Weights;

/**
 * Scores every allowed point and plays the best one.
 *
 * <p>The score of a point counts the rows that a stone there makes and the opponent's rows that
 * it blocks. So far it blocks only fives.
 */
final class @CLASS@Player implements Player {

  /** The four directions of a row: horizontal, vertical and both diagonals. */
  private static final List<Step> DIRECTIONS =
      List.of(new Step(1, 0), new Step(0, 1), new Step(1, 1), new Step(1, -1));

  /** The score of a row of 0 to 4 stones, per open end. */
  private static final int[] WORTH = {0, 1, 10, 100, 1_000};

  private final long seed;

  @CLASS@Player(long seed) {
    this.seed = seed;
  }

  @Override
  public Point choose(Turn turn) {
    Board board = turn.board();
    Map<Point, Integer> scores = new LinkedHashMap<>();
    // All allowed points are legal. They exclude the forbidden points of renju.
    for (Point point : board.allowed()) {
      scores.put(point, score(board, point));
      // A stop means "answer now" with the points scored so far. There is at least one.
      if (turn.stop().requested()) {
        break;
      }
    }
    turn.report(Weights.of(board.size(), scores)); // The heat map.
    int most = Collections.max(scores.values());
    List<Point> best = scores.keySet().stream().filter(point -> scores.get(point) == most).toList();
    // The seed includes the position, so that the same position gives the same move again.
    Random random = new Random(seed + board.moves().size());
    return best.get(random.nextInt(best.size()));
  }

  /** Returns the score of a point for the side to move. */
  static int score(Board board, Point point) {
    Stone me = board.toMove();
    int score = nearness(board, point);
    for (Step step : DIRECTIONS) {
      score += attack(Row.through(point, step, me, board));
      score += defence(Row.through(point, step, me.opponent(), board));
    }
    return score;
  }

  /** Returns the score for making a row. */
  private static int attack(Row row) {
    if (row.stones() >= 5) {
      return 100_000; // This wins.
    }
    return row.openEnds() * WORTH[row.stones()];
  }

  /** Returns the score for blocking a row of the opponent. */
  private static int defence(Row row) {
    if (row.stones() >= 5) {
      return 10_000; // Otherwise the opponent wins.
    }
    return 0;
  }

  /** Returns a score for nearness to the centre. It decides between otherwise equal points. */
  private static int nearness(Board board, Point point) {
    int middle = board.size() / 2;
    int away = Math.max(Math.abs(point.column() - middle), Math.abs(point.row() - middle));
    return middle - away;
  }

  /** A step from one point of a line to the next. */
  private record Step(int columns, int rows) {
    Step back() {
      return new Step(-columns, -rows);
    }
  }

  /**
   * A row of adjacent stones of one colour.
   *
   * @param stones the number of stones
   * @param openEnds the number of vacant points at its ends, 0 to 2
   */
  private record Row(int stones, int openEnds) {

    /** Returns the row of a side through a vacant point after a move there. */
    static Row through(Point point, Step step, Stone side, Board board) {
      int stones = 1;
      int openEnds = 0;
      for (Step walk : List.of(step, step.back())) {
        int column = point.column() + walk.columns();
        int row = point.row() + walk.rows();
        // Outside the board, the cell is OUTSIDE, which ends the loop.
        while (board.at(column, row).holds(side)) {
          stones++;
          column += walk.columns();
          row += walk.rows();
        }
        if (board.at(column, row) == Cell.VACANT) {
          openEnds++;
        }
      }
      return new Row(stones, openEnds);
    }
  }
}
