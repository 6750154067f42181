package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares every position of random games with a search of the whole board. */
class RandomGamesTest {

  private static final int GAMES = 150;
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  @ParameterizedTest
  @EnumSource
  void everyPositionFollowsFromItsMoves(RuleSet rules) {
    Random random = new Random(5);
    int won = 0;
    int drawn = 0;
    for (int game = 0; game < GAMES; game++) {
      int size = 5 + random.nextInt(6);
      List<Board> boards = new ArrayList<>();
      Board board = new LineBoard(rules, Start.empty(size));
      boards.add(board);
      while (board.outcome() instanceof Outcome.Undecided) {
        List<Point> allowed = board.allowed();
        board =
            random.nextInt(40) == 0
                ? board.pass()
                : board.play(allowed.get(random.nextInt(allowed.size())));
        boards.add(board);
      }
      won += board.outcome() instanceof Outcome.Won ? 1 : 0;
      drawn += board.outcome() instanceof Outcome.Drawn ? 1 : 0;
      // Checked at the end, so that a board changed by a later move would show.
      boards.forEach(each -> check(rules, each));
    }
    assertThat(won).isGreaterThan(20);
    assertThat(drawn).isGreaterThan(5);
  }

  private static void check(RuleSet rules, Board board) {
    Cell[][] cells = new Cell[board.size()][board.size()];
    for (Cell[] column : cells) {
      Arrays.fill(column, Cell.VACANT);
    }
    Stone toMove = Stone.BLACK;
    for (Move move : board.moves()) {
      assertThat(move.stone()).isEqualTo(toMove);
      if (move instanceof Move.Place place) {
        cells[place.point().column()][place.point().row()] = Cell.of(place.stone());
      }
      toMove = toMove.opponent();
    }
    assertThat(board.toMove()).isEqualTo(toMove);
    int vacant = 0;
    for (int column = 0; column < board.size(); column++) {
      for (int row = 0; row < board.size(); row++) {
        assertThat(board.at(column, row)).isEqualTo(cells[column][row]);
        vacant += cells[column][row] == Cell.VACANT ? 1 : 0;
      }
    }
    assertThat(board.vacant()).hasSize(vacant);
    List<String> lines = winningRuns(rules, cells);
    if (board.outcome() instanceof Outcome.Won won) {
      assertThat(lines).contains(won.stone() + " " + won.line());
    } else {
      assertThat(lines).isEmpty();
    }
  }

  /** Returns every winning run on the board, from a search of all runs. */
  private static List<String> winningRuns(RuleSet rules, Cell[][] cells) {
    List<String> runs = new ArrayList<>();
    for (Stone stone : Stone.values()) {
      for (int[] d : DIRECTIONS) {
        for (int column = 0; column < cells.length; column++) {
          for (int row = 0; row < cells.length; row++) {
            boolean first = at(cells, column - d[0], row - d[1]) != Cell.of(stone);
            if (!first || at(cells, column, row) != Cell.of(stone)) {
              continue;
            }
            List<Point> run = new ArrayList<>();
            int c = column;
            int r = row;
            while (at(cells, c, r) == Cell.of(stone)) {
              run.add(new Point(c, r));
              c += d[0];
              r += d[1];
            }
            Cell opponent = Cell.of(stone.opponent());
            boolean capped =
                at(cells, column - d[0], row - d[1]) == opponent && at(cells, c, r) == opponent;
            if (wins(rules, stone, run.size(), capped)) {
              runs.add(stone + " " + run);
            }
          }
        }
      }
    }
    return runs;
  }

  /** Repeats the table of the rules independently. */
  private static boolean wins(RuleSet rules, Stone stone, int length, boolean capped) {
    boolean orMore =
        rules == RuleSet.FREESTYLE
            || rules == RuleSet.CARO
            || (rules == RuleSet.RENJU && stone == Stone.WHITE);
    boolean blockable = rules == RuleSet.CARO || rules == RuleSet.CARO_EXACT;
    return length == 5 ? !(blockable && capped) : length > 5 && orMore;
  }

  private static Cell at(Cell[][] cells, int column, int row) {
    boolean inside = column >= 0 && row >= 0 && column < cells.length && row < cells.length;
    return inside ? cells[column][row] : Cell.OUTSIDE;
  }
}
