package org.gobang.engines.brain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Swap2Test {

  @Test
  void thereAreTenOpeningsOnOrdinaryBoards() {
    assertThat(Swap2.openings(15)).hasSize(10).doesNotHaveDuplicates();
    assertThat(Swap2.openings(20)).hasSize(10);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 10, 15, 20, 22})
  void openingsAreThreeStonesOnTheBoard(int size) {
    Swap2 swap2 = new Swap2(5);
    for (int i = 0; i < 50; i++) {
      List<Point> opening = swap2.opening(size);
      assertThat(new HashSet<>(opening)).hasSize(3);
      assertThat(opening)
          .allMatch(stone -> stone.column() < size && stone.row() < size)
          .anyMatch(stone -> stone.row() >= size - 4);
    }
  }
}
