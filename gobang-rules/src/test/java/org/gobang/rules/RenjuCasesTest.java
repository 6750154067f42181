package org.gobang.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.gobang.api.Stone;
import org.gobang.api.board.Board;
import org.gobang.api.board.Outcome;
import org.gobang.api.board.Verdict;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tests difficult cases of Renju, each in all eight symmetries. */
class RenjuCasesTest {

  private static final String FINE = "fine";
  private static final String FIVE = "five";
  private static final String OVERLINE = "overline";
  private static final String DOUBLE_FOUR = "double-four";
  private static final String DOUBLE_THREE = "double-three";

  /** A case with the centre of a 15×15 board. */
  private record Case(String name, String expected, String drawing, int top) {
    Case(String name, String expected, String drawing) {
      this(name, expected, drawing, 4);
    }

    Diagram diagram(int symmetry) {
      return Diagram.of(15, 3, top, drawing).seen(symmetry);
    }
  }

  private static final List<Case> CASES =
      List.of(
          new Case("overline", OVERLINE, ". X X X * X X ."),
          new Case(
              "five beats overline",
              FIVE,
              """
              . . . . X .
              . . . . X .
              . . . . X .
              . . . . X .
              . X X X * X X
              """),
          new Case(
              "five beats double-four",
              FIVE,
              """
              . . . . X . . .
              . . . . X . . .
              . O . . . . . .
              . X X X * X . .
              """),
          new Case("two fours on one line, the gap shared", DOUBLE_FOUR, ". X . X * X . X ."),
          new Case("two fours on one line, pairs apart", DOUBLE_FOUR, ". X X . X * . X X ."),
          new Case("two fours on one line, threes apart", DOUBLE_FOUR, ". X X X . * . X X X ."),
          new Case("a straight four is one four", FINE, ". . X X * X . ."),
          new Case("the outer stone makes one four only", FINE, ". * . X X X . X ."),
          new Case(
              "double-three",
              DOUBLE_THREE,
              """
              . . . . . .
              . . . . X .
              . . . . X .
              . . X X * .
              . . . . . .
              """),
          new Case(
              "four and three",
              FINE,
              """
              . . . . X . .
              . . . . X . .
              . . . . X . .
              . . X X * . .
              . . . . . . .
              """),
          new Case(
              "double-three of split threes",
              DOUBLE_THREE,
              """
              . . . . X . .
              . . . . . . .
              . . . . X . .
              . X . X * . .
              . . . . . . .
              """),
          new Case(
              "a corridor of five holds no straight four",
              FINE,
              """
              . . . . X . . . .
              . . . . X . . . .
              . O . X * X . O .
              """),
          new Case(
              "the shadow of an overline",
              FINE,
              """
              . . . . . X . . .
              . . . . . X . . .
              X . . X X * . O .
              """),
          new Case(
              "no shadow, so a double-three",
              DOUBLE_THREE,
              """
              . . . . . X . . .
              . . . . . X . . .
              . . . X X * . O .
              """),
          new Case(
              "the only four point is an overline",
              FINE,
              """
              . . . . . . . X . .
              . . . . . . X X . .
              . . . . . . X X . .
              . . O . X X * . . .
              . . . . . . . X . .
              . . . . . . . X . .
              """),
          new Case(
              "without the overline, a double-three",
              DOUBLE_THREE,
              """
              . . . . . . . . . .
              . . . . . . X . . .
              . . . . . . X . . .
              . . O . X X * . . .
              . . . . . . . . . .
              . . . . . . . . . .
              """),
          new Case(
              "the only four point is a double-four",
              FINE,
              """
              . . . . . . . O . .
              . . . . . . X . . .
              . . . . . . X . . .
              . . O . X X * . . .
              . . . . . . . X . .
              . . . . . . . X . .
              . . . . . . . X . .
              . . . . . . . O . .
              """),
          new Case(
              "the only four point is a double-three",
              FINE,
              """
              . . . . . . X . . X
              . . . . . . X . X .
              . . O . X X * . . .
              . . . . . . . X . .
              . . . . . . . X . .
              """),
          new Case(
              "the four point is no double-three any more",
              DOUBLE_THREE,
              """
              . . . . . . . . . . O
              . . . . . . X . . X .
              . . . . . . X . X . .
              . . O . X X * . . . .
              . . . . . . . X . . .
              . . . . . . . X . . .
              """),
          new Case(
              "three threes, one of them dead",
              DOUBLE_THREE,
              """
              . . . . X . . . .
              . . . . X . . . .
              . . . . * X X . .
              . . . . . X . . .
              . . . . . . X . .
              . . . . . . . O .
              """),
          new Case(
              "two closed fours",
              DOUBLE_FOUR,
              """
              . . . . O .
              . . . . X .
              . . . . X .
              . . . . X .
              O X X X * .
              . . . . . .
              """),
          new Case(
              "two fours, one blocked at both ends",
              FINE,
              """
              . . . . O .
              . . . . X .
              . . . . X .
              . . . . X .
              O X X X * .
              . . . . O .
              """),
          new Case(
              "a four that could only be six",
              FINE,
              """
              . . . . X . .
              . . . . X . .
              . . . . X . .
              O X X X * . X
              . . . . . . .
              """),
          new Case(
              "a gap of two is no three",
              FINE,
              """
              . . . . . X .
              . . . . . X .
              . X . . X * .
              . . . . . . .
              """),
          new Case(
              "a three that touches the edge",
              FINE,
              """
              . . . X .
              . . . X .
              . X X * .
              """,
              0));

  @TestFactory
  List<DynamicTest> judgesBlack() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Case each : CASES) {
      for (int symmetry = 0; symmetry < 8; symmetry++) {
        Diagram diagram = each.diagram(symmetry);
        String name = each.name() + ", symmetry " + symmetry;
        tests.add(
            DynamicTest.dynamicTest(
                name, () -> assertThat(judged(diagram)).isEqualTo(each.expected())));
        tests.add(
            DynamicTest.dynamicTest(
                name + ", by definition",
                () -> {
                  RenjuByDefinition slow = new RenjuByDefinition(board(diagram));
                  String expected = each.expected().equals(FIVE) ? FINE : each.expected();
                  assertThat(slow.foul(diagram.asked()).orElse(FINE)).isEqualTo(expected);
                }));
      }
    }
    return tests;
  }

  @TestFactory
  List<DynamicTest> allowsWhiteEveryPoint() {
    return CASES.stream()
        .flatMap(each -> IntStream.range(0, 8).mapToObj(each::diagram))
        .map(
            diagram ->
                DynamicTest.dynamicTest(
                    diagram.toString(),
                    () ->
                        assertThat(board(diagram).judge(Stone.WHITE, diagram.asked()))
                            .isEqualTo(Verdict.ALLOWED)))
        .toList();
  }

  private static Board board(Diagram diagram) {
    return new Renju().create(diagram.start());
  }

  private static String judged(Diagram diagram) {
    Board board = board(diagram);
    if (board.judge(Stone.BLACK, diagram.asked()) instanceof Verdict.Refused refused) {
      assertThat(refused.foul()).isTrue();
      return refused.kind();
    }
    return board.play(diagram.asked()).outcome() instanceof Outcome.Won ? FIVE : FINE;
  }
}
