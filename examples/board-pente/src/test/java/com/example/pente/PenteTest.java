package com.example.pente;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Cell;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;

class PenteTest {

  private static Board after(String points) {
    Board board = new PenteProvider().create(Start.empty(19));
    for (String point : points.split(" ")) {
      board = board.play(Point.parse(point));
    }
    return board;
  }

  @Test
  void aPairBetweenTwoStonesIsCaptured() {
    Board board = after("a1 b1 k10 c1 d1");
    assertEquals(2, board.captured(Stone.BLACK));
    assertEquals(Cell.VACANT, board.at(Point.parse("b1")));
    assertEquals(Cell.VACANT, board.at(Point.parse("c1")));
  }

  @Test
  void aStoneMayMoveBetweenTwoOthers() {
    assertEquals(0, after("a1 b1 d1 k10 k11 c1").captured(Stone.BLACK));
  }

  @Test
  void fiveCapturedPairsWin() {
    StringBuilder moves = new StringBuilder();
    for (int row = 1; row <= 9; row += 2) {
      // Black takes a pair in each of five rows that do not touch.
      moves.append("a%1$d b%1$d s%1$d c%1$d d%1$d s%2$d ".formatted(row, row + 1));
    }
    String all = moves.toString().strip();
    Board board = after(all.substring(0, all.lastIndexOf(' ')));
    assertEquals(10, board.captured(Stone.BLACK));
    assertEquals(new Outcome.Won(Stone.BLACK, List.of(), "captures"), board.outcome());
  }
}
