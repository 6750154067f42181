package org.gobang.arena.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.gobang.arena.rating.PairScores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairResidualTest {

  private static final int SEEDS = 1000;
  private static final double[] SCORES = {0.15, 0.1, 0.5, 0.1, 0.15};
  private static final double[] LOPSIDED = {0.02, 0.03, 0.2, 0.2, 0.55};

  private static PairScores scores(Integer... counts) {
    return new PairScores(List.of(counts));
  }

  private static OptionalDouble residual(PairScores own, PairScores others) {
    PairResidual residual = new PairResidual();
    residual.add(own, own.plus(others));
    return residual.value();
  }

  private static int lot(SplittableRandom lots, double[] distribution) {
    double left = lots.nextDouble();
    int points = 0;
    while (points < 4 && left >= distribution[points]) {
      left -= distribution[points];
      points++;
    }
    return points;
  }

  private static PairScores drawn(SplittableRandom lots, int pairs, double[] distribution) {
    return counted(IntStream.range(0, pairs).map(pair -> lot(lots, distribution)));
  }

  /** Returns scores in which the first player loses an additional third of its games. */
  private static PairScores shifted(SplittableRandom lots, int pairs, double[] distribution) {
    return counted(
        IntStream.range(0, pairs)
            .map(
                pair -> {
                  int points = lot(lots, distribution);
                  int first = points / 2;
                  int lost = lots.nextInt(3) == 0 ? first : 0;
                  return points - lost - (lots.nextInt(3) == 0 ? points - first : 0);
                }));
  }

  private static PairScores counted(IntStream points) {
    int[] counts = new int[5];
    points.forEach(each -> counts[each]++);
    return new PairScores(Arrays.stream(counts).boxed().toList());
  }

  @ParameterizedTest
  @CsvSource({"1, 30, 60", "1, 50, 500", "10, 7, 14"})
  void healthyMachineStaysBelowThree(int pairings, int own, int others) {
    for (double[] distribution : new double[][] {SCORES, LOPSIDED}) {
      int above = 0;
      for (int seed = 0; seed < SEEDS; seed++) {
        SplittableRandom lots = new SplittableRandom(seed);
        PairResidual residual = new PairResidual();
        for (int i = 0; i < pairings; i++) {
          PairScores mine = drawn(lots, own, distribution);
          residual.add(mine, mine.plus(drawn(lots, others, distribution)));
        }
        above += residual.value().orElse(0) > MachineRow.SUSPICIOUS ? 1 : 0;
      }
      assertThat(above).isLessThan(SEEDS / 200);
    }
  }

  @Test
  void machineWithAdditionalLossesIsAboveThree() {
    int above = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      SplittableRandom lots = new SplittableRandom(seed);
      double residual =
          residual(shifted(lots, 150, SCORES), drawn(lots, 500, SCORES)).orElseThrow();
      above += residual > MachineRow.SUSPICIOUS ? 1 : 0;
    }
    assertThat(above).isGreaterThan(SEEDS - SEEDS / 50);
  }

  /** Chi-square of both rows and the quantile of its probability, as in Fishtest. */
  @Test
  void isTheNormalQuantileOfChiSquare() {
    int[] own = {5, 12, 50, 20, 23};
    int[] others = {40, 30, 200, 60, 30};
    double chiSquare = 0;
    int owns = Arrays.stream(own).sum();
    int all = owns + Arrays.stream(others).sum();
    for (int i = 0; i < own.length; i++) {
      double expected = (double) (own[i] + others[i]) * owns / all;
      double rest = own[i] + others[i] - expected;
      chiSquare += Math.pow(own[i] - expected, 2) / expected;
      chiSquare += Math.pow(others[i] - rest, 2) / rest;
    }
    double probability = ChiSquaredDistribution.of(4).survivalProbability(chiSquare);
    double exact = NormalDistribution.of(0, 1).inverseSurvivalProbability(probability);
    assertThat(exact).isGreaterThan(1);
    assertThat(residual(scores(5, 12, 50, 20, 23), scores(40, 30, 200, 60, 30)).orElseThrow())
        .isCloseTo(exact, within(0.05));
  }

  /** The slow reference: the share of random permutations with at least this difference. */
  @Test
  void agreesWithPermutations() {
    SplittableRandom lots = new SplittableRandom(7);
    int[] points = {
      0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, // of the machine
      0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4,
      1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4
    };
    double measured = residual(points).orElseThrow();
    int deals = 20_000;
    int asFar = 0;
    for (int deal = 0; deal < deals; deal++) {
      for (int i = points.length - 1; i > 0; i--) {
        int other = lots.nextInt(i + 1);
        int kept = points[i];
        points[i] = points[other];
        points[other] = kept;
      }
      asFar += residual(points).orElseThrow() >= measured ? 1 : 0;
    }
    double permuted =
        NormalDistribution.of(0, 1).inverseSurvivalProbability((double) asFar / deals);
    assertThat(permuted).isGreaterThan(1);
    assertThat(measured).isCloseTo(permuted, within(0.1));
  }

  private static OptionalDouble residual(int... points) {
    return residual(
        counted(Arrays.stream(points).limit(20)), counted(Arrays.stream(points).skip(20)));
  }

  @Test
  void isEmptyWithTooFewPairs() {
    assertThat(residual(scores(0, 0, 0, 0, 0), scores(9, 9, 9, 9, 9))).isEmpty();
    assertThat(residual(scores(9, 9, 9, 9, 9), scores(0, 0, 0, 0, 0))).isEmpty();
    assertThat(residual(scores(1, 0, 0, 0, 1), scores(9, 9, 9, 9, 9))).isEmpty();
    assertThat(residual(scores(0, 0, 50, 0, 0), scores(0, 0, 50, 0, 0))).isEmpty();
  }

  /** Rare scores are merged with their neighbours before the comparison. */
  @Test
  void mergesRareScores() {
    assertThat(residual(scores(1, 9, 0, 9, 1), scores(0, 10, 0, 10, 0)))
        .isEqualTo(residual(scores(0, 10, 0, 10, 0), scores(0, 10, 0, 10, 0)))
        .hasValue(0);
    assertThat(residual(scores(100, 0, 0, 0, 0), scores(0, 0, 0, 0, 100)).orElseThrow())
        .isGreaterThan(10)
        .isFinite();
  }
}
