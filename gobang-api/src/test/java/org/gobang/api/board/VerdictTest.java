package org.gobang.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;

class VerdictTest {

  private static final Point H8 = Point.parse("h8");

  @Test
  void refusalRequiresAKind() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Verdict.Refused(" ", List.of(), true));
  }

  @Test
  void copiesItsPoints() {
    List<Point> points = new ArrayList<>(List.of(H8));
    Verdict.Refused refused = new Verdict.Refused("overline", points, true);
    points.clear();
    assertThat(refused.points()).containsExactly(H8);
  }

  @Test
  void exceptionContainsPointAndVerdict() {
    Verdict.Refused refused = new Verdict.Refused(Verdict.Refused.OCCUPIED, List.of(H8), false);
    IllegalMoveException thrown = new IllegalMoveException(H8, refused);
    assertThat(thrown).hasMessage("h8: occupied");
    assertThat(thrown.point()).contains(H8);
    assertThat(thrown.verdict()).isEqualTo(refused);
  }

  @Test
  void keepsTheOrderOfTheWinningLine() {
    List<Point> line = new ArrayList<>(List.of(new Point(2, 2), new Point(1, 1), new Point(0, 0)));
    Outcome.Won won = new Outcome.Won(Stone.WHITE, line);
    line.clear();
    assertThat(won.line()).containsExactly(new Point(2, 2), new Point(1, 1), new Point(0, 0));
  }

  @Test
  void matchesStonesByColour() {
    assertThat(Cell.values()).filteredOn(cell -> cell.holds(Stone.WHITE)).containsOnly(Cell.WHITE);
    assertThat(Cell.values()).filteredOn(cell -> cell.holds(Stone.BLACK)).containsOnly(Cell.BLACK);
    assertThat(Cell.values()).filteredOn(Cell::occupied).containsOnly(Cell.BLACK, Cell.WHITE);
  }
}
