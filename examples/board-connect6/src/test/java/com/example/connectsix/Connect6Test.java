package com.example.connectsix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.junit.jupiter.api.Test;

class Connect6Test {

  private static Board after(String points) {
    Board board = new Connect6Provider().create(Start.empty(19));
    for (String point : points.split(" ")) {
      board = board.play(Point.parse(point));
    }
    return board;
  }

  @Test
  void blackBeginsWithOneStoneAndAllOtherTurnsHaveTwo() {
    Board board = after("k10 k11 k12 l10 m10 a1");
    assertEquals(
        List.of(
            Stone.BLACK, Stone.WHITE, Stone.WHITE, Stone.BLACK, Stone.BLACK, Stone.WHITE),
        board.moves().stream().map(Move::stone).toList());
    assertEquals(Stone.WHITE, board.toMove());
    assertEquals(1, board.stonesLeft());
  }

  @Test
  void sixInARowWinAndFiveDoNot() {
    Board five = after("k10 a1 a2 l10 m10 b1 b2 n10 o10 c1 c3");
    assertInstanceOf(Outcome.Undecided.class, five.outcome());
    Outcome.Won won = assertInstanceOf(Outcome.Won.class, five.play(Point.parse("p10")).outcome());
    assertEquals(6, won.line().size());
  }
}
