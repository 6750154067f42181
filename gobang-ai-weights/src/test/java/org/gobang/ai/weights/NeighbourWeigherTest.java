package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the weight of the middle point for the two sides of a row. */
class NeighbourWeigherTest {

  @ParameterizedTest
  @CsvSource({
    "..oo.oo.., 8", // both sides' stones
    "...o....., 2", // the side with the stone has room
    "...x....., 0", // two less for the opponent's
    "..xx....., 2",
    "oooo....., 8",
    ".xoo....., 0", // no room on the better side
    ".xoo.o..., 5", // one less for a blocked side, and room on the other
    "o.oo.o..., 5", // a gap ends a side as well
    "xx...o..., 2", // no deduction for a vacant side
    "..o...o.., 0", // not a candidate
  })
  void weighsBothSides(String row, int weight) {
    assertThat(Answer.of("neighbour", ShapeWeigherTest.middleRow(row)).at("e5")).isEqualTo(weight);
  }

  @ParameterizedTest
  @CsvSource({
    ".oooo....., 8", // at the edge only the other side counts
    ".oo.x....., 0", // three points and then a stone: no room
    ".oo..x...., 3",
    ".ooooooooo, 10", // only five points count
  })
  void weighsOneSideAtTheEdge(String row, int weight) {
    String[] rows = new String[10];
    Arrays.fill(rows, "..........");
    rows[9] = row;
    assertThat(Answer.of("neighbour", Position.drawn(rows)).at("a1")).isEqualTo(weight);
  }
}
