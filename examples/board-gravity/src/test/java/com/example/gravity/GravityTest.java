package com.example.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Start;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.Test;

class GravityTest {

  private static final GravityProvider PROVIDER = new GravityProvider();

  @Test
  void allowsTheLowestVacantPointOfEachColumn() {
    assertEquals(points("a1 b1 c1 d1 f1 g1 h1 i1 e3"), after("e1 e2").allowed());
  }

  @Test
  void saysWhereAStoneComesToRest() {
    Verdict verdict = after("e1").judge(Stone.WHITE, Point.parse("e5"));
    Verdict.Refused wanted = new Verdict.Refused("unsupported", points("e2 e3 e4"), false);
    assertEquals(wanted, verdict);
    assertEquals(
        "A stone cannot hang in the air: in this column e2 comes first.",
        PROVIDER.explain(wanted, Locale.ENGLISH));
    assertEquals("棋子不能悬空：这一列要先下 e2。", PROVIDER.explain(wanted, Locale.CHINESE));
  }

  @Test
  void isWonInEveryDirection() {
    assertEquals(won("a1 b1 c1 d1 e1"), after("a1 a2 b1 b2 c1 c2 d1 d2 e1").outcome());
    assertEquals(won("a1 a2 a3 a4 a5"), after("a1 b1 a2 b2 a3 b3 a4 b4 a5").outcome());
    assertEquals(
        won("a1 b2 c3 d4 e5"),
        after("a1 b1 b2 c1 c2 d1 c3 d2 d3 e1 d4 e2 e3 a2 e4 a3 e5").outcome());
    assertEquals(
        won("a5 b4 c3 d2 e1"),
        after("e1 d1 d2 c1 c2 b1 c3 b2 b3 a1 b4 a2 a3 e2 a4 e3 a5").outcome());
  }

  @Test
  void countsMoreThanFive() {
    assertEquals(won("a1 b1 c1 d1 e1 f1"), after("a1 a2 b1 b2 c1 c2 e1 e2 f1 f2 d1").outcome());
  }

  @Test
  void isDrawnByTwoPassesOneAfterTheOther() {
    Board passed = after("e1").pass();
    assertEquals(Outcome.UNDECIDED, passed.outcome());
    assertEquals(Outcome.UNDECIDED, passed.play(Point.parse("e2")).pass().outcome());
    assertEquals(Outcome.DRAWN, passed.pass().outcome());
  }

  @Test
  void takesASetUpOfWhichNothingHangsInTheAir() {
    Move.Place low = new Move.Place(Stone.WHITE, Point.parse("c1"));
    Move.Place high = new Move.Place(Stone.BLACK, Point.parse("c2"));
    Start stands = new Start(9, List.of(high, low), Stone.WHITE);
    assertEquals(Point.parse("c3"), PROVIDER.create(stands).allowed().get(8));
    Start hangs = new Start(9, List.of(high), Stone.WHITE);
    RefusedException refused = assertThrows(RefusedException.class, () -> PROVIDER.create(hangs));
    assertEquals(
        "in gravity no stone hangs in the air, and the one set up on c2 does",
        refused.getMessage());
  }

  private static Outcome won(String line) {
    return new Outcome.Won(Stone.BLACK, points(line));
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
