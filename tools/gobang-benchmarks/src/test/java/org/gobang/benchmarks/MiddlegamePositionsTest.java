package org.gobang.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MiddlegamePositionsTest {

  @ParameterizedTest
  @ValueSource(strings = {"freestyle", "renju"})
  void dividesTheTimeByTheNumberOfPositions(String rules) {
    assertThat(MiddlegamePositions.positions(rules)).hasSize(MiddlegamePositions.COUNT);
  }
}
