package org.gobang.presentation.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.gobang.api.Point;
import org.gobang.api.player.Weights;
import org.junit.jupiter.api.Test;

class HeatTest {

  private static int[] levels(int... row) {
    int[] grid = new int[15 * 15];
    System.arraycopy(row, 0, grid, 0, row.length);
    Heat heat = Heat.of(Weights.of(15, grid));
    return IntStream.range(0, row.length).map(i -> heat.level(new Point(i % 15, i / 15))).toArray();
  }

  @Test
  void dropsALevelAtHalfTheWeight() {
    assertThat(levels(80_000, 800, 0, -5)).containsExactly(9, 2, 0, 0);
    assertThat(levels(512, 1)).containsExactly(9, 1);
  }

  @Test
  void pointsOfOneWeightAreEquallyHot() {
    assertThat(levels(20, 20, 20, 20)).containsOnly(9);
    assertThat(levels(30, 20, 20, 20, 19)).containsExactly(9, 8, 8, 8, 7);
  }

  @Test
  void limitsHotPointsAmongSimilarWeights() {
    Random random = new Random(5);
    int[] levels = levels(random.ints(100, 50, 130).toArray());
    assertThat(Arrays.stream(levels).filter(level -> level >= 7)).hasSizeBetween(1, 8);
    assertThat(Arrays.stream(levels).filter(level -> level == 9)).hasSizeBetween(1, 3);
    assertThat(levels).contains(2, 3);
  }

  @Test
  void increasesWithTheWeight() {
    Random random = new Random(6);
    int[] sorted =
        random.ints(200, 1, 1000).map(weight -> weight * weight / 7 + 1).sorted().toArray();
    int[] levels = levels(sorted);
    assertThat(levels).isSorted();
    assertThat(levels).startsWith(1).endsWith(9);
  }
}
