package org.gobang.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.gobang.arena.rating.Sprt.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sequential test: its ratios against another program, and its error rates. */
class SprtTest {

  /** Computed with Fishtest's LLRcalc.py, {@code LLR_logistic}. */
  @ParameterizedTest
  @CsvSource({
    "10 20 30 25 15     ,  0, 10,  0.482286",
    "10 20 30 25 15     , -5,  5,  0.594863",
    "0 3 40 8 1         ,  0, 10,  1.242192",
    "0 3 40 8 1         ,  0, 50,  0.118526",
    "100 200 400 220 120,  0, 10,  1.386040",
    "100 200 400 220 120,  0, 50, -20.239899",
    "1 1 1 1 1          , -5,  5,  0",
    "0 0 0 0 12         ,  0, 50,  1.603349",
    "5 0 10 0 9         ,  0, 50,  0.567357",
  })
  void returnsTheRatioOfFishtest(String counts, double elo0, double elo1, double ratio) {
    List<Integer> pairs = Arrays.stream(counts.split(" ", -1)).map(Integer::valueOf).toList();
    assertThat(new Sprt(elo0, elo1, 0.05, 0.05).ratio(new PairScores(pairs)))
        .isCloseTo(ratio, within(2e-6));
  }

  @Test
  void usesTheBoundsOfWald() {
    Sprt sprt = new Sprt(0, 10, 0.05, 0.05);
    assertThat(sprt.lower()).isCloseTo(-2.944439, within(1e-6));
    assertThat(sprt.upper()).isCloseTo(2.944439, within(1e-6));
    assertThat(new Sprt(0, 10, 0.01, 0.2).lower()).isCloseTo(-1.599388, within(1e-6));
    assertThat(new Sprt(0, 10, 0.01, 0.2).upper()).isCloseTo(4.382027, within(1e-6));
  }

  @Test
  void decidesNothingBeforeTheFirstPair() {
    assertThat(new Sprt(0, 10, 0.4, 0.4).verdict(PairScores.NONE)).isEqualTo(Verdict.OPEN);
  }

  /** A thousand runs each: the errors stay near their limits, for all kinds of pairs. */
  @ParameterizedTest
  @CsvSource({"0, 0", "0.6, 0", "0.3, 0.9"})
  void keepsTheErrorRates(double draws, double bias) {
    Sprt sprt = new Sprt(0, 120, 0.1, 0.05);
    SyntheticMatch match = new SyntheticMatch(7, draws, bias);
    int runs = 1000;
    double wrongUnder0 = runs(match, sprt, 0, Verdict.H1, runs) / (double) runs;
    double wrongUnder1 = runs(match, sprt, 120, Verdict.H0, runs) / (double) runs;
    // Wald's bounds limit the sum of the errors; the overshoot at the end reduces it.
    assertThat(wrongUnder0).isBetween(0.02, 0.125);
    assertThat(wrongUnder1).isBetween(0.005, 0.07);
  }

  private static int runs(SyntheticMatch match, Sprt sprt, double elo, Verdict wanted, int runs) {
    int found = 0;
    for (int run = 0; run < runs; run++) {
      PairScores pairs = PairScores.NONE;
      Verdict verdict = Verdict.OPEN;
      while (verdict == Verdict.OPEN) {
        pairs = pairs.plus(match.pair(Elo.score(elo)));
        verdict = sprt.verdict(pairs);
      }
      found += verdict == wanted ? 1 : 0;
    }
    return found;
  }

  @ParameterizedTest
  @CsvSource({
    "5, 5, .05, .05",
    "5, 0, .05, .05",
    "NaN, 1, .05, .05",
    "0, 1e9, .05, .05",
    "0, 5, 0, .05",
    "0, 5, .05, .5",
    "0, 5, NaN, .05"
  })
  void refusesInvalidNumbers(double elo0, double elo1, double alpha, double beta) {
    assertThatThrownBy(() -> new Sprt(elo0, elo1, alpha, beta))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
