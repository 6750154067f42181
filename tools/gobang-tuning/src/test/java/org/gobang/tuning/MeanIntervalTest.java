package org.gobang.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MeanIntervalTest {

  @Test
  void hasTheWidthOfTheNormalDistributionOfTheMean() {
    SplittableRandom random = new SplittableRandom(4);
    double[] values = random.doubles(400).toArray();
    double mean = Arrays.stream(values).average().orElseThrow();
    double deviation =
        Math.sqrt(
            Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum()
                / values.length);
    double half = 1.96 * deviation / Math.sqrt(values.length);

    MeanInterval interval = MeanInterval.of(values);

    assertThat(interval.mean()).isEqualTo(mean);
    assertThat(interval.low()).isCloseTo(mean - half, within(half / 10));
    assertThat(interval.high()).isCloseTo(mean + half, within(half / 10));
    assertThat(MeanInterval.of(values)).isEqualTo(interval);
  }

  @Test
  void hasNoWidthForEqualValues() {
    assertThat(MeanInterval.of(new double[] {0.25, 0.25, 0.25}))
        .isEqualTo(new MeanInterval(0.25, 0.25, 0.25));
  }
}
