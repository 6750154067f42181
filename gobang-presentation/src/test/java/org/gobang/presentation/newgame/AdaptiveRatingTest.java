package org.gobang.presentation.newgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.Random;
import org.gobang.api.Option;
import org.gobang.presentation.support.PersonRating;
import org.junit.jupiter.api.Test;

class AdaptiveRatingTest {

  private static final Option.Whole LEVEL = new Option.Whole("level", 1, 10, 10);

  /** Without declared ratings: steps of 200 from 0. */
  private static final LevelRatings LEVELS = new LevelRatings(LEVEL, level -> OptionalInt.empty());

  /** With ratings in steps of 100 from -50. */
  private static final LevelRatings RATED =
      new LevelRatings(LEVEL, level -> OptionalInt.of((int) (100 * level - 150)));

  private static AdaptiveRating rating(double elo, double deviation, String recent) {
    return new AdaptiveRating(new PersonRating(elo, deviation), recent);
  }

  @Test
  void startsAtTheChosenLevel() {
    for (long level = LEVEL.from(); level <= LEVEL.to(); level++) {
      assertThat(AdaptiveRating.at(level, LEVELS).level(LEVELS)).isEqualTo(level);
      assertThat(AdaptiveRating.at(level, RATED).level(RATED)).isEqualTo(level);
    }
  }

  @Test
  void adaptsFastAtFirstAndSlowerLater() {
    AdaptiveRating first = AdaptiveRating.at(3, LEVELS);
    AdaptiveRating later = first;
    for (int i = 0; i < 50; i++) {
      later = later.after(3, LEVELS, 0.5);
    }
    double early = first.after(3, LEVELS, 1).rating().elo() - first.rating().elo();
    double late = later.after(3, LEVELS, 1).rating().elo() - later.rating().elo();
    assertThat(early).isBetween(60.0, 100.0);
    assertThat(late).isBetween(30.0, 50.0);
  }

  /** Humans of all strengths with results according to their ratings. */
  @Test
  void aHumanScoresAboutHalf() {
    Random random = new Random(11);
    for (int elo = 100; elo <= 1700; elo += 200) {
      AdaptiveRating rating = AdaptiveRating.at(3, LEVELS);
      double score = 0;
      int games = 2000;
      for (int i = 0; i < games; i++) {
        long level = rating.level(LEVELS);
        double wins = 1 / (1 + Math.pow(10, (LEVELS.elo(level) - elo) / 400));
        double result = random.nextDouble() < wins ? 1 : 0;
        rating = rating.after(level, LEVELS, result);
        score += i < 20 ? 0 : result;
      }
      assertThat(score / (games - 20)).as("a human of %s Elo", elo).isBetween(0.45, 0.62);
    }
  }

  @Test
  void staysWithinTheLevels() {
    assertThat(rating(-900, 118, "").level(LEVELS)).isEqualTo(1);
    assertThat(rating(9000, 118, "").level(LEVELS)).isEqualTo(10);
  }

  @Test
  void readsItsWrittenForm() {
    AdaptiveRating rating = rating(412.5, 156.25, "wdl");
    assertThat(AdaptiveRating.parse(rating.toString())).contains(rating);
    AdaptiveRating fresh = AdaptiveRating.at(3, RATED);
    assertThat(AdaptiveRating.parse(fresh.toString())).contains(fresh);
    for (String text :
        new String[] {"", "1 2", "NaN 3 w", "1 99 w", "1 4 x", "1 4 wwww", "x y z"}) {
      assertThat(AdaptiveRating.parse(text)).as(text).isEmpty();
    }
  }
}
