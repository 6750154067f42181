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
 * Scores every point that may be played, and plays the best.
 *
 * <p>A point is worth the rows that a stone there makes, and the rows of the opponent that it
 * prevents. So far only a row of five is worth preventing.
 */
final class @CLASS@Player implements Player {

  /** The four directions that a row can have: level, upright and the two diagonals. */
  private static final List<Step> DIRECTIONS =
      List.of(new Step(1, 0), new Step(0, 1), new Step(1, 1), new Step(1, -1));

  /** What a row of 0 to 4 stones is worth, for each end at which it can still grow. */
  private static final int[] WORTH = {0, 1, 10, 100, 1_000};

  private final long seed;

  @CLASS@Player(long seed) {
    this.seed = seed;
  }

  @Override
  public Point choose(Turn turn) {
    Board board = turn.board();
    Map<Point, Integer> scores = new LinkedHashMap<>();
    // The board applies its rules: what it allows is legal, without forbidden points of renju.
    for (Point point : board.allowed()) {
      scores.put(point, score(board, point));
      // A stop means "answer now": what has been scored so far must do, and one point has been.
      if (turn.stop().requested()) {
        break;
      }
    }
    turn.report(Weights.of(board.size(), scores)); // The heat map.
    int most = Collections.max(scores.values());
    List<Point> best = scores.keySet().stream().filter(point -> scores.get(point) == most).toList();
    // Seeded with the position too, so that the same position gives the same move again.
    Random random = new Random(seed + board.moves().size());
    return best.get(random.nextInt(best.size()));
  }

  /** What a point is worth to the side to move. */
  static int score(Board board, Point point) {
    Stone me = board.toMove();
    int score = nearness(board, point);
    for (Step step : DIRECTIONS) {
      score += attack(Row.through(point, step, me, board));
      score += defence(Row.through(point, step, me.opponent(), board));
    }
    return score;
  }

  /** What it is worth to make a row. */
  private static int attack(Row row) {
    if (row.stones() >= 5) {
      return 100_000; // This wins.
    }
    return row.openEnds() * WORTH[row.stones()];
  }

  /** What it is worth to keep the opponent from making a row. */
  private static int defence(Row row) {
    if (row.stones() >= 5) {
      return 10_000; // Otherwise the opponent wins.
    }
    return 0;
  }

  /** More in the middle than at the edge, where rows have less room: it decides between equals. */
  private static int nearness(Board board, Point point) {
    int middle = board.size() / 2;
    int away = Math.max(Math.abs(point.column() - middle), Math.abs(point.row() - middle));
    return middle - away;
  }

  /** From one point of a line to the next. */
  private record Step(int columns, int rows) {
    Step back() {
      return new Step(-columns, -rows);
    }
  }

  /**
   * Stones of one colour side by side in a line.
   *
   * @param stones how many there are
   * @param openEnds how many of the two points after its ends are vacant
   */
  private record Row(int stones, int openEnds) {

    /** The row that a side would have through a vacant point, if it played there. */
    static Row through(Point point, Step step, Stone side, Board board) {
      int stones = 1;
      int openEnds = 0;
      for (Step walk : List.of(step, step.back())) {
        int column = point.column() + walk.columns();
        int row = point.row() + walk.rows();
        // Beyond the edge the board answers OUTSIDE, which ends the walk like any other cell.
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
