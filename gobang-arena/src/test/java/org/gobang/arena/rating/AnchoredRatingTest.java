package org.gobang.arena.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.gobang.arena.rating.AnchoredRating.Anchor;
import org.junit.jupiter.api.Test;

class AnchoredRatingTest {

  private static PairScores pairs(Integer... counts) {
    return new PairScores(List.of(counts));
  }

  @Test
  void equalScoreReturnsTheRatingOfTheOpponent() {
    AnchoredRating rating = AnchoredRating.of(List.of(new Anchor(300, pairs(10, 0, 30, 0, 10))));
    assertThat(rating.elo()).isCloseTo(300, within(0.01));
    assertThat(rating.low()).isCloseTo(600 - rating.high(), within(0.01));
  }

  @Test
  void threeQuartersOfThePointsAre191EloMore() {
    AnchoredRating rating =
        AnchoredRating.of(List.of(new Anchor(-100, pairs(0, 0, 1000, 0, 1000))));
    assertThat(rating.elo()).isCloseTo(91, within(1.0));
  }

  @Test
  void combinesOpponents() {
    // Equal scores against opponents of equal ratings are the same evidence.
    AnchoredRating rating =
        AnchoredRating.of(
            List.of(
                new Anchor(0, pairs(0, 0, 1000, 0, 1000)),
                new Anchor(190.85, pairs(500, 0, 1000, 0, 500))));
    assertThat(rating.elo()).isCloseTo(190.85, within(1.0));
  }

  @Test
  void morePairsNarrowTheInterval() {
    AnchoredRating few = AnchoredRating.of(List.of(new Anchor(0, pairs(5, 0, 5, 0, 5))));
    AnchoredRating many = AnchoredRating.of(List.of(new Anchor(0, pairs(500, 0, 500, 0, 500))));
    assertThat(many.margin()).isCloseTo(few.margin() / 10, within(few.margin() / 50));
  }

  @Test
  void alwaysSharedPairsNarrowTheIntervalMoreThanTheirGames() {
    AnchoredRating shared = AnchoredRating.of(List.of(new Anchor(0, pairs(0, 0, 20, 0, 0))));
    AnchoredRating split = AnchoredRating.of(List.of(new Anchor(0, pairs(10, 0, 0, 0, 10))));
    assertThat(shared.elo()).isCloseTo(split.elo(), within(0.01));
    assertThat(shared.margin()).isLessThan(split.margin() / 2);
  }

  @Test
  void onlyWinsReturnARatingWithAWideInterval() {
    AnchoredRating rating = AnchoredRating.of(List.of(new Anchor(0, pairs(0, 0, 0, 0, 20))));
    assertThat(rating.elo()).isBetween(500.0, 1000.0);
    assertThat(rating.low()).isGreaterThan(0);
    assertThat(rating.margin()).isGreaterThan(200);
  }
}
