package com.example.pente;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.Test;

class PenteTest {

  private static final PenteProvider PROVIDER = new PenteProvider();

  /** Black takes a pair of White's with each of five stones. */
  private static final String FIVE_PAIRS =
      "a1 b1 e8 c1 d1 b3 a3 c3 d3 b5 a5 c5 d5 b7 a7 c7 d7 b9 a9 c9";

  @Test
  void aPairBetweenTwoStonesIsTaken() {
    Board board = after("a1 b1 e8 c1 d1");
    assertEquals(2, board.captured(Stone.BLACK));
    assertEquals(0, board.captured(Stone.WHITE));
    assertEquals(Cell.VACANT, board.at(Point.parse("b1")));
    assertEquals(Cell.VACANT, board.at(Point.parse("c1")));
    assertInstanceOf(Verdict.Allowed.class, board.judge(Stone.WHITE, Point.parse("b1")));
  }

  @Test
  void aPairThatMovesInBetweenIsSafe() {
    Board board = after("a1 b1 d1 h8 h9 c1");
    assertEquals(Cell.WHITE, board.at(Point.parse("b1")));
    assertEquals(0, board.captured(Stone.BLACK));
  }

  @Test
  void fivePairsWin() {
    assertEquals(8, after(FIVE_PAIRS).captured(Stone.BLACK));
    Outcome.Won won = new Outcome.Won(Stone.BLACK, List.of(), "captures");
    assertEquals(won, after(FIVE_PAIRS + " d9").outcome());
    assertEquals("five captured pairs", PROVIDER.explain(won, Locale.ENGLISH));
    assertEquals("提满五对", PROVIDER.explain(won, Locale.CHINESE));
  }

  @Test
  void fiveInARowWin() {
    assertEquals(
        new Outcome.Won(Stone.BLACK, points("a1 b1 c1 d1 e1")),
        after("a1 a2 b1 b3 c1 c4 d1 d5 e1").outcome());
  }

  /** In random games the board has the stones and outcomes of a slow reading of the rules. */
  @Test
  void agreesWithASlowReference() {
    Random random = new Random(10);
    Set<String> ends = new TreeSet<>();
    for (int game = 0; game < 100; game++) {
      Board board = PROVIDER.create(Start.empty(8));
      Map<Point, Stone> stones = new HashMap<>();
      int[] captured = new int[2];
      while (board.outcome() instanceof Outcome.Undecided) {
        List<Point> allowed = board.allowed();
        Point point = allowed.get(random.nextInt(allowed.size()));
        Stone stone = board.toMove();
        board = board.play(point);
        captured[stone.ordinal()] += put(stones, stone, point);
        for (Stone side : Stone.values()) {
          assertEquals(captured[side.ordinal()], board.captured(side));
        }
        for (int index = 0; index < 64; index++) {
          Point at = new Point(index % 8, index / 8);
          Cell wanted = stones.containsKey(at) ? Cell.of(stones.get(at)) : Cell.VACANT;
          assertEquals(wanted, board.at(at));
        }
        boolean wins = captured[stone.ordinal()] >= 10 || hasFive(stones, stone);
        assertEquals(wins, board.outcome() instanceof Outcome.Won);
      }
      ends.add(board.outcome() instanceof Outcome.Won won ? won.kind() : "draw");
    }
    assertEquals(Set.of("line", "captures"), ends);
  }

  /** Puts a stone, and returns how many others it takes. */
  private static int put(Map<Point, Stone> stones, Stone stone, Point point) {
    stones.put(point, stone);
    int taken = 0;
    for (int columns = -1; columns <= 1; columns++) {
      for (int rows = -1; rows <= 1; rows++) {
        String row = "";
        for (int step = 1; step <= 3; step++) {
          row += letter(stones, stone, point.column() + step * columns, point.row() + step * rows);
        }
        if (row.equals("oox")) {
          stones.remove(new Point(point.column() + columns, point.row() + rows));
          stones.remove(new Point(point.column() + 2 * columns, point.row() + 2 * rows));
          taken += 2;
        }
      }
    }
    return taken;
  }

  private static String letter(Map<Point, Stone> stones, Stone own, int column, int row) {
    Stone found = column < 0 || row < 0 ? null : stones.get(new Point(column, row));
    return found == null ? "." : found == own ? "x" : "o";
  }

  private static boolean hasFive(Map<Point, Stone> stones, Stone stone) {
    for (Point from : stones.keySet()) {
      for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
        int length = 0;
        while (letter(
                stones, stone, from.column() + length * step[0], from.row() + length * step[1])
            .equals("x")) {
          length++;
        }
        if (length >= 5) {
          return true;
        }
      }
    }
    return false;
  }

  private static Board after(String moves) {
    Board board = PROVIDER.create(Start.empty(9));
    for (Point point : points(moves)) {
      board = board.play(point);
    }
    return board;
  }

  private static List<Point> points(String text) {
    return Stream.of(text.split(" ", -1)).map(Point::parse).toList();
  }
}
