package org.gobang.api.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.gobang.api.Point;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WeightsTest {

  private static final Point B1 = Point.parse("b1");
  private static final Point A2 = Point.parse("a2");

  @Test
  void readsAGridRowByRowFromTheLowerLeft() {
    Weights weights = Weights.of(2, new int[] {0, 5, -3, 0});
    assertThat(weights.at(B1)).isEqualTo(5);
    assertThat(weights.at(A2)).isEqualTo(-3);
    assertThat(weights.nonZero()).containsExactly(Map.entry(B1, 5), Map.entry(A2, -3));
  }

  @Test
  void equalsTheSameWeightsFromAMap() {
    Weights grid = Weights.of(2, new int[] {0, 5, -3, 0});
    Weights map = Weights.of(2, Map.of(B1, 5, A2, -3, Point.parse("b2"), 0));
    assertThat(map).isEqualTo(grid).hasSameHashCodeAs(grid).hasToString(grid.toString());
    assertThat(map).isNotEqualTo(Weights.of(2, Map.of(B1, 5)));
    assertThat(map).isNotEqualTo(Weights.of(3, Map.of(B1, 5, A2, -3)));
  }

  @Test
  void hasZeroWeightByDefault() {
    Weights weights = Weights.of(2, Map.of(B1, 5));
    assertThat(weights.at(A2)).isZero();
    assertThat(weights.at(Point.parse("c1"))).isZero();
    assertThat(weights.at(Point.parse("a3"))).isZero();
  }

  @Test
  void copiesItsGrid() {
    int[] grid = {0, 5, -3, 0};
    Weights weights = Weights.of(2, grid);
    grid[1] = 99;
    assertThat(weights.at(B1)).isEqualTo(5);
  }

  @Test
  void refusesAnInvalidGrid() {
    assertThatIllegalArgumentException().isThrownBy(() -> Weights.of(2, new int[3]));
    assertThatIllegalArgumentException().isThrownBy(() -> Weights.of(2, new int[5]));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.of(2, Map.of(Point.parse("c1"), 1)))
        .withMessageContaining("c1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Weights.of(2, Map.of(Point.parse("a3"), 1)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 26, 50_000, Integer.MAX_VALUE})
  void hasOneToTwentyFiveLines(int size) {
    assertThatIllegalArgumentException().isThrownBy(() -> Weights.of(size, Map.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> Weights.of(size, new int[0]));
  }
}
