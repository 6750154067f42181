package org.gobang.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeadTestTest {

  /** Plays pairs with a share of wins until a verdict. */
  private static LeadTest.Verdict verdict(double share, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    LeadTest test = new LeadTest(50, 0.05);
    for (int pairs = 0; pairs < 5_000 && test.verdict() == LeadTest.Verdict.OPEN; pairs++) {
      int first = random.nextDouble() < share ? 2 : 0;
      test.add(first + (random.nextDouble() < share ? 2 : 0));
    }
    return test.verdict();
  }

  @ParameterizedTest
  @CsvSource({"0.64, STRONGER", "0.5, EQUAL", "0.36, WEAKER"})
  void verdictIsRightInNearlyAllRuns(double share, LeadTest.Verdict right) {
    int wrong = 0;
    for (long seed = 0; seed < 100; seed++) {
      wrong += verdict(share, seed) == right ? 0 : 1;
    }
    assertThat(wrong).isLessThanOrEqualTo(10);
  }

  @Test
  void verdictIsFinal() {
    LeadTest test = new LeadTest(50, 0.05);
    while (test.verdict() == LeadTest.Verdict.OPEN) {
      test.add(4);
    }
    for (int pairs = 0; pairs < 100; pairs++) {
      test.add(0);
    }
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.STRONGER);
  }

  @Test
  void returnsNoVerdictForFewPairs() {
    LeadTest test = new LeadTest(50, 0.05);
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.OPEN);
    test.add(3);
    assertThat(test.verdict()).isEqualTo(LeadTest.Verdict.OPEN);
  }
}
