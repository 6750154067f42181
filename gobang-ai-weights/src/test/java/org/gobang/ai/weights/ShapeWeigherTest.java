package org.gobang.ai.weights;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the weight of the middle point for the shapes in a row. */
class ShapeWeigherTest {

  @ParameterizedTest
  @CsvSource({
    "........., 0", // one stone
    "...o....., 60", // live two
    "...x....., 50",
    "..o......, 40", // half live two
    ".o......., 0", // two gaps wide
    "...o.x..., 10", // dead two
    "xooo.x..., 10", // no end open: the opponent's dead two is left
    "..oo.o..., 6000", // live four
    "..o..o..., 900", // half live three, the gap below the point
    "...o..o.., 900", // and above
    "..o...o.., 40", // one gap only: the upper stone is not reached
    "oo.o....., 3600", // half dead four
    "xx.x....., 750",
    "oooo....., 20000", // five, against the edge
    "xxxx....., 15000",
    "oo.o.ox.., 10000", // five with a gap, no end open
    "xx.x.xo.., 3300",
    "oooo.oooo, 20000", // nine
    ".xxx.oo.., 800", // the larger of the two colours: three and the point, one end open
  })
  void weighsTheShape(String row, int weight) {
    assertThat(Answer.of("shapes", middleRow(row)).at("e5")).isEqualTo(weight);
  }

  static Position middleRow(String row) {
    String none = ".........";
    return Position.drawn(none, none, none, none, row, none, none, none, none);
  }
}
