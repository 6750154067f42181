package org.gobang.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.gobang.api.Move;
import org.gobang.api.Point;
import org.gobang.api.Stone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StartTest {

  @Test
  void isEmptyWithBlackToMove() {
    assertThat(Start.empty(15)).isEqualTo(new Start(15, List.of(), Stone.BLACK));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 26, Integer.MAX_VALUE})
  void hasOneToTwentyFiveLines(int size) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Start.empty(size))
        .withMessageContaining("" + size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"p1", "a16", "p16"})
  void refusesAStoneOutsideTheBoard(String point) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Start(15, List.of(black("o15"), black(point)), Stone.WHITE))
        .withMessage(point + " is outside a board of 15 lines");
  }

  @Test
  void refusesTwoStonesOnOnePoint() {
    Move.Place white = new Move.Place(Stone.WHITE, Point.parse("h8"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Start(15, List.of(black("h8"), white), Stone.BLACK))
        .withMessage("two stones on h8");
  }

  @Test
  void copiesItsStones() {
    List<Move.Place> stones = new ArrayList<>(List.of(black("a1"), black("y25")));
    Start start = new Start(25, stones, Stone.WHITE);
    stones.clear();
    assertThat(start.stones()).containsExactly(black("a1"), black("y25"));
  }

  private static Move.Place black(String point) {
    return new Move.Place(Stone.BLACK, Point.parse(point));
  }
}
