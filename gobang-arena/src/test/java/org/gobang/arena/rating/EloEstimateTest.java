package org.gobang.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloEstimateTest {

  private static EloEstimate of(Integer... counts) {
    return EloEstimate.of(new PairScores(List.of(counts)));
  }

  @Test
  void convertsAScoreToALead() {
    assertThat(of(0, 0, 10, 0, 0).elo()).isZero();
    assertThat(of(10, 0, 0, 0, 30).elo()).as("3 to 1").isCloseTo(190.849, within(1e-3));
    assertThat(of(1, 2, 3, 4, 1).elo()).isCloseTo(31.6725, within(1e-3));
  }

  /** With many pairs, the interval is that of mean and deviation (Fishtest, get_elo). */
  @Test
  void usesTheIntervalOfTheMeanForManyPairs() {
    EloEstimate estimate = of(1000, 2000, 4000, 2200, 1200);
    double deviation = Math.sqrt(0.077916974852071 / 10400);
    assertThat(estimate.low()).isCloseTo(Elo.of(0.514423 - 1.96 * deviation), within(0.02));
    assertThat(estimate.high()).isCloseTo(Elo.of(0.514423 + 1.96 * deviation), within(0.02));
    assertThat(estimate.superiority()).isGreaterThan(0.9999);
  }

  @Test
  void isMirroredForTheOtherPlayer() {
    PairScores pairs = new PairScores(List.of(3, 1, 9, 4, 8));
    EloEstimate mine = EloEstimate.of(pairs);
    EloEstimate yours = EloEstimate.of(pairs.mirrored());
    assertThat(yours.elo()).isCloseTo(-mine.elo(), within(1e-6));
    assertThat(yours.low()).isCloseTo(-mine.high(), within(1e-6));
    assertThat(yours.high()).isCloseTo(-mine.low(), within(1e-6));
    assertThat(yours.superiority()).isCloseTo(1 - mine.superiority(), within(1e-9));
  }

  @Test
  void onlyWinsHaveAFiniteLowerBound() {
    EloEstimate few = of(0, 0, 0, 0, 5);
    EloEstimate many = of(0, 0, 0, 0, 50);
    assertThat(few.elo()).isEqualTo(many.elo()).isCloseTo(1200, within(1.0));
    assertThat(few.high()).isCloseTo(1200, within(1.0));
    assertThat(few.low()).isBetween(-100.0, 100.0);
    assertThat(many.low()).isBetween(450.0, 600.0);
    assertThat(many.superiority()).isGreaterThan(0.999);
  }

  @Test
  void isUnknownWithoutGames() {
    EloEstimate nothing = EloEstimate.of(PairScores.NONE);
    assertThat(nothing.elo()).isZero();
    assertThat(nothing.low()).isCloseTo(-1200, within(1.0));
    assertThat(nothing.high()).isCloseTo(1200, within(1.0));
    assertThat(nothing.superiority()).isEqualTo(0.5);
  }

  /** Two thousand matches each: 95% of intervals contain the true value, for all kinds of pairs. */
  @ParameterizedTest
  @CsvSource({
    "10,   0, 0,   0",
    "25, 100, 0,   0",
    "50,   0, 0.5, 0.9",
    "50, 200, 0.2, 0.5",
    "200, 50, 0.8, 1",
  })
  void intervalsContainTheTrueValue(int count, double elo, double draws, double bias) {
    SyntheticMatch match = new SyntheticMatch(count, draws, bias);
    int matches = 2000;
    int held = 0;
    for (int i = 0; i < matches; i++) {
      EloEstimate estimate = EloEstimate.of(match.pairs(count, Elo.score(elo)));
      held += estimate.low() <= elo && elo <= estimate.high() ? 1 : 0;
    }
    assertThat(held / (double) matches).isBetween(0.93, 0.975);
  }

  /** Without a difference, a likelihood above 95% occurs in 5 of 100 matches. */
  @Test
  void rarelyClaimsSuperiorityOfEqualPlayers() {
    SyntheticMatch match = new SyntheticMatch(3, 0.3, 0.5);
    int matches = 2000;
    int claimed = 0;
    for (int i = 0; i < matches; i++) {
      claimed += EloEstimate.of(match.pairs(40, 0.5)).superiority() > 0.95 ? 1 : 0;
    }
    assertThat(claimed / (double) matches).isBetween(0.03, 0.07);
  }
}
