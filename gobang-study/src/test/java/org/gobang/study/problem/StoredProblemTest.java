package org.gobang.study.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.gobang.api.Point;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.problem.ProblemKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoredProblemTest {

  private static final String LINE = "renju 15 win-by-fours 7 3 h9 h8 i9 j10";

  private static String id(String rules, List<Point> moves) {
    return PositionId.of(rules, 15, moves);
  }

  private static List<Point> each(List<Point> moves, UnaryOperator<Point> change) {
    return moves.stream().map(change).toList();
  }

  @Test
  void readsAWrittenLine() {
    StoredProblem problem = StoredProblem.parse(LINE);
    assertThat(problem.line()).isEqualTo(LINE);
    assertThat(problem.kind()).isEqualTo(ProblemKind.WIN_BY_FOURS);
    assertThat(problem.side()).isEqualTo(Stone.WHITE);
    assertThat(problem.id()).matches("[0-9a-f]{12}");
    assertThat(StoredProblem.parse(problem.line())).isEqualTo(problem);
  }

  @Test
  void identifiesRotatedReflectedAndReorderedPositions() {
    Random random = new Random(5);
    for (int trial = 0; trial < 200; trial++) {
      List<Point> moves = new ArrayList<>();
      while (moves.size() < 9) {
        Point point = new Point(random.nextInt(15), random.nextInt(15));
        if (!moves.contains(point)) {
          moves.add(point);
        }
      }
      String id = id("renju", moves);
      List<Point> turned = each(moves, point -> new Point(14 - point.row(), point.column()));
      List<Point> reflected = each(turned, point -> new Point(14 - point.column(), point.row()));
      List<Point> reordered = new ArrayList<>(reflected);
      Collections.swap(reordered, 0, 4);
      assertThat(id("renju", turned)).isEqualTo(id);
      assertThat(id("renju", reordered)).isEqualTo(id);
      Collections.swap(reordered, 0, 1);
      assertThat(id("renju", reordered)).as("swapped colours").isNotEqualTo(id);
      assertThat(id("standard", moves)).as("other rules").isNotEqualTo(id);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "renju 15 win-by-fours 7 3 h9 | not a problem: expected rules size kind plies grade solution moves",
        "renju 15 mate 7 3 h9 h8 | not a problem: no kind \"mate\"",
        "renju x win-by-fours 7 3 h9 h8 | not a problem: size: no number: \"x\"",
        "renju 15 win-by-fours 7 10 h9 h8 | not a problem: grade: from 1 to 9, not 10",
        "renju 15 win-by-fours 7 3 h9 z8 | no column z: columns are a to y",
      })
  void describesInvalidLines(String line, String sentence) {
    assertThatThrownBy(() -> StoredProblem.parse(line))
        .isInstanceOf(RefusedException.class)
        .hasMessage(sentence);
  }

  @Test
  void namesTheInvalidLineOfAText() {
    assertThat(ProblemLines.parse("own.txt", "# head\n\n" + LINE + "\n", StoredProblem::parse))
        .hasSize(1);
    assertThatThrownBy(() -> ProblemLines.parse("own.txt", LINE + "\nno\n", StoredProblem::parse))
        .hasMessageStartingWith("own.txt, line 2: not a problem: ")
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused ->
                assertThat(refused.sentence(Locale.CHINESE)).startsWith("own.txt，第 2 行：不是习题"));
  }
}
