package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the two sides of a row are worth to its middle point. */
class NeighbourWeigherTest {

  @ParameterizedTest
  @CsvSource({
    "..oo.oo.., 8", // both sides' stones
    "...o....., 2", // the side with the stone, which has room
    "...x....., 0", // two less for the opponent's
    "..xx....., 2",
    "oooo....., 8",
    ".xoo....., 0", // no room on the better side
    ".xoo.o..., 5", // one less where it is blocked, and room on the other
    "o.oo.o..., 5", // a gap ends a side as well
    "xx...o..., 2", // nothing is taken off a vacant side
    "..o...o.., 0", // not a candidate
  })
  void judgesTheLine(String row, int weight) {
    assertThat(Answer.of("neighbour", ShapeWeigherTest.middleRow(row)).at("e5")).isEqualTo(weight);
  }

  @ParameterizedTest
  @CsvSource({
    ".oooo....., 8", // at the edge the other side alone counts
    ".oo.x....., 0", // three points and then a stone: no room
    ".oo..x...., 3",
    ".ooooooooo, 10", // five points are read, no more
  })
  void judgesTheOneSideAtTheEdge(String row, int weight) {
    String[] rows = new String[10];
    Arrays.fill(rows, "..........");
    rows[9] = row;
    assertThat(Answer.of("neighbour", Position.drawn(rows)).at("a1")).isEqualTo(weight);
  }
}
